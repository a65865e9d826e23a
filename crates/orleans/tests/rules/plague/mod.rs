//! The Plague: every rule of `rules/plague.toml`, named by the test that checks it.

mod cards;
mod cemetery;
mod corpses;
mod deeds;
mod doctor;
mod events;
mod events_all_round;
mod gifts;
mod infirmary;
mod names;
mod place_tiles;
mod plague_cards;
mod playing;
mod rats_and_roads;
mod set_up;
mod unusable;

pub(crate) use crate::scene::plague::{
    DRAW, RETURN, THROW, drawn, plague, play, play_and_remove, setup, take, with_orders,
};
pub(crate) use crate::scene::{Scene, rule};
