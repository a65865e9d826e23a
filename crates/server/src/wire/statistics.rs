//! What somebody has played.

use serde::Serialize;

/// The answer to `GET /api/me/statistics`: what I have played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Statistics(pub Vec<Tally>);

/// How somebody has fared in games of one kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tally {
    /// The game's name.
    pub game: String,
    /// What kind of game it was, by a name of the game's own: `base`, or a scenario.
    pub variant: String,
    /// The printing.
    pub edition: String,
    /// How many played.
    pub players: u8,
    /// How these games can end.
    pub outcome: Ended,
    /// Games that were played to the end.
    pub games: u64,
    /// Games won, alone or together.
    pub wins: u64,
    /// The most points, where points are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub best: Option<i64>,
    /// The points of a game on average, to a tenth.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub mean: Option<f64>,
}

/// How games of one kind can end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// Some before others.
    #[default]
    Ranked,
    /// Some have won, and nothing is counted.
    Decided,
    /// Won or lost by all together.
    Together,
    /// Won or lost by one.
    Alone,
    /// Against somebody without a seat.
    Rival,
}
