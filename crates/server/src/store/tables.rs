//! Tables: set up, found, listed, taken away.

use super::journal;
use super::seats::{add_seat, holder_of};
use super::table_row::{NewTable, SeatRow, TableRow, TableState};
use super::{Change, Nudged, Person, Store, StoreError, TableRules};
use sqlx::AnyConnection;

/// Of a seat: its kind and holder, the holder's name, the name shown instead, who may come back, their name, what is
/// answered in advance, the last reminder and who gave it, and the colour.
type FoundSeat = (
    String,
    Option<String>,
    Option<String>,
    Option<String>,
    Option<String>,
    Option<String>,
    Option<String>,
    Option<i64>,
    Option<String>,
    i64,
);

impl Store {
    /// Sets up a table.
    pub async fn add_table(&self, table: &NewTable) -> Result<(), StoreError> {
        let mut transaction = self.pen.begin().await?;
        add(&mut transaction, table).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Sets up a table whose game has begun.
    pub async fn add_begun(&self, table: &NewTable, change: &Change) -> Result<(), StoreError> {
        let mut transaction = self.pen.begin().await?;
        add(&mut transaction, table).await?;
        journal::begin(&mut transaction, &table.id, change).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Sets up the rematch of a table, unless somebody else has: gives the id of the one that counts.
    pub async fn add_rematch(&self, of: &str, table: &NewTable) -> Result<String, StoreError> {
        let mut transaction = self.pen.begin().await?;
        let first = sqlx::query("UPDATE tables SET rematch = $2 WHERE id = $1 AND rematch IS NULL")
            .bind(of)
            .bind(&table.id)
            .execute(&mut *transaction)
            .await?;
        if first.rows_affected() == 1 {
            add(&mut transaction, table).await?;
            transaction.commit().await?;
            return Ok(table.id.clone());
        }
        let (rematch,): (Option<String>,) =
            sqlx::query_as("SELECT rematch FROM tables WHERE id = $1").bind(of).fetch_one(&mut *transaction).await?;
        rematch.ok_or(StoreError::Conflict)
    }

    /// A table with its seats.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        type Found =
            (String, String, String, String, String, i64, Option<String>, i64, Option<String>, Option<i64>, String);
        let found: Option<Found> = sqlx::query_as(
            "SELECT game, host, setup, options, state, listed, invitation, created, rematch, expires, votes
             FROM tables WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&self.read)
        .await?;
        let Some((game, host, setup, options, state, listed, invitation, created, rematch, expires, votes)) = found
        else {
            return Ok(None);
        };
        let seats: Vec<FoundSeat> = sqlx::query_as(
            "SELECT kind, holder, people.name, shown, away, gone.name AS away_name, standing,
             nudged, nudged_by, COALESCE(colour, seat) FROM seats
             LEFT JOIN people ON kind = 'person' AND people.id = holder
             LEFT JOIN people AS gone ON gone.id = away
             WHERE table_id = $1 ORDER BY seat",
        )
        .bind(id)
        .fetch_all(&self.read)
        .await?;
        Ok(Some(TableRow {
            id: id.to_owned(),
            game,
            host,
            setup,
            options: TableRules::read(&options),
            state: TableState::parse(&state)?,
            public: listed != 0,
            invitation,
            created,
            rematch,
            expires,
            votes: serde_json::from_str(&votes)?,
            seats: seats.into_iter().map(seat).collect::<Result<_, _>>()?,
        }))
    }

    /// The ids of listed tables that people may join, the newest first.
    pub async fn open_tables(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let ids: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE state = 'open' AND listed = 1 ORDER BY created DESC, id LIMIT $1",
        )
        .bind(i64::from(most))
        .fetch_all(&self.read)
        .await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }

    /// The ids of tables where a person has a seat or may come back to one; those that are not over first, then the
    /// newest.
    pub async fn tables_of(&self, person: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let ids: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE id IN
               (SELECT table_id FROM seats WHERE kind = 'person' AND holder = $1 OR away = $1)
             ORDER BY CASE state WHEN 'over' THEN 1 ELSE 0 END, created DESC, id LIMIT $2",
        )
        .bind(person)
        .bind(i64::from(most))
        .fetch_all(&self.read)
        .await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }

    /// The ids of all games that are being played.
    pub async fn running_tables(&self) -> Result<Vec<String>, StoreError> {
        let ids: Vec<(String,)> =
            sqlx::query_as("SELECT id FROM tables WHERE state = 'running' ORDER BY id").fetch_all(&self.read).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }

    /// How many running tables nobody but bots sits at: those that `host` has set up, and all.
    pub async fn tables_of_bots(&self, host: &str) -> Result<(u64, u64), StoreError> {
        let (own, all): (i64, i64) = sqlx::query_as(
            "SELECT COUNT(CASE WHEN host = $1 THEN 1 END), COUNT(*) FROM tables WHERE state = 'running'
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'person')",
        )
        .bind(host)
        .fetch_one(&self.read)
        .await?;
        Ok((own as u64, all as u64))
    }

    /// Takes away a table that has not begun.
    pub async fn remove_open_table(&self, table: &str) -> Result<(), StoreError> {
        let mut transaction = self.pen.begin().await?;
        for statement in [
            "UPDATE tables SET rematch = NULL WHERE rematch = $1
             AND EXISTS (SELECT 1 FROM tables AS gone WHERE gone.id = $1 AND gone.state = 'open')",
            "DELETE FROM tables WHERE id = $1 AND state = 'open'",
        ] {
            sqlx::query(statement).bind(table).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

fn seat(found: FoundSeat) -> Result<SeatRow, StoreError> {
    let (kind, holder, name, shown, away, away_name, standing, nudged, nudged_by, colour) = found;
    let away = away.zip(away_name).map(|(id, name)| Person { id, name });
    let standing = standing.as_deref().map(serde_json::from_str).transpose()?.unwrap_or_default();
    let nudged = nudged.zip(nudged_by).map(|(at, by)| Nudged { at, by });
    let holder = holder_of(&kind, holder);
    Ok(SeatRow { holder, name, shown, away, standing, nudged, colour: colour as u8 })
}

async fn add(transaction: &mut AnyConnection, table: &NewTable) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tables (id, game, host, setup, options, state, listed, invitation, created, known,
         expires) VALUES ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9, $10)",
    )
    .bind(&table.id)
    .bind(table.game)
    .bind(&table.host)
    .bind(&table.setup)
    .bind(&table.options)
    .bind(i64::from(table.public))
    .bind(&table.invitation)
    .bind(table.created)
    .bind(i64::from(table.known))
    .bind(table.expires)
    .execute(&mut *transaction)
    .await?;
    for (seat, number) in table.seats.iter().zip(0..) {
        add_seat(transaction, table, number, seat).await?;
    }
    Ok(())
}
