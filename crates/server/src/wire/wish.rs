//! A table to be set up, as somebody wishes it.

use crate::store::TableRules;
use serde::Deserialize;

/// The body of `POST /api/tables`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TableWishOf"))]
#[serde(deny_unknown_fields)]
pub struct TableWish<Setup> {
    /// The game's name; the first one of `GET /api/games` without it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub game: Option<String>,
    /// The game's set-up.
    pub setup: Setup,
    /// Who sits where.
    pub seats: Vec<SeatWish>,
    /// Whether the table is listed.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub public: bool,
    /// What the table agrees on beyond the game.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Partial<TableRules>", optional))]
    pub options: TableRules,
}

/// A wish for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "a seat is `me`, `invited`, `open`, {\"me\": name} or {\"bot\": name}"
)]
pub enum SeatWish {
    /// In one word.
    Word(SeatWord),
    /// Me at a shared screen, under a name of its own.
    Named {
        /// The name shown.
        me: String,
    },
    /// A bot.
    Bot {
        /// Its name.
        bot: String,
    },
}

/// A wish in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatWord {
    /// Who sends the wish.
    Me,
    /// Whoever has the invitation.
    Invited,
    /// Anybody.
    Open,
}
