//! Votes under way to let somebody else answer for a seat.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Who shall answer instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Successor {
    /// The bot of this name.
    Bot(String),
    /// Whoever sits down.
    Open,
}

/// A proposal, and the people who are for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The seat of somebody who is gone.
    pub seat: Seat,
    /// Who shall answer instead.
    pub by: Successor,
    /// The ids of the people who are for it.
    pub ayes: Vec<String>,
}
