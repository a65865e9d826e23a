//! One simulated game.

use crate::games::Playable;
use crate::lineup::{self, Limits};
use anyhow::{Context, Result};
use bots::Desk;
use tabletop::{Outcome, Seed, fingerprint};

/// What is kept of a finished game.
pub(crate) struct Finished {
    /// Scores and winners.
    pub(crate) outcome: Outcome,
    /// How many decisions were made.
    pub(crate) decisions: u64,
    /// The fingerprint of the last state.
    pub(crate) fingerprint: String,
}

impl Finished {
    /// Plays game `nth` of a series to its end.
    pub(crate) fn play<G: Playable>(
        setup: &G::Setup,
        series: u64,
        nth: u64,
        names: &[String],
        desk: &mut Desk<G>,
    ) -> Result<Finished> {
        let seed = Seed::of_series(series, nth);
        let mut game = G::new(setup, seed)?;
        let mut bots = lineup::for_game(names, seed, Limits::default())?;
        let decisions = bots::play_out(&mut game, &mut bots, desk)?;
        let outcome = game.outcome().context("a finished game has an outcome")?;
        Ok(Finished { outcome, decisions, fingerprint: fingerprint(&game) })
    }
}
