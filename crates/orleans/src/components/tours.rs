//! The Trip to Tours as printed: its start, its task, its events and its two deeds.

use super::named::named;
use super::{BoardDeedFacts, EventFacts, Good, ScenarioStart, Town};

named! {
    /// A deed of the Tours board.
    ToursDeed {
        Canalization = "Canalization",
        KnightConsecration = "Knight Consecration",
    }
}

/// Everything printed that The Trip to Tours adds.
#[derive(Debug)]
pub struct ToursFacts {
    /// What it begins with.
    pub start: ScenarioStart,
    /// What must be brought to Tours.
    pub task: ToursTask,
    /// The event of each round.
    pub events: Vec<EventFacts>,
    /// The two deeds, indexed by [`ToursDeed`].
    pub deeds: Vec<BoardDeedFacts>,
}

/// What wins the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ToursTask {
    /// Where the merchant must be.
    pub town: Town,
    /// How many citizens must be owned.
    pub citizens: u8,
    /// The goods to be delivered at once, from grain to brocade.
    pub goods: [u8; Good::COUNT],
}
