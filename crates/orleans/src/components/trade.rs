//! Trade & Intrigue as printed: orders, hour glass tiles, the deeds of two more boards.

use super::named::named;
use super::{Good, Kind, SpaceKind, Town};

named! {
    /// A deed of the Trade board.
    TradeDeed {
        Alchemy = "Alchemy",
        CourtOfLayAssessors = "Court of Lay Assessors",
        Thanksgiving = "Thanksgiving",
        SheepFarming = "Sheep Farming",
        Coinage = "Coinage",
        Research = "Research",
        TowingService = "Towing Service",
        Architecture = "Architecture",
        TownCharter = "Town Charter",
        Navigation = "Navigation",
    }
}

named! {
    /// A nefarious character of the Intrigue board.
    Character {
        Fraud = "Fraud",
        Arsonist = "Arsonist",
        Kidnapper = "Kidnapper",
        Torturer = "Torturer",
        Hangman = "Hangman",
        Saboteur = "Saboteur",
        Spy = "Spy",
        TaxCollector = "Tax Collector",
        Traitor = "Traitor",
    }
}

/// An order card, by its row in `data/trade_intrigue.toml`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct OrderId(pub u8);

/// How many order cards there are.
pub const ORDERS: usize = 23;
/// The most spaces of a deed of any board.
pub const DEED_SPACES: usize = 10;

/// Everything printed that Trade & Intrigue adds.
#[derive(Debug)]
pub struct TradeFacts {
    /// The order cards, indexed by [`OrderId`].
    pub orders: Vec<OrderFacts>,
    /// How many orders lie face up.
    pub face_up: usize,
    /// The deeds of the Trade board, indexed by [`TradeDeed`].
    pub deeds: Vec<BoardDeedFacts>,
    /// The characters of the Intrigue board, indexed by [`Character`].
    pub characters: Vec<BoardDeedFacts>,
}

/// An order card as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OrderFacts {
    /// Where the goods are wanted.
    pub town: Town,
    /// How many of each kind, from grain to brocade.
    pub goods: [u8; Good::COUNT],
    /// What delivering them is worth.
    pub points: u8,
    /// Whether town, goods or points wait for a look at the physical game.
    pub reconstructed: bool,
}

/// A deed of a board that lies in place of the base deeds, as printed.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoardDeedFacts {
    /// The follower each space takes, from left to right.
    pub spaces: Vec<SpaceKind>,
    /// The spaces that take a follower of each kind, one bit each.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub taking: [u16; Kind::COUNT],
    /// The goods that lie at its spaces, where goods do.
    pub goods: Vec<Good>,
    /// The fewest players with which it is open.
    pub min_players: u8,
    /// What each follower brings, where that is simple.
    pub each: Reward,
    /// What whoever completes it receives, where that is simple.
    pub complete: Reward,
    /// Whether the rightmost space is covered with two or three players.
    pub covers_rightmost: bool,
    /// Whether the spaces wait for a look at the physical game.
    pub reconstructed: bool,
}

/// A simple reward of a deed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Reward {
    /// Coins from the supply.
    pub coins: u8,
    /// Development points.
    pub develop: u8,
    /// A good from the goods market.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub good: Option<Good>,
    /// Citizens.
    pub citizens: u8,
    /// Whether a development point may be taken instead of the coins.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub or_develop: bool,
}

impl BoardDeedFacts {
    /// The spaces that are open with so many players: of some boards the rightmost is covered with two or three
    /// (trade.setup.cover-rightmost, intrigue.setup.cover-rightmost), with few some deeds are closed
    /// (trade.setup.two-player-closed, intrigue.setup.two-player-closed, plague.deed.upper-area).
    pub fn open(&self, players: u8) -> &[SpaceKind] {
        match players {
            _ if players < self.min_players => &[],
            2 | 3 if self.covers_rightmost => &self.spaces[..self.spaces.len() - 1],
            _ => &self.spaces,
        }
    }
}

impl SpaceKind {
    /// Whether a follower sent to a deed may take this space: the kind shown, nothing in its place
    /// (trade.place.exact-follower).
    pub fn takes(self, kind: Kind) -> bool {
        self == SpaceKind::Any || self.kind() == Some(kind)
    }
}
