//! Crossings: what changes how rules work, met with every event, every intrigue, every deed and every card.
//!
//! Most files are one such thing. Its rows say what comes of a pair: numbers that change, or the rule that
//! refuses. What it never meets stands in its test with the reason; every pair is in one of the two. Ways to
//! send, plots, debts and followers on tiles, which many of them meet alike, have files of their own.

mod bathhouse;
mod borrowed;
mod bread;
mod church;
mod counts;
mod debts;
mod flea_market;
mod lock;
mod locked;
mod plague;
mod row;
mod schemes;
mod sending;
mod shields;
mod standing;
mod tower;
mod well;
