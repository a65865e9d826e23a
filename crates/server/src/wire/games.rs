//! What can be played.

use serde::Serialize;

/// The answer to `GET /api/games`: what can be played here.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Games(pub Vec<GameOffer>);

/// One of the games that can be played here.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameOffer {
    /// Its name in tables and records.
    pub name: &'static str,
    /// The printings that can be played.
    pub editions: Vec<EditionOffer>,
    /// The bots that can sit down, the weakest first.
    pub bots: &'static [&'static str],
    /// The dull questions that can be answered in advance.
    pub standing: &'static [&'static str],
}

/// A printing, and how many people play it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EditionOffer {
    /// Its name in the set-up.
    pub edition: String,
    /// The fewest seats.
    pub fewest: u8,
    /// The most seats.
    pub most: u8,
    /// What can be added, by its name in the set-up; of each group one at most.
    pub expansions: Vec<Vec<String>>,
    /// Every expansion and scenario, with what it goes with.
    pub modules: Vec<ModuleOffer>,
}

/// An expansion or scenario, and what it goes with.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ModuleOffer {
    /// Its name in the set-up.
    pub module: String,
    /// The fewest seats.
    pub fewest: u8,
    /// The most seats.
    pub most: u8,
    /// How hard it can be, from easy to hard.
    pub levels: Vec<String>,
    /// What cannot be in play beside it.
    pub excludes: Vec<String>,
}
