//! Since when a table waits for whom.

use super::{Store, StoreError};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Who is asked since when, in milliseconds since 1970.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Times {
    /// How many seconds the table gives for an answer.
    pub seconds: Option<u32>,
    /// The seats that are asked. Whether a seat is can be its own secret.
    pub asked: Vec<Seat>,
    /// For each seat since when everybody knows that the table waits for it.
    pub waits: Vec<Option<i64>>,
    /// For each seat since when the table had waited for its last answer: who takes it back gains no time.
    pub answered: Vec<Option<i64>>,
    /// For each viewer, the spectator last, when they last noticed something.
    pub moved: Vec<i64>,
    /// The round, counted from 1; 0 before the first.
    pub round: u8,
    /// What each seat would score if the game ended now, where points are counted. It is for the seat itself.
    pub scores: Vec<i32>,
}

impl Times {
    /// The seats that are asked, a bit for each.
    pub(super) fn asked_bits(&self) -> i64 {
        self.asked.iter().map(|seat| 1 << seat.0).sum()
    }

    /// The seats that everybody knows the table waits for.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = Seat> {
        self.waits.iter().zip(0..).filter(|(since, _)| since.is_some()).map(|(_, seat)| Seat(seat))
    }

    /// When the clock answers next.
    pub fn deadline(&self) -> Option<i64> {
        self.deadline_of((0..self.waits.len() as u8).map(Seat))
    }

    /// When the clock answers for the first of these seats.
    pub fn deadline_of(&self, seats: impl IntoIterator<Item = Seat>) -> Option<i64> {
        let since = seats.into_iter().filter_map(|seat| *self.waits.get(seat.index())?).min()?;
        Some(since + i64::from(self.seconds?) * 1_000)
    }
}

impl Store {
    /// The times of a game that has begun.
    pub async fn times(&self, table: &str) -> Result<Option<Times>, StoreError> {
        let found: Option<(Option<String>,)> = sqlx::query_as("SELECT times FROM snapshots WHERE table_id = $1")
            .bind(table)
            .fetch_optional(&self.read)
            .await?;
        Ok(found.and_then(|(times,)| times).as_deref().map(serde_json::from_str).transpose()?)
    }
}
