//! Votes under way to let somebody else answer for a seat.

use super::{Store, StoreError};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Who shall answer instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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

impl Store {
    /// Replaces the votes of a table; false if they have changed meanwhile.
    pub async fn set_votes(&self, table: &str, old: &[Proposal], new: &[Proposal]) -> Result<bool, StoreError> {
        let set = self
            .pen
            .run(
                sqlx::query("UPDATE tables SET votes = $3 WHERE id = $1 AND votes = $2")
                    .bind(table)
                    .bind(serde_json::to_string(old)?)
                    .bind(serde_json::to_string(new)?),
            )
            .await?;
        Ok(set.rows_affected() == 1)
    }
}
