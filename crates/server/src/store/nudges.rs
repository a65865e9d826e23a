//! Friendly reminders to whoever the table waits for.

use super::{Store, StoreError};
use tabletop::Seat;

/// How long somebody is left in peace after a reminder, in milliseconds: five minutes.
pub(crate) const APART: i64 = 300_000;

/// A reminder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Nudged {
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
    /// The id of the person who gave it.
    pub(crate) by: String,
}

impl Store {
    /// Keeps a reminder of `by` to the person on a seat; false if they had one a short time ago. Who is away may be told
    /// once more that the table waits.
    pub(crate) async fn nudge(&self, table: &str, seat: Seat, by: &str, now: i64) -> Result<bool, StoreError> {
        let mut transaction = self.pen.begin().await?;
        let nudged = sqlx::query(
            "UPDATE seats SET nudged = $4, nudged_by = $3
             WHERE table_id = $1 AND seat = $2 AND kind = 'person' AND (nudged IS NULL OR nudged <= $5)",
        )
        .bind(table)
        .bind(i64::from(seat.0))
        .bind(by)
        .bind(now)
        .bind(now - APART)
        .execute(&mut *transaction)
        .await?;
        if nudged.rows_affected() == 1 {
            sqlx::query("DELETE FROM told WHERE table_id = $1 AND seat = $2")
                .bind(table)
                .bind(i64::from(seat.0))
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(nudged.rows_affected() == 1)
    }
}
