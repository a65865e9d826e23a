//! Joan's cards and her area of the sheet.

use super::{Arrow, Card, CardSet, Category, Follower, Level, Race, Town, Track};
use serde::Serialize;

/// Everything printed for the solo game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SoloFacts {
    /// The 18 cards.
    pub cards: Vec<CardFacts>,
    /// The cards of each level.
    pub decks: [CardSet; Level::COUNT],
    /// The points of the spaces of her Farmer, Boatman and Knight tracks.
    pub tracks: [Vec<u8>; 3],
    /// What each space of her Scholar track does.
    pub scholar: Vec<JoanEffect>,
    /// The shields of each row of her depot, with their points.
    pub depot: [Vec<u8>; 2],
    /// The values of her Development levels.
    pub levels: Vec<u8>,
    /// Room for trading stations.
    pub stations: u8,
    /// Room for Citizens.
    pub citizens: u8,
}

impl SoloFacts {
    /// What is printed on a card.
    pub fn card(&self, card: Card) -> &CardFacts {
        &self.cards[card.index()]
    }
}

/// A solo card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardFacts {
    /// Which.
    pub card: Card,
    /// The town of her trading station.
    pub town: Town,
    /// Her choice of followers from top to bottom, with what each does.
    pub front: Vec<CardLine>,
    /// Its back.
    pub back: Back,
}

/// A line of a solo card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardLine {
    /// The tile she takes.
    pub follower: Follower,
    /// What she does then.
    pub effects: Vec<JoanEffect>,
}

/// The back of a solo card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Back {
    /// In which direction the card before it is read.
    pub arrow: Arrow,
    /// The track of her Monk action; none builds a trading station.
    pub monk: Option<Track>,
}

/// Something Joan does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum JoanEffect {
    /// She circles a Citizen.
    Citizen,
    /// She takes a Citizen from the sheet.
    TakeCitizen(Race),
    /// She strikes out the next open deed from this end.
    StrikeDeed(End),
    /// She strikes out the leftmost shield below the bank.
    StrikeBankShield,
    /// She carries out a Monk action.
    Monk,
    /// She removes a Place card of this category.
    RemovePlace(Category),
    /// She circles a shield.
    Shield,
    /// She marks her next Development level.
    Level,
    /// She builds a trading station.
    Station,
}

/// An end of the row of deeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The left one.
    Left,
    /// The right one.
    Right,
}
