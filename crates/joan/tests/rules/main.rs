//! Every rule of `rules/joan.toml` and `rules/joan_solo.toml`, named by the test that checks it.

mod action;
mod bank;
mod bonus;
mod cards;
mod deed;
mod depot;
mod development;
mod end;
mod map;
mod market;
mod monk;
mod plus;
mod round;
mod scene;
mod set_up;
mod solo;
mod warehouse;

pub(crate) use scene::{Scene, rule, scene, taken};
