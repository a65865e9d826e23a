//! The place tiles, rule by rule.

#[path = "../scene/mod.rs"]
mod scene;

mod bathhouse;
mod bathhouse_spaces;
mod gear;
mod general;
mod gunpowder_tower;
mod gunpowder_tower_sends;
mod horse_wagon;
mod laboratory;
mod pharmacy;
mod privileges;
mod sacristy;
mod sacristy_limits;
mod sets;
mod simple;
mod spaces;
mod values;
