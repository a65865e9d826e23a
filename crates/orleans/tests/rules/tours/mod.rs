//! The Trip to Tours: every rule of `rules/tours.toml`, named by the test that checks it.

mod amnesty;
mod bans;
mod bathhouse;
mod coins;
mod crossings;
mod deeds;
mod end;
mod harvest;
mod highwaymen;
mod lent;
mod lock;
mod losses;
mod mixes;
mod riots;
mod rounds;
mod set_up;
mod task;
mod tiles;
mod tiles_and_aims;
mod two_goods;

pub(crate) use crate::scene::tours::{DELIVER, in_round, tours};
pub(crate) use crate::scene::trade::resolve;
pub(crate) use crate::scene::{Scene, rule};
