//! What is told where something is refused, and why a move is.

use serde::Serialize;
use serde_json::Value;

/// A refusal, with the fitting status.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Problem {
    /// A word for programs.
    pub code: &'static str,
    /// A sentence for people, in English.
    pub message: String,
    /// The id of the rule behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<&'static str>,
    /// What the sender should have seen, where the table has moved on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "object", optional))]
    pub current: Option<Value>,
}

/// The answer to `POST …/why`: whether a move is legal now.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Why {
    /// Whether it is.
    pub legal: bool,
    /// The id of the rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<&'static str>,
}
