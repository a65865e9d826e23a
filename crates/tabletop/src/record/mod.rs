//! A saved game: what was agreed, the seed, and every move. All else follows by replaying it.

mod continued;
mod error;
mod replay;
mod text;

pub use continued::Continuation;
pub use error::RecordError;
pub use replay::Replay;
pub(crate) use text::Page;
pub use text::{MAX_BYTES, MAX_MOVES};

use crate::{Game, Seat, Seed, fingerprint};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// One game from its set-up to its latest move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    rules: u32,
    setup: G::Setup,
    /// What the game was laid out with.
    seed: Seed,
    /// Where the game was taken up again with new chance, in the order of the moves.
    continued: Vec<Continuation>,
    moves: Vec<(Seat, G::Move)>,
    end: Option<End>,
}

/// How a game ended, so that a replay can be compared with what was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// The score of every seat.
    pub scores: Vec<i32>,
    /// Who won; several if they share the victory.
    pub winners: Vec<Seat>,
    /// The fingerprint of the last state.
    pub fingerprint: String,
}

impl End {
    /// The end of `game`, or nothing while it goes on.
    pub fn of<G: Game>(game: &G) -> Option<End> {
        let outcome = game.outcome()?;
        Some(End {
            scores: outcome.sheets.iter().map(|sheet| sheet.total).collect(),
            winners: outcome.winners.iter().collect(),
            fingerprint: fingerprint(game),
        })
    }
}

impl<G: Game> Record<G> {
    /// The record of a game that nobody has moved in yet.
    pub fn new(setup: G::Setup, seed: Seed) -> Record<G> {
        Record::begun_by(G::RULES_VERSION, setup, seed)
    }

    fn begun_by(rules: u32, setup: G::Setup, seed: Seed) -> Record<G> {
        Record { rules, setup, seed, continued: Vec::new(), moves: Vec::new(), end: None }
    }

    /// The rules version the game was begun with.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed that chance comes from now: a secret until the game is over.
    pub fn seed(&self) -> Seed {
        self.continued.last().map_or(self.seed, |continuation| continuation.seed)
    }

    /// What is published of the seed when the game starts.
    pub fn seed_hash(&self) -> String {
        self.seed().hash()
    }

    /// Every move, with the seat that made it.
    pub fn moves(&self) -> &[(Seat, G::Move)] {
        &self.moves
    }

    /// How many moves were made.
    pub fn n_moves(&self) -> usize {
        self.moves.len()
    }

    /// How the game ended, if it has.
    pub fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// Appends a move that the game has accepted.
    pub fn push(&mut self, seat: Seat, mv: G::Move) {
        self.moves.push((seat, mv));
    }

    /// Writes down the end, if `game` is over. `game` is the state after the last move.
    pub fn finish(&mut self, game: &G) {
        self.end = End::of(game);
    }

    /// Takes out a move that was taken back.
    pub(crate) fn remove(&mut self, index: usize) {
        self.moves.remove(index);
        self.end = None;
    }

    /// Takes off the moves after the first `n` and gives them.
    pub(crate) fn split_off(&mut self, n: usize) -> Vec<(Seat, G::Move)> {
        self.end = None;
        self.moves.split_off(n)
    }

    /// The state after the last move.
    pub fn replay(&self) -> Result<G, RecordError> {
        self.replay_to(self.n_moves())
    }

    /// The state after the first `n` moves.
    pub fn replay_to(&self, n: usize) -> Result<G, RecordError> {
        let mut replay = Replay::new(self)?;
        replay.go_to(n)?;
        Ok(replay.into_state())
    }

    /// Replays everything and compares the end with the one written down; gives the last state.
    pub fn check(&self) -> Result<G, RecordError> {
        let state = self.replay()?;
        if self.ends_as(End::of(&state).as_ref()) { Ok(state) } else { Err(RecordError::OtherEnd) }
    }

    /// Whether a game with this record may end like this. One of older rules is known by its scores and winners:
    /// its last state may have been written down in another form.
    pub(crate) fn ends_as(&self, end: Option<&End>) -> bool {
        match (&self.end, end) {
            (Some(told), Some(end)) if self.rules < G::RULES_VERSION => {
                (&told.scores, &told.winners) == (&end.scores, &end.winners)
            }
            (told, end) => told.as_ref() == end,
        }
    }

    /// Makes sure that the rules of this program tell the game that was played. One of older rules must be over
    /// and come to the end it states; whatever else may have changed, nobody played it otherwise.
    pub(crate) fn holds(&self) -> Result<(), RecordError> {
        let (found, ours) = (self.rules, G::RULES_VERSION);
        let comes_to_its_end = || {
            let mut replay = Replay::begin(self).ok()?;
            replay.go_to(self.n_moves()).ok()?;
            self.ends_as(Some(&End::of(replay.state())?)).then_some(())
        };
        match found.cmp(&ours) {
            Ordering::Equal => Ok(()),
            Ordering::Less if comes_to_its_end().is_some() => Ok(()),
            _ => Err(RecordError::OtherRules { found, ours }),
        }
    }
}
