//! Running games: who may see what of them, how a move gets in, and how bots answer.

mod bells;
mod bots;
mod bounds;
mod clock;
mod deed;
mod hall;
mod heard;
mod hints;
mod load;
mod nodes;
mod past;
mod play;
mod recent;
mod rehearse;
mod replay;
mod running;
mod seen;
mod standing;
mod succession;
mod thinking;
mod times;
mod undo;

pub(crate) use bells::{Ring, Rung};
pub use hall::Hall;
pub use rehearse::{Rehearsal, rehearse};
pub(crate) use replay::{moment, retell, untellable};
