//! Seats: taken, freed, given to a bot and taken back.

use super::table_row::{Holder, NewSeat};
use super::{Store, StoreError};
use sqlx::{Any, Transaction};
use tabletop::Seat;

impl Store {
    /// Sits a person down on an open seat, or on an invited one with the invitation; false if that cannot be.
    /// Once the game runs, nobody takes a second seat: it would show them what the first must not know.
    pub async fn take_seat(
        &self,
        table: &str,
        seat: Seat,
        person: &str,
        invitation: Option<&str>,
    ) -> Result<bool, StoreError> {
        let taken = sqlx::query(
            "UPDATE seats SET kind = 'person', holder = $3, shown = NULL, away = NULL, standing = NULL
             WHERE table_id = $1 AND seat = $2
             AND (kind = 'open'
                  OR kind = 'invited' AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND invitation = $4))
             AND EXISTS (SELECT 1 FROM people WHERE id = $3)
             AND (EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state = 'open')
                  OR NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND seat <> $2
                                 AND (away = $3 OR kind = 'person' AND holder = $3)))",
        )
        .bind(table)
        .bind(i64::from(seat.0))
        .bind(person)
        .bind(invitation.unwrap_or_default())
        .execute(&self.write)
        .await?;
        Ok(taken.rows_affected() == 1)
    }

    /// Frees every seat of a person at a table. Who leaves a running game may come back.
    pub async fn free_seats(&self, table: &str, person: &str) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE seats SET kind = 'open', holder = NULL, shown = NULL, standing = NULL,
             away = (SELECT $2 FROM tables WHERE id = $1 AND state = 'running')
             WHERE table_id = $1 AND kind = 'person' AND holder = $2",
        )
        .bind(table)
        .bind(person)
        .execute(&self.write)
        .await?;
        Ok(())
    }
}

/// Writes a seat of a new table.
pub(super) async fn add_seat(
    transaction: &mut Transaction<'_, Any>,
    table: &str,
    number: i64,
    seat: &NewSeat,
) -> Result<(), StoreError> {
    let (kind, holder) = match &seat.holder {
        Holder::Person(id) => ("person", Some(id)),
        Holder::Bot(name) => ("bot", Some(name)),
        Holder::Invited => ("invited", None),
        Holder::Open => ("open", None),
    };
    sqlx::query("INSERT INTO seats (table_id, seat, kind, holder, shown) VALUES ($1, $2, $3, $4, $5)")
        .bind(table)
        .bind(number)
        .bind(kind)
        .bind(holder)
        .bind(&seat.shown)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// Who the columns of a seat name.
pub(super) fn holder_of(kind: &str, holder: Option<String>) -> Holder {
    match (kind, holder) {
        ("person", Some(id)) => Holder::Person(id),
        ("bot", Some(name)) => Holder::Bot(name),
        ("invited", _) => Holder::Invited,
        _ => Holder::Open,
    }
}
