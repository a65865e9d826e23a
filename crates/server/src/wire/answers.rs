//! Help with answers: in advance, and by a hint.

use serde::{Deserialize, Serialize};

/// Standing answers for dull questions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The ids of the questions that are answered in advance.
    pub answers: Vec<String>,
}

/// A way on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "HintOf"))]
pub struct Hint<Move> {
    /// What to do: one answer, or a whole plan.
    pub moves: Vec<Move>,
    /// Expected points by the end, in tenths, compared with the best: 0 for the best, less for the others.
    pub worth: i32,
    /// The points that it lets expect at the end, in tenths, where points are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub expected: Option<i32>,
    /// In English words, if the game has any.
    pub reason: String,
    /// What it brings, for screens of any language.
    pub gains: Vec<Gain>,
}

/// So much more of something, or less.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Gain {
    /// Of what, by a name of the game's own.
    pub what: String,
    /// By how much; less than nothing for a loss.
    pub by: i32,
}
