//! Prosperity: every rule of `rules/prosperity.toml`, named by the test that checks it.

mod building;
mod by_event;
mod cards;
mod carpenter;
mod carpenter_spaces;
mod completing;
mod crossings;
mod deeds;
mod end;
mod firestorm;
mod hidden_goods;
mod losses;
mod manning;
mod mixes;
mod offers;
mod rounds;
mod scriptorium;
mod set_up;
mod support;
mod windows;

pub(crate) use crate::scene::prosperity::{EXCHANGE, before, build, coin, good, in_round, keep, man, prosperity, walk};
pub(crate) use crate::scene::trade::{in_town_hall, resolve, send};
pub(crate) use crate::scene::{Scene, rule};
