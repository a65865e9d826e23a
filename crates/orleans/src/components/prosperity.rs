//! Prosperity as printed: its start, its events, its Structure cards and its three deeds.

use super::named::named;
use super::{BoardDeedFacts, EventFacts, Good, Kind, PlaceSet, Town, TownSet};
use tabletop::bit_set;

named! {
    /// A deed of the Prosperity board.
    ProsperityDeed {
        FoundingTheCarpentersGuild = "Founding the Carpenter's Guild",
        RightOfAssembly = "Right of Assembly",
        BuildingTheOrphanage = "Building the Orphanage",
    }
}

named! {
    /// A Structure card. One of them is named like a place tile, and is another thing.
    Structure {
        Vineyard = "Vineyard",
        GrainMill = "Grain Mill",
        Castle = "Castle",
        Abbey = "Abbey",
        StoneBridge = "Stone Bridge",
        Shipyard = "Shipyard",
        TollStation = "Toll Station",
        MarketHall = "Market Hall",
        ClothHall = "Cloth Hall",
        Watchtower = "Watchtower",
        LatinSchool = "Latin School",
        CheeseDairy = "Cheese Dairy",
        WineCellar = "Wine Cellar",
        PilgrimHostel = "Pilgrim Hostel",
        LeperHouse = "Leper House",
        Harbor = "Harbor",
        Fishery = "Fishery",
        Storehouse = "Storehouse",
        Smithy = "Smithy",
        WeavingMill = "Weaving Mill",
        BrocadeManufactory = "Brocade Manufactory",
        RoyalPalace = "Royal Palace",
    }
}

bit_set! {
    /// A set of Structures.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Structure>"))]
    StructureSet of Structure in u32, |it: Structure| it as u32, |index: u32| Structure::ALL[index as usize]
}

/// Something that mans a Structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// A neutral follower of this kind.
    Follower(Kind),
    /// A coin.
    Coin,
    /// A good of this kind.
    Good(Good),
}

/// Structure cards that are drawn to keep one of them.
pub const DRAWN: usize = 2;
/// The most items of a Structure: which of them lie there are bits of a byte.
pub const MOST_ITEMS: usize = 8;

/// A Structure card as printed.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StructureFacts {
    /// Which.
    pub structure: Structure,
    /// Where it may be built.
    pub towns: TownSet,
    /// What mans it: followers, then coins, then goods.
    pub items: Vec<Item>,
    /// Which of the items are coins and goods, one bit each.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub wares: u8,
    /// What it is worth when it is completed.
    pub points: u8,
    /// Whether the card waits for a look at the physical game.
    pub reconstructed: bool,
}

/// Everything printed that Prosperity adds.
#[derive(Debug)]
pub struct ProsperityFacts {
    /// How many rounds there are.
    pub rounds: u8,
    /// Citizens in the game.
    pub citizens: u8,
    /// The place tiles in the game.
    pub tiles: PlaceSet,
    /// Where the Carpenter begins.
    pub carpenter: Town,
    /// The Structure cards, indexed by [`Structure`].
    pub structures: Vec<StructureFacts>,
    /// The event of each round.
    pub events: Vec<EventFacts>,
    /// The three deeds, indexed by [`ProsperityDeed`].
    pub deeds: Vec<BoardDeedFacts>,
    /// What a good of each kind costs on Market Day.
    pub prices: [u8; Good::COUNT],
}
