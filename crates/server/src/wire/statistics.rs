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
    /// The printing.
    pub edition: String,
    /// How many played.
    pub players: u8,
    /// Games that were played to the end.
    pub games: u64,
    /// Games won, alone or together.
    pub wins: u64,
    /// The most points.
    pub best: i64,
    /// The points of a game on average, to a tenth.
    pub mean: f64,
}
