//! Looking ahead: possible worlds behind a view, played on and valued.

mod judge;
mod plans;
mod world;
mod worlds;

pub(crate) use judge::{Effort, Judge};
pub(crate) use plans::Idea;
pub(crate) use world::Desk;
pub(crate) use worlds::{Choice, Tried, try_out};
