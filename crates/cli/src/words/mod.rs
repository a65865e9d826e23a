//! Everything the program says about a game, in sentences: one file per kind of thing.
//!
//! Words are made from views and from the events a viewer may see, never from the true state.

pub(crate) mod around;
pub(crate) mod board;
pub(crate) mod count;
pub(crate) mod event;
pub(crate) mod gist;
pub(crate) mod map;
pub(crate) mod moves;
pub(crate) mod names;
pub(crate) mod on_tiles;
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

pub(crate) use names::Names;
