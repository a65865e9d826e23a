//! The place tiles, rule by rule.

#[path = "../scene/mod.rs"]
mod scene;

mod simple;
