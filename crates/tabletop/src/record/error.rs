//! What can be wrong with a record, each as one sentence that says what to do.

use super::{MAX_BYTES, MAX_MOVES};
use crate::{RuleId, SetupError};

/// Why a record cannot be read or replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// More text than any saved game has.
    #[error("this file has more than {} MB, far more than any saved game: choose another file", MAX_BYTES >> 20)]
    TooLarge,
    /// More moves than any game has.
    #[error("this record has more than {MAX_MOVES} moves, far more than any game: choose another file")]
    TooManyMoves,
    /// Not JSON, or JSON of something else.
    #[error("this is not a saved game: choose a file that this program has saved")]
    NotARecord,
    /// A record whose text is cut off or changed.
    #[error("this saved game is damaged ({detail}): use another copy of the file")]
    Damaged {
        /// What the reader stumbled over, and where.
        detail: String,
    },
    /// A record of some other game.
    #[error("this is a saved game of `{found}`, not of `{expected}`: open it in `{found}`")]
    OtherGame {
        /// The game the record names.
        found: String,
        /// The game that was to be read.
        expected: &'static str,
    },
    /// A record played by other rules.
    #[error("this game was played by rules version {found}, and this program has version {ours}: {}", advice(*.found, *.ours))]
    OtherRules {
        /// The rules version of the record.
        found: u32,
        /// The rules version of this program.
        ours: u32,
    },
    /// The seed is not the one whose hash was published.
    #[error("the seed does not fit its published hash, so one of them was changed: ask for the original record")]
    SeedHash,
    /// The set-up cannot be played.
    #[error("the set-up of this record cannot be played ({0}): use another copy of the file")]
    Setup(#[from] SetupError),
    /// A move of a seat the table does not have.
    #[error("move {number} belongs to seat {seat}, which this table does not have: use another copy of the file")]
    NoSuchSeat {
        /// The number of the move, counted from 1.
        number: usize,
        /// The seat it names.
        seat: u8,
    },
    /// A move the rules forbid.
    #[error("move {number} of seat {seat} is not allowed by rule {rule}: use another copy of the file")]
    IllegalMove {
        /// The number of the move, counted from 1.
        number: usize,
        /// The seat that made it.
        seat: u8,
        /// The rule that forbids it.
        rule: RuleId,
    },
    /// A place in the game that lies behind its last move.
    #[error("this record has {n_moves} moves and no move {wanted}: choose a number from 0 to {n_moves}")]
    NoSuchMove {
        /// The number asked for.
        wanted: usize,
        /// How many moves there are.
        n_moves: usize,
    },
    /// The replay ends otherwise than the record says.
    #[error("replaying this record gives another end than it states, so it was changed: ask for the original record")]
    OtherEnd,
    /// The snapshot of a running game is damaged or belongs to another game.
    #[error("the snapshot of this saved game is damaged: load the game from its moves alone")]
    Snapshot,
}

fn advice(found: u32, ours: u32) -> &'static str {
    if found > ours { "update this program" } else { "open it with an older version of this program" }
}
