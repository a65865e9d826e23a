//! The journal of a game and its latest snapshot, written together.

use super::{Store, StoreError, TableState};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;

/// One entry of a journal. A taken-back move stays; the entry that takes it back follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A move, in the game's own words.
    Move(Value),
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

/// A running game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// How many entries led here.
    pub number: u64,
    /// The text of [`tabletop::Session::save`].
    pub game: String,
    /// What each viewer has seen, as [`crate::Hall`] counts it.
    pub seen: Vec<u64>,
}

impl Store {
    /// Begins the game of an open table whose seats are all taken.
    pub async fn begin(&self, table: &str, snapshot: &Snapshot) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        let begun = sqlx::query(
            "UPDATE tables SET state = 'running' WHERE id = $1 AND state = 'open'
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND kind = 'open')",
        )
        .bind(table)
        .execute(&mut *transaction)
        .await?;
        if begun.rows_affected() != 1 {
            return Err(StoreError::Conflict);
        }
        sqlx::query("INSERT INTO snapshots (table_id, number, game, seen) VALUES ($1, $2, $3, $4)")
            .bind(table)
            .bind(snapshot.number as i64)
            .bind(&snapshot.game)
            .bind(serde_json::to_string(&snapshot.seen)?)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Appends an entry with the game after it, all or nothing. If the journal already has an entry of this
    /// number, or has none before it, nothing changes and it is a conflict.
    pub async fn append(
        &self,
        table: &str,
        row: &Row,
        snapshot: &Snapshot,
        state: TableState,
    ) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        sqlx::query("INSERT INTO moves (table_id, number, seat, entry) VALUES ($1, $2, $3, $4)")
            .bind(table)
            .bind(row.number as i64)
            .bind(i64::from(row.seat.0))
            .bind(serde_json::to_string(&row.entry)?)
            .execute(&mut *transaction)
            .await?;
        let replaced =
            sqlx::query("UPDATE snapshots SET number = $2, game = $3, seen = $4 WHERE table_id = $1 AND number = $5")
                .bind(table)
                .bind(row.number as i64)
                .bind(&snapshot.game)
                .bind(serde_json::to_string(&snapshot.seen)?)
                .bind(row.number as i64 - 1)
                .execute(&mut *transaction)
                .await?;
        if replaced.rows_affected() != 1 {
            return Err(StoreError::Conflict);
        }
        sqlx::query("UPDATE tables SET state = $2 WHERE id = $1 AND state <> $2")
            .bind(table)
            .bind(state.name())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The journal of a game and its snapshot, as of one moment; nothing if the game has not begun.
    pub async fn game(&self, table: &str) -> Result<Option<(Vec<Row>, Snapshot)>, StoreError> {
        let mut transaction = self.read.begin().await?;
        let snapshot: Option<(i64, String, String)> =
            sqlx::query_as("SELECT number, game, seen FROM snapshots WHERE table_id = $1")
                .bind(table)
                .fetch_optional(&mut *transaction)
                .await?;
        let Some((number, game, seen)) = snapshot else { return Ok(None) };
        let rows: Vec<(i64, i64, String)> =
            sqlx::query_as("SELECT number, seat, entry FROM moves WHERE table_id = $1 ORDER BY number")
                .bind(table)
                .fetch_all(&mut *transaction)
                .await?;
        transaction.commit().await?;
        let rows = rows.into_iter().map(row).collect::<Result<_, _>>()?;
        Ok(Some((rows, Snapshot { number: number as u64, game, seen: serde_json::from_str(&seen)? })))
    }
}

fn row((number, seat, entry): (i64, i64, String)) -> Result<Row, StoreError> {
    let seat = u8::try_from(seat).ok().and_then(|seat| Seat::try_from(seat).ok());
    let seat = seat.ok_or_else(|| StoreError::Damaged(format!("entry {number} names no seat")))?;
    Ok(Row { number: number as u64, seat, entry: serde_json::from_str(&entry)? })
}
