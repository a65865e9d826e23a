//! What a table agrees on beyond the game.

use serde::{Deserialize, Serialize};

/// What a table agrees on beyond the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct TableRules {
    /// Whether people without a seat may look on.
    pub spectators: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Whether the screen shows the odds of the bag.
    pub odds: bool,
    /// Seconds for one answer; correspondence play without a clock if absent.
    pub move_seconds: Option<u32>,
}

impl Default for TableRules {
    fn default() -> TableRules {
        TableRules { spectators: true, hints: true, odds: true, move_seconds: None }
    }
}

impl TableRules {
    /// The rules as they are kept. What cannot be read opens no door.
    pub(super) fn read(text: &str) -> TableRules {
        let closed = TableRules { spectators: false, hints: false, ..TableRules::default() };
        serde_json::from_str(text).unwrap_or(closed)
    }
}
