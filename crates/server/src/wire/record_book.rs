//! How somebody has fared alone.

use serde::Serialize;

/// The answer to `GET /api/me/records`: a page for each scenario and level that I have played alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RecordBook(pub Vec<RecordPage>);

/// The games of one kind and level.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RecordPage {
    /// The game's name.
    pub game: String,
    /// What kind of game it was, by a name of the game's own: a scenario.
    pub variant: String,
    /// How hard it was, by a name of the game's own.
    pub level: String,
    /// Games by one's own strength.
    pub plain: Apart,
    /// Games with hints, with known chance, or continued from a moment.
    pub aided: Apart,
    /// How many games by one's own strength were won in a row, up to the last one.
    pub streak: u64,
    /// The most there ever were in a row.
    pub longest_streak: u64,
}

/// Games that are counted together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Apart {
    /// Games that were played to the end.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// The earliest round of a victory.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub best_round: Option<u8>,
    /// The most parts of the task that were done at the end, where it has parts.
    pub most_done: u8,
}
