//! Seats: taken, freed, given to a bot and taken back.

use super::table_row::{Holder, NewSeat, NewTable};
use super::votes::Successor;
use super::{Store, StoreError};
use sqlx::AnyConnection;
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
        let taken = self
            .pen
            .run(
                sqlx::query(
                    "UPDATE seats SET kind = 'person', holder = $3, away = NULL, standing = NULL,
             shown = CASE WHEN away = $3 THEN shown ELSE NULL END
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
                .bind(invitation.unwrap_or_default()),
            )
            .await?;
        Ok(taken.rows_affected() == 1)
    }

    /// Frees a person's seat at a table that has not begun; it is for the invitation again where it was.
    pub async fn free_seat(&self, table: &str, seat: Seat, person: &str) -> Result<(), StoreError> {
        self.pen
            .run(
                sqlx::query(
                    "UPDATE seats SET kind = CASE invited WHEN 1 THEN 'invited' ELSE 'open' END,
             holder = NULL, shown = NULL, standing = NULL
             WHERE table_id = $1 AND seat = $2 AND kind = 'person' AND holder = $3
             AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state = 'open')",
                )
                .bind(table)
                .bind(i64::from(seat.0))
                .bind(person),
            )
            .await?;
        Ok(())
    }

    /// Lets somebody else answer for a seat of a running game. The person who held it may come back. False if
    /// the seat is no longer `held` like that.
    pub async fn hand_over(&self, table: &str, seat: Seat, held: &Holder, by: &Successor) -> Result<bool, StoreError> {
        let (was, person) = columns(held);
        let (kind, bot) = match by {
            Successor::Bot(name) => ("bot", Some(name)),
            Successor::Open => ("open", None),
        };
        let handed = self
            .pen
            .run(
                sqlx::query(
                    "UPDATE seats SET kind = CASE WHEN $3 = 'open' AND invited = 1 THEN 'invited' ELSE $3 END,
             holder = $4, away = COALESCE(holder, away), standing = NULL,
             helped = CASE WHEN $3 = 'bot' THEN 1 ELSE helped END
             WHERE table_id = $1 AND seat = $2 AND kind = $5 AND COALESCE(holder, '') = $6",
                )
                .bind(table)
                .bind(i64::from(seat.0))
                .bind(kind)
                .bind(bot)
                .bind(was)
                .bind(person.unwrap_or_default()),
            )
            .await?;
        Ok(handed.rows_affected() == 1)
    }

    /// Gives a seat back to the person who is away from it; false if nobody of that id is, or somebody sits there.
    pub async fn take_back(&self, table: &str, seat: Seat, person: &str) -> Result<bool, StoreError> {
        let back = self
            .pen
            .run(
                sqlx::query(
                    "UPDATE seats SET kind = 'person', holder = $3, away = NULL
             WHERE table_id = $1 AND seat = $2 AND away = $3 AND kind IN ('bot', 'open', 'invited')",
                )
                .bind(table)
                .bind(i64::from(seat.0))
                .bind(person),
            )
            .await?;
        Ok(back.rows_affected() == 1)
    }

    /// Keeps the answers that a person gives in advance; false if the seat is not theirs.
    pub async fn set_standing(
        &self,
        table: &str,
        seat: Seat,
        person: &str,
        answers: &[String],
    ) -> Result<bool, StoreError> {
        let answers = if answers.is_empty() { None } else { Some(serde_json::to_string(answers)?) };
        let set = self.pen.run(sqlx::query(
            "UPDATE seats SET standing = $4 WHERE table_id = $1 AND seat = $2 AND kind = 'person' AND holder = $3",
        )
        .bind(table)
        .bind(i64::from(seat.0))
        .bind(person)
        .bind(answers)).await?;
        Ok(set.rows_affected() == 1)
    }
}

/// Writes a seat of a new table.
pub(super) async fn add_seat(
    transaction: &mut AnyConnection,
    table: &NewTable,
    number: i64,
    seat: &NewSeat,
) -> Result<(), StoreError> {
    let (kind, holder) = columns(&seat.holder);
    // At a table that is not listed only those seats are for everybody that are so from the beginning.
    let invited = seat.holder == Holder::Invited || !table.public && seat.holder != Holder::Open;
    sqlx::query(
        "INSERT INTO seats (table_id, seat, kind, holder, shown, invited, colour) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(&table.id)
    .bind(number)
    .bind(kind)
    .bind(holder)
    .bind(&seat.shown)
    .bind(i64::from(invited))
    .bind(seat.colour.map(i64::from))
    .execute(&mut *transaction)
    .await?;
    Ok(())
}

/// The columns that name who holds a seat.
fn columns(holder: &Holder) -> (&'static str, Option<&str>) {
    match holder {
        Holder::Person(id) => ("person", Some(id)),
        Holder::Bot(name) => ("bot", Some(name)),
        Holder::Invited => ("invited", None),
        Holder::Open => ("open", None),
    }
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
