//! The scenarios for one player as printed: what they begin with, their objectives, their events and deeds.

use super::named::named;
use super::{BoardDeedFacts, EventFacts, Good, Kind, Place, PlaceSet, Town, TownSet};
use tabletop::RuleId;

/// What a scenario begins with.
#[derive(Debug)]
pub struct ScenarioStart {
    /// How many rounds there are.
    pub rounds: u8,
    /// Coins at the start.
    pub coins: u16,
    /// Where the merchant begins.
    pub merchant: Town,
    /// The place tile the player owns from the start.
    pub place: Place,
    /// Neutral followers of each kind in the supply.
    pub followers: [u8; Kind::COUNT],
    /// Gear wheels in the supply.
    pub gears: u8,
}

/// Everything printed that The Dignitary adds.
#[derive(Debug)]
pub struct DignitaryFacts {
    /// What it begins with.
    pub start: ScenarioStart,
    /// Place tiles drawn of each category.
    pub tiles_each: usize,
    /// The towns in which citizens wait.
    pub towns: TownSet,
    /// Citizens that the player lays out.
    pub free_citizens: u8,
    /// Citizens that win the game.
    pub goal: u8,
    /// Citizens that win the easier game.
    pub easier_goal: u8,
    /// The event of each round.
    pub events: Vec<EventFacts>,
}

named! {
    /// An objective of Capital Vierzon.
    VierzonObjective {
        Builder = "Hire a Builder in Time",
        BuildingCompany = "Establish a Building Company",
        Materials = "Deliver Building Materials to Vierzon",
        Fortress = "Make Vierzon a Fortress",
        Capital = "Make Vierzon the Capital",
    }
}

named! {
    /// A deed of the Vierzon board.
    VierzonDeed {
        ExpandingTheUniversity = "Expanding the University",
        FoundingTheCityCouncil = "Founding the City Council",
    }
}

/// Everything printed that Capital Vierzon adds.
#[derive(Debug)]
pub struct VierzonFacts {
    /// What it begins with.
    pub start: ScenarioStart,
    /// Goods in the game.
    pub goods: u8,
    /// The towns whose routes carry goods.
    pub goods_towns: TownSet,
    /// Place tiles drawn of each category.
    pub tiles_each: usize,
    /// What the objectives ask for.
    pub objectives: VierzonObjectives,
    /// The event of each round.
    pub events: Vec<EventFacts>,
    /// The two deeds, indexed by [`VierzonDeed`].
    pub deeds: Vec<BoardDeedFacts>,
}

/// What the objectives of Capital Vierzon ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VierzonObjectives {
    /// The order of the board, which the hardest level keeps to.
    pub order: [VierzonObjective; VierzonObjective::COUNT],
    /// Coins for the Builder.
    pub builder: u8,
    /// The first round in which no Builder can be hired any more.
    pub too_late: u8,
    /// Where the Building Company has its trading station.
    pub company: Town,
    /// Where building materials are delivered.
    pub site: Town,
    /// What the building materials are worth at least.
    pub materials: u8,
    /// Coins for the Fortress.
    pub fortress: u8,
    /// Development status times stations and citizens, at least.
    pub capital: u8,
}

/// Everything printed that Travelling Salesman adds.
#[derive(Debug)]
pub struct SalesmanFacts {
    /// What it begins with.
    pub start: ScenarioStart,
    /// Neutral followers that begin on the Market.
    pub on_market: [u8; Kind::COUNT],
    /// The place tiles that can be taken.
    pub tiles: PlaceSet,
    /// The five deliveries, in the order of the board.
    pub deliveries: Vec<Delivery>,
    /// The event of each round.
    pub events: Vec<EventFacts>,
}

/// Goods that a town waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Delivery {
    /// The town.
    pub town: Town,
    /// How many of each kind, from grain to brocade.
    pub goods: [u8; Good::COUNT],
    /// The rule that says so.
    pub rule: RuleId,
}
