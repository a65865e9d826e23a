//! Moves seen so far, to be tried where they are not legal.

use super::walk::choose;
use crate::Rng;

/// Enough to hold every kind of move of a large game; then newcomers replace others at random.
const MOST: usize = 2_000;

/// A bounded collection of moves from this and earlier games.
pub(super) struct Pool<M> {
    moves: Vec<M>,
}

impl<M: Copy> Pool<M> {
    pub(super) fn new() -> Pool<M> {
        Pool { moves: Vec::new() }
    }

    pub(super) fn remember(&mut self, mv: M, rng: &mut Rng) {
        if self.moves.len() < MOST {
            self.moves.push(mv);
        } else {
            self.moves[rng.below(MOST as u32) as usize] = mv;
        }
    }

    pub(super) fn draw(&self, rng: &mut Rng) -> Option<M> {
        choose(&self.moves, rng).copied()
    }
}
