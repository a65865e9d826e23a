//! The printed sheet, tiles and cards as typed tables, built from `data/joan.toml` and `data/joan_solo.toml`.

mod effect;
mod load;
mod solo;
mod tables;
mod things;

pub use effect::{Bonus, Count, Effect, Prize};
pub use load::DataError;
pub use solo::{Back, CardFacts, CardLine, End, JoanEffect, SoloFacts};
pub use tables::{
    Components, DeedFacts, Fit, PlaceFacts, RouteFacts, SetupFacts, Sort, SpaceFacts, TownFacts, WarehouseRowFacts,
};
pub use things::{
    Arrow, BankRow, By, Card, CardSet, Category, Deed, Follower, Good, Level, Place, PlaceSet, Race, Route, RouteSet,
    Standard, Standards, Town, TownSet, Track,
};

use std::sync::LazyLock;

/// The most players.
pub const MAX_PLAYERS: usize = 5;

/// The components, read once from the texts inside the program.
pub fn components() -> &'static Components {
    static COMPONENTS: LazyLock<Components> = LazyLock::new(|| match load::embedded() {
        Ok(components) => components,
        Err(error) => panic!("{error}"), // the files are part of the program: a test reads them
    });
    &COMPONENTS
}
