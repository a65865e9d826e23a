//! One simulated game.

use crate::lineup::{self, Limits};
use anyhow::{Context, Result};
use orleans::{Event, Move, Setup, State};
use tabletop::{Chair, Game, Outcome, Seed, fingerprint};

/// What is kept of a finished game.
pub(crate) struct Finished {
    /// Scores and winners.
    pub(crate) outcome: Outcome,
    /// How many decisions were made.
    pub(crate) decisions: u64,
    /// The fingerprint of the last state.
    pub(crate) fingerprint: String,
}

/// What one thread uses again for every game.
#[derive(Default)]
pub(crate) struct Desk {
    options: Vec<Move>,
    log: Vec<Event>,
}

impl Desk {
    /// Plays game `nth` of a series to its end.
    pub(crate) fn play(&mut self, setup: &Setup, series: u64, nth: u64, names: &[String]) -> Result<Finished> {
        let seed = Seed::of_series(series, nth);
        let mut state = State::new(setup, seed)?;
        let mut bots = lineup::for_game(names, seed, Limits::default())?;
        let mut decisions = 0;
        while let Some(seat) = state.asked().first() {
            // The chair makes a view only if the bot asks for one.
            let chair = Chair::new(&state, seat);
            chair.options(&mut self.options);
            let bot = bots.get_mut(seat.index()).context("every seat has a bot")?;
            let mv = bot.choose(&chair, &self.options);
            self.log.clear();
            state.play(seat, mv, &mut self.log);
            decisions += 1;
        }
        let outcome = state.outcome().context("a finished game has an outcome")?;
        Ok(Finished { outcome, decisions, fingerprint: fingerprint(&state) })
    }
}
