//! The turn that is going on: its action, its open bonuses, and the effect in between.

use super::Bonuses;
use crate::components::{By, Follower, Route};
use serde::{Deserialize, Serialize};

/// What is left of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Turn {
    /// The question to whoever is at turn; none when the game is over.
    pub ask: Option<Ask>,
    /// The action of the turn, until it is carried out.
    pub action: Option<Action>,
    /// The bonuses that wait for their player.
    pub bonuses: Bonuses,
    /// The rest of the effect that is being carried out.
    pub work: Work,
    /// Bonuses that are marked by themselves when the effect is finished (joan.bonus.automatic).
    pub due: Due,
}

/// A follower that may act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Action {
    /// Who acts.
    pub follower: Follower,
    /// How it came.
    pub origin: Origin,
}

/// How a follower came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// As a tile from the display.
    Taken,
    /// As a Monk of the sheet.
    Recruited,
    /// By a bonus.
    Bonus,
}

/// A question. Exactly one seat is asked at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Take a tile or recruit a Monk.
    Take,
    /// What comes next: the action, an open bonus, or the end of the turn.
    Next,
    /// Which route to fill in.
    Route(By),
    /// Whether one good of this route becomes another (joan.card.tree-house).
    Replace(Route),
    /// Where to build a trading station.
    Station,
    /// Which row to pay from.
    Pay,
    /// Which good to mark.
    Good,
    /// In which row to circle a coin.
    Coin,
    /// A coin or a Development space.
    CoinOrPoint,
}

/// The rest of an effect: how often each question is still to be asked, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Work {
    /// A filled-in land route whose goods wait for the Tree House.
    pub replace: Option<Route>,
    /// Land routes.
    pub land: u8,
    /// Water routes.
    pub water: u8,
    /// Trading stations.
    pub stations: u8,
    /// Coins to pay.
    pub pay: u8,
    /// Goods of choice.
    pub goods: u8,
    /// Coins.
    pub coins: u8,
    /// Coins or Development spaces.
    pub coin_or_point: u8,
}

/// Bonuses that are marked by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Due {
    /// Shields.
    pub shields: u8,
    /// Development spaces.
    pub points: u8,
}
