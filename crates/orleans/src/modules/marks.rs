//! Markers on completed objectives.

use serde::{Deserialize, Serialize};

/// Which objectives of a board are completed, and since when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Marks {
    /// One bit for each objective, in the order of the board.
    pub done: u8,
    /// The round in which the last one was completed; 0 before that.
    pub last: u8,
}

impl Marks {
    /// Whether an objective is completed.
    pub fn has(self, nth: usize) -> bool {
        self.done >> nth & 1 != 0
    }

    /// How many are completed.
    pub fn len(self) -> usize {
        self.done.count_ones() as usize
    }

    /// Whether none is completed.
    pub fn is_empty(self) -> bool {
        self.done == 0
    }

    /// The first that is not completed.
    pub(crate) fn next(self) -> usize {
        self.done.trailing_ones() as usize
    }

    /// Marks one as completed.
    pub(crate) fn mark(&mut self, nth: usize, round: u8) {
        self.done |= 1 << nth;
        self.last = round;
    }
}
