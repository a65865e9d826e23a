//! Everything the program says about a game of Orléans, in sentences: one file per kind of thing.
//!
//! Words are made from views and from the events a viewer may see, never from the true state.

mod alone;
pub(crate) mod board;
pub(crate) mod count;
mod duel;
pub(crate) mod event;
pub(crate) mod gist;
mod invasion;
pub(crate) mod map;
pub(crate) mod moves;
pub(crate) mod on_tiles;
mod partners;
mod plague;
mod prosperity;
pub(crate) mod question;
pub(crate) mod rule;
pub(crate) mod score;
pub(crate) mod table;
#[cfg(test)]
mod tests;
pub(crate) mod tile_event;
pub(crate) mod tile_moves;
pub(crate) mod tile_question;
mod tours;
pub(crate) mod trade_event;
pub(crate) mod trade_moves;
pub(crate) mod trade_question;
pub(crate) mod trade_table;

/// Who sits where, and what they play.
pub(crate) type Names = crate::speech::Names<orleans::State>;
