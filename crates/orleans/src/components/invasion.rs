//! Invasion as printed: its hour glass tiles, the City, the characters with what they must do, and the rim of the map.

use super::named::named;
use super::{EventFacts, Good, Kind, PlaceSet, Town, TownSet, Track};
use tabletop::RuleId;

named! {
    /// Something in the City that brings the team a citizen when it is complete.
    Achievement {
        Catapult = "Catapult",
        ClothingStore = "Clothing Store",
        Treasury = "Treasury",
        Militia = "Militia",
        PrayerService = "Prayer Service",
    }
}

named! {
    /// What the whole team must have done when the invasion comes.
    CommonObjective {
        CityWalls = "City Walls",
        Citizens = "Citizens",
        CityTreasury = "City Treasury",
        Warehouse = "Warehouse",
        FortifiedTowers = "Fortified Towers",
    }
}

named! {
    /// Who a player is.
    InvasionCharacter {
        Librarian = "Librarian",
        Scholar = "Scholar",
        Mayor = "Mayor",
        General = "General",
        Fisherman = "Fisherman",
        Merchant = "Merchant",
        Councilman = "Councilman",
        Innkeeper = "Innkeeper",
        EstateManager = "Estate Manager",
    }
}

/// One thing that a character must have at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// This development status.
    Status(u8),
    /// A trading station in a town.
    Station(Town),
    /// So many trading stations; towers are none.
    Stations(u8),
    /// So many place tiles.
    Tiles(u8),
    /// So many coins.
    Coins(u8),
    /// So many citizens that are not the team's.
    Citizens(u8),
    /// The marker on the last space of a track.
    TrackEnd(Track),
    /// So many gear wheels on action spaces.
    Wheels(u8),
    /// So many monks in the bag or on boards.
    Monks(u8),
    /// So many goods of a kind.
    Goods(Good, u8),
    /// Coins, wool and brocade worth so many points.
    Fabrics(u8),
    /// Grain, cheese and wine worth so many points.
    Food(u8),
    /// Every space of the Assembly Hall.
    AssemblyHall,
    /// The due of every round.
    Dues,
}

/// What the Estate Manager pays at the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// Coins.
    Coins(u8),
    /// Goods of a kind.
    Goods(Good, u8),
    /// Steps back on the Development track.
    Books(u8),
    /// A follower from the Market.
    Follower(Kind),
    /// A gear wheel from an action space.
    Wheel,
    /// A trading station from the map.
    Station,
    /// A place tile.
    Tile,
}

/// A character card as printed.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CharacterFacts {
    /// Who.
    pub character: InvasionCharacter,
    /// Whether it is one of the easier ones.
    pub easier: bool,
    /// What it must have at the end.
    pub parts: Vec<Part>,
    /// The rule that says so.
    pub rule: RuleId,
}

/// A due as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DueFacts {
    /// What is paid.
    pub due: Due,
    /// The rule that says so.
    pub rule: RuleId,
    /// Whether it waits for a look at the physical game.
    pub reconstructed: bool,
}

/// What the City takes with a number of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CityNeeds {
    /// Knights on the City Walls.
    pub walls: u8,
    /// Citizens of the team.
    pub citizens: u8,
    /// Coins in the City Treasury.
    pub city_treasury: u8,
    /// Goods of each kind: grain, cheese and wine in the Warehouse, wool and brocade in the Clothing Store.
    pub goods: [u8; Good::COUNT],
    /// Gear wheels on the Catapult.
    pub catapult: u8,
    /// Coins in the Treasury.
    pub treasury: u8,
    /// Followers of each kind in the Militia.
    pub militia: [u8; Kind::COUNT],
    /// Followers of each kind in the Prayer Service.
    pub prayer: [u8; Kind::COUNT],
}

/// How an hour glass stack is built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InvasionStack {
    /// Tiles of letter A, on top.
    pub a: u8,
    /// Tiles of letter B, below them.
    pub b: u8,
    /// How many rounds that makes, with the last tile.
    pub rounds: u8,
}

/// Everything printed that Invasion adds.
#[derive(Debug)]
pub struct InvasionFacts {
    /// The hour glass tiles as few (2 or 3) and as many players (4 or 5) see them.
    pub tiles: [Vec<EventFacts>; 2],
    /// Whether a tile is marked as extra mean, by its number.
    pub mean: Vec<bool>,
    /// The stack for few and for many players.
    pub stacks: [InvasionStack; 2],
    /// The place tiles in the game.
    pub place_tiles: PlaceSet,
    /// The goods piles below which a citizen waits.
    pub piles: Vec<Good>,
    /// The towns on the rim, which take a tower.
    pub rim: TownSet,
    /// Where towers stand from the start, by number of players.
    pub prebuilt: [TownSet; 6],
    /// What the City takes, by number of players.
    pub needs: [CityNeeds; 6],
    /// The spaces of the Assembly Hall, by kind.
    pub hall: [u8; Kind::COUNT],
    /// The characters, indexed by [`InvasionCharacter`].
    pub characters: Vec<CharacterFacts>,
    /// The dues of the Estate Manager, round after round.
    pub dues: Vec<DueFacts>,
    /// What Donation gives: development points, wine, coins.
    pub donation: [u8; 3],
    /// The grain that Good Trade brings.
    pub good_trade: u8,
    /// What a good costs in the Wool Market, 0 where it has no price.
    pub wool_market: [u8; Good::COUNT],
    /// What Rats take out of the Warehouse.
    pub rats: [u8; Good::COUNT],
}

impl InvasionFacts {
    /// Which of the two tables belongs to so many players: the first to 2 and 3, the second to 4 and 5.
    pub fn table_for(players: u8) -> usize {
        usize::from(players > 3)
    }

    /// The stack for so many players.
    pub fn stack(&self, players: u8) -> InvasionStack {
        self.stacks[Self::table_for(players)]
    }
}
