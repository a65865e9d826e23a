//! The protocol every game speaks. A game is one plain value that waits on questions; whoever
//! plays, stores, checks or shows games does it through the trait [`Game`] and needs no other word.

mod bit_set;
mod chair;
mod chance;
pub mod contract;
mod eager;
mod fingerprint;
mod game;
pub mod ledger;
mod named;
mod record;
mod seat;
mod session;

pub use chair::{Bot, Chair};
pub use chance::{Rng, Seed, SeedError};
pub use eager::eager_choice;
pub use fingerprint::fingerprint;
pub use game::{Game, Illegal, Line, Outcome, OutcomeKind, SetupError, Sheet};
pub use ledger::RuleId;
pub use record::{Continuation, End, MAX_BYTES, MAX_MOVES, Record, RecordError, Replay};
pub use seat::{MAX_SEATS, Seat, SeatError, SeatSet, Viewer};
pub use session::{Session, Snapshot, UndoError};
