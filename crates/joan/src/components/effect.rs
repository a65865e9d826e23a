//! What printed things do: effects of places and deeds, and prizes for filling rows, columns and spaces.

use super::{Follower, Good};
use serde::{Deserialize, Serialize};

/// What a place or a deed does, as a whole: its parts are done as far as possible (joan.action.as-far-as-possible).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Effect {
    /// Land routes to fill in.
    pub land: u8,
    /// Water routes to fill in.
    pub water: u8,
    /// Goods of given kinds.
    pub goods: [u8; Good::COUNT],
    /// Goods of choice.
    pub any_goods: u8,
    /// Coins to circle.
    pub coins: u8,
    /// Development spaces.
    pub points: u8,
    /// How often to choose between a coin and a Development space.
    pub coin_or_point: u8,
    /// A Development space for each of these.
    pub point_per: Option<Count>,
    /// A trading station for a coin.
    pub station: bool,
    /// All Development spaces up to the next star.
    pub to_next_star: bool,
}

/// What is counted for Development spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Completed columns of the warehouse.
    WarehouseCompleteColumns,
    /// Struck-out columns of the bank.
    BankStruckColumns,
    /// Own trading stations.
    OwnTradingStations,
}

/// What is gained for filling a row, a column or a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Prize {
    /// Asks something of the player, and waits (joan.bonus.automatic).
    Open(Bonus),
    /// Development spaces.
    Points(u8),
    /// Shields of the depot.
    Shields(u8),
    /// Points at the end of the game.
    Victory(u8),
    /// A Citizen.
    Citizen,
}

/// A bonus that waits until the player carries it out or lets it lapse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// An action with this follower.
    Action(Follower),
    /// Goods of choice.
    Goods(u8),
    /// Coins.
    Coins(u8),
    /// A trading station without paying.
    Station,
}
