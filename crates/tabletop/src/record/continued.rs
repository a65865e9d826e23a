//! Games that take up another one at some move and play on with new chance.

use super::{Record, RecordError};
use crate::{Game, Seed};

/// Where a game was taken up again. The seed before may be known to everybody; this one is new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// How many moves come from the earlier game.
    pub at: usize,
    /// What chance comes from after them.
    pub seed: Seed,
}

impl<G: Game> Record<G> {
    /// The earlier games this one comes from, oldest first.
    pub fn continued(&self) -> &[Continuation] {
        &self.continued
    }

    /// The record of a new game that begins after the first `at` moves of this one, with its own chance and by the
    /// rules of today.
    pub fn continue_at(&self, at: usize, seed: Seed) -> Result<Record<G>, RecordError> {
        let Some(moves) = self.moves.get(..at) else {
            return Err(RecordError::NoSuchMove { wanted: at, n_moves: self.n_moves() });
        };
        self.holds()?;
        let earlier = self.continued.iter().filter(|continuation| continuation.at < at).copied();
        Ok(Record {
            rules: G::RULES_VERSION,
            setup: self.setup.clone(),
            seed: self.seed,
            continued: earlier.chain([Continuation { at, seed }]).collect(),
            moves: moves.to_vec(),
            end: None,
        })
    }

    /// This game when its players sat down: no move is made yet, but for those of the game it continues.
    pub fn start(&self) -> Record<G> {
        let moves = self.moves.iter().take(self.n_moves_before()).copied().collect();
        Record {
            continued: self.continued.clone(),
            moves,
            ..Record::begun_by(self.rules, self.setup.clone(), self.seed)
        }
    }

    /// How many moves were made before this game's players sat down.
    pub fn n_moves_before(&self) -> usize {
        self.continued.last().map_or(0, |continuation| continuation.at)
    }

    /// The new chance that comes into the game after so many moves, if any does.
    pub(super) fn chance_after(&self, n_moves: usize) -> Option<Seed> {
        let found = self.continued.iter().find(|continuation| continuation.at == n_moves);
        found.map(|continuation| continuation.seed)
    }
}
