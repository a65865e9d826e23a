//! The journal of a game and its latest snapshot, written together.

use super::append::Append;
use super::{Change, Journals, Results, Snapshot, Store, StoreError, TableState};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::AnyConnection;
use tabletop::Seat;

/// One entry of a journal. A taken-back move stays; the entry that takes it back follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A move, in the game's own words.
    Move(Value),
    /// A move that was given in advance.
    Standing(Value),
    /// A move that the clock made for somebody who was too late.
    Clock(Value),
    /// The moves at these places of the record were taken back.
    Undo(Vec<usize>),
}

/// An entry with its number, counted from 1, and who made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number in the journal.
    pub number: u64,
    /// The seat that made it.
    pub seat: Seat,
    /// What it was.
    pub entry: Entry,
}

impl Store {
    /// Begins the game of an open table whose seats are all taken.
    pub async fn begin(&self, table: &str, change: &Change) -> Result<(), StoreError> {
        let mut transaction = self.pen.begin().await?;
        begin(&mut transaction, table, change).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Appends an entry with the game after it, all or nothing. If the journal already has an entry of this
    /// number, or has none before it, nothing changes and it is a conflict.
    pub async fn append(&self, table: &str, row: &Row, change: &Change, state: TableState) -> Result<(), StoreError> {
        self.hand_in(table, row, change, state, None).await
    }

    /// Appends an entry; with `results` it is the last one of its game.
    pub(crate) async fn keep(
        &self,
        table: &str,
        row: &Row,
        change: &Change,
        results: Option<Results>,
    ) -> Result<(), StoreError> {
        let state = if results.is_some() { TableState::Over } else { TableState::Running };
        self.hand_in(table, row, change, state, results).await
    }

    async fn hand_in(
        &self,
        table: &str,
        row: &Row,
        change: &Change,
        state: TableState,
        results: Option<Results>,
    ) -> Result<(), StoreError> {
        let (append, kept) = Append::new(table, row, change, state, results)?;
        self.writer.send(append).map_err(|_| StoreError::Closed)?;
        kept.await.unwrap_or(Err(StoreError::Unknown))
    }

    /// The record of a table whose game is over; nothing if it has not begun.
    pub async fn record(&self, table: &str) -> Result<Option<String>, StoreError> {
        let found: Option<(String,)> = sqlx::query_as("SELECT record FROM games WHERE table_id = $1")
            .bind(table)
            .fetch_optional(&self.read)
            .await?;
        Ok(found.map(|(record,)| record))
    }

    /// The journal of a game and its snapshot, as of one moment; nothing if the game has not begun.
    pub async fn game(&self, table: &str) -> Result<Option<(Vec<Row>, Snapshot)>, StoreError> {
        Journals::game(self, table).await
    }

    /// A game as it is kept beside its journal; nothing if it has not begun.
    pub(super) async fn snapshot(&self, table: &str) -> Result<Option<Snapshot>, StoreError> {
        type Found = (i64, String, i64, Option<String>, String, Option<String>);
        let found: Option<Found> = sqlx::query_as(
            "SELECT snapshots.number, record, games.number AS recorded, games.state, seen, times
             FROM snapshots JOIN games ON games.table_id = snapshots.table_id WHERE snapshots.table_id = $1",
        )
        .bind(table)
        .fetch_optional(&self.read)
        .await?;
        let Some((number, record, recorded, state, seen, times)) = found else { return Ok(None) };
        let (number, recorded, seen) = (number as u64, recorded as u64, serde_json::from_str(&seen)?);
        let times = times.as_deref().map(serde_json::from_str).transpose()?.unwrap_or_default();
        Ok(Some(Snapshot { number, record, recorded, state, seen, times }))
    }

    /// The entries of a journal after the one of this number.
    pub async fn entries_after(&self, table: &str, number: u64) -> Result<Vec<Row>, StoreError> {
        let rows: Vec<(i64, i64, String)> =
            sqlx::query_as("SELECT number, seat, entry FROM moves WHERE table_id = $1 AND number > $2 ORDER BY number")
                .bind(table)
                .bind(number as i64)
                .fetch_all(&self.read)
                .await?;
        rows.into_iter().map(row).collect()
    }
}

/// Begins the game of an open table whose seats are all taken.
pub(super) async fn begin(transaction: &mut AnyConnection, table: &str, change: &Change) -> Result<(), StoreError> {
    let begun = sqlx::query(
        "UPDATE tables SET state = 'running' WHERE id = $1 AND state = 'open'
         AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND kind IN ('open', 'invited'))",
    )
    .bind(table)
    .execute(&mut *transaction)
    .await?;
    if begun.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    sqlx::query("INSERT INTO games (table_id, number, record, state) VALUES ($1, 0, $2, $3)")
        .bind(table)
        .bind(&change.record)
        .bind(&change.state)
        .execute(&mut *transaction)
        .await?;
    sqlx::query(
        "INSERT INTO snapshots (table_id, number, seen, times, deadline, asked) VALUES ($1, 0, $2, $3, $4, $5)",
    )
    .bind(table)
    .bind(serde_json::to_string(&change.seen)?)
    .bind(serde_json::to_string(&change.times)?)
    .bind(change.times.deadline())
    .bind(change.times.asked_bits())
    .execute(&mut *transaction)
    .await?;
    Ok(())
}

fn row((number, seat, entry): (i64, i64, String)) -> Result<Row, StoreError> {
    let seat = u8::try_from(seat).ok().and_then(|seat| Seat::try_from(seat).ok());
    let seat = seat.ok_or_else(|| StoreError::Damaged(format!("entry {number} names no seat")))?;
    Ok(Row { number: number as u64, seat, entry: serde_json::from_str(&entry)? })
}
