//! Running games: who may see what of them, how a move gets in, and how bots answer.

mod attendance;
mod bells;
mod bots;
mod bounds;
mod clock;
mod deed;
mod hall;
mod heard;
mod hints;
mod house;
mod labour;
mod load;
mod nodes;
mod past;
mod patience;
mod play;
mod recent;
mod record;
mod rehearse;
mod replay;
mod room;
mod running;
mod seen;
mod shown;
mod standing;
mod succession;
mod tables;
mod thinking;
mod times;
mod title;
mod turn;
mod typed;
mod undo;

pub(crate) use attendance::Page;
pub(crate) use bells::{Ring, Rung};
pub(crate) use hall::Hall;
pub(crate) use house::House;
#[cfg(test)]
pub(crate) use nodes::Neighbour;
#[cfg(test)]
pub(crate) use play::beginning;
pub use rehearse::Rehearsal;
pub use room::Hosts;
pub(crate) use room::{Room, Rooms, Told};
#[cfg(test)]
pub(crate) use tables::Tables;
pub(crate) use thinking::Study;
pub(crate) use title::Title;
