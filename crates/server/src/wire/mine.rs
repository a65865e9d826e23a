//! My tables, and how they stand.

use super::{Ended, TableDescription};
use serde::Serialize;
use tabletop::Seat;

/// One of my tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MyTableOf"))]
pub struct MyTable<Setup> {
    /// The table.
    pub table: TableDescription<Setup>,
    /// My seats that are asked something now.
    pub asked: Vec<Seat>,
    /// The seats that everybody knows the table waits for.
    pub waits_for: Vec<Seat>,
    /// The round, counted from 1; 0 before the first.
    pub round: u8,
    /// What my first seat would score if the game ended now, where points are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub points: Option<i32>,
    /// How it ended for me.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ended: Option<MyEnd>,
    /// Seconds since 1970 of the last thing that I could notice.
    pub moved: i64,
}

/// How a game ended for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MyEnd {
    /// How it could end.
    pub outcome: Ended,
    /// Whether I have won.
    pub won: bool,
    /// Where I came, counted from 1, where some came before others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub place: Option<u8>,
}
