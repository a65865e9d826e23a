//! The Duel as printed: its start, its events, its objectives, its four deeds and the house that both share.

use super::named::named;
use super::{BoardDeedFacts, EventFacts, Town};

named! {
    /// A deed of the Duel board.
    DuelDeed {
        Astronomy = "Astronomy",
        WinePressHouse = "Wine Press House",
        ThreeFieldRotation = "Three-Field Rotation",
        Angelology = "Angelology",
    }
}

named! {
    /// What a player must achieve.
    DuelObjective {
        Bookkeeping = "Learn Bookkeeping",
        ThreeBranches = "Establish Three New Branches",
        DeliverWine = "Deliver Wine to the Castle of Châtellerault",
        ClotheLady = "Clothe Your Lady",
    }
}

/// Everything printed that The Duel adds.
#[derive(Debug)]
pub struct DuelFacts {
    /// How many rounds there are.
    pub rounds: u8,
    /// Coins at the start.
    pub coins: u16,
    /// Gear wheels in the supply.
    pub gears: u8,
    /// Citizens in the game, those on the deeds included.
    pub citizens: u8,
    /// Who chooses how many place tiles: the start player, the other player, the start player again.
    pub tiles: [TileChoice; 3],
    /// The event of each round.
    pub events: Vec<EventFacts>,
    /// What the objectives ask for.
    pub objectives: DuelObjectives,
    /// The four deeds, indexed by [`DuelDeed`].
    pub deeds: Vec<BoardDeedFacts>,
    /// Coins as a bonus of the shared house.
    pub house_coins: u8,
    /// Development points as a bonus of the shared house.
    pub house_develop: u8,
}

/// How many place tiles of each category one player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileChoice {
    /// Of category I.
    pub one: u8,
    /// Of category II.
    pub two: u8,
}

/// What the objectives ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DuelObjectives {
    /// The development status that is bookkeeping.
    pub status: u8,
    /// Own trading stations for the branches.
    pub stations: u8,
    /// How many of them in towns without waterways.
    pub inland: u8,
    /// Where the wine is wanted.
    pub wine_town: Town,
    /// How much wine.
    pub wine: u8,
    /// Where the lady lives.
    pub lady_town: Town,
    /// How many fabrics she gets, wool or brocade.
    pub fabrics: u8,
    /// How many of them are brocade at least.
    pub brocade: u8,
}
