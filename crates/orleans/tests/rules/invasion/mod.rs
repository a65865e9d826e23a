//! Invasion: every rule of `rules/invasion.toml`, named by the test that checks it.

mod achievements;
mod by_event;
mod characters;
mod citizens;
mod coming;
mod crossings;
mod dues;
mod each_pays;
mod end;
mod giving_up;
mod good_for_all;
mod hostel;
mod lent;
mod objectives;
mod open;
mod palatinate;
mod rounds;
mod sending;
mod set_up;
mod stack;
mod support;
mod team;
mod towers;
mod wheels;

pub(crate) use crate::scene::invasion::{APPROVE, PASS_WORD, REFUSE, SUBMIT, invasion, man, pay, resolve, under, unit};
pub(crate) use crate::scene::{Scene, rule};
