//! The talk at a table.

use super::seconds;
use crate::store::{Line, Person};
use serde::{Deserialize, Serialize};

/// Something said at a table. Text, never markup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number at this table, counted from 1.
    pub number: u64,
    /// Who said it; without a name and an id if forgotten since.
    pub person: Person,
    /// What was said.
    pub text: String,
    /// Seconds since 1970.
    pub at: i64,
}

/// The body of `POST …/chat`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// At most 500 characters on one line.
    pub text: String,
}

impl From<Line> for ChatLine {
    fn from(line: Line) -> ChatLine {
        ChatLine { number: line.number, person: line.person, text: line.text, at: seconds(line.at) }
    }
}
