//! Seats: taken and freed.

use super::table_row::Holder;
use super::{Store, StoreError};
use tabletop::Seat;

impl Store {
    /// Sits a person down on an open seat; false if it is not open. Once the game runs, nobody takes a second
    /// seat: it would show them what the first must not know.
    pub async fn take_seat(&self, table: &str, seat: Seat, person: &str) -> Result<bool, StoreError> {
        let taken = sqlx::query(
            "UPDATE seats SET kind = 'person', holder = $3 WHERE table_id = $1 AND seat = $2 AND kind = 'open'
             AND EXISTS (SELECT 1 FROM people WHERE id = $3)
             AND (EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state = 'open')
                  OR NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND kind = 'person' AND holder = $3))",
        )
        .bind(table)
        .bind(i64::from(seat.0))
        .bind(person)
        .execute(&self.write)
        .await?;
        Ok(taken.rows_affected() == 1)
    }

    /// Frees every seat of a person at a table.
    pub async fn free_seats(&self, table: &str, person: &str) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE seats SET kind = 'open', holder = NULL WHERE table_id = $1 AND kind = 'person' AND holder = $2",
        )
        .bind(table)
        .bind(person)
        .execute(&self.write)
        .await?;
        Ok(())
    }
}

/// Who the columns of a seat name.
pub(super) fn holder_of(kind: &str, holder: Option<String>) -> Holder {
    match (kind, holder) {
        ("person", Some(id)) => Holder::Person(id),
        ("bot", Some(name)) => Holder::Bot(name),
        _ => Holder::Open,
    }
}
