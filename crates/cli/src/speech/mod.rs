//! What the program says of any game: numbers, names, rules and the end.

pub(crate) mod around;
pub(crate) mod count;
mod names;
pub(crate) mod rule;
pub(crate) mod score;

pub(crate) use names::Names;
