//! Tables: set up, found, listed, taken away.

use super::seats::holder_of;
use super::table_row::{Holder, NewTable, TableRow, TableState};
use super::{Store, StoreError};

impl Store {
    /// Sets up a table.
    pub async fn add_table(&self, table: &NewTable) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        sqlx::query(
            "INSERT INTO tables (id, game, host, setup, options, state, listed)
             VALUES ($1, $2, $3, $4, $5, 'open', $6)",
        )
        .bind(&table.id)
        .bind(table.game)
        .bind(&table.host)
        .bind(&table.setup)
        .bind(&table.options)
        .bind(i64::from(table.public))
        .execute(&mut *transaction)
        .await?;
        for (holder, seat) in table.seats.iter().zip(0_i64..) {
            let (kind, holder) = match holder {
                Holder::Person(id) => ("person", Some(id)),
                Holder::Bot(name) => ("bot", Some(name)),
                Holder::Open => ("open", None),
            };
            sqlx::query("INSERT INTO seats (table_id, seat, kind, holder) VALUES ($1, $2, $3, $4)")
                .bind(&table.id)
                .bind(seat)
                .bind(kind)
                .bind(holder)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// A table of this game, with its seats.
    pub async fn table(&self, game: &str, id: &str) -> Result<Option<TableRow>, StoreError> {
        type Found = (String, String, String, String, i64);
        let found: Option<Found> =
            sqlx::query_as("SELECT host, setup, options, state, listed FROM tables WHERE id = $1 AND game = $2")
                .bind(id)
                .bind(game)
                .fetch_optional(&self.read)
                .await?;
        let Some((host, setup, options, state, listed)) = found else { return Ok(None) };
        let seats: Vec<(String, Option<String>, Option<String>)> = sqlx::query_as(
            "SELECT kind, holder, name FROM seats LEFT JOIN people ON kind = 'person' AND people.id = holder
             WHERE table_id = $1 ORDER BY seat",
        )
        .bind(id)
        .fetch_all(&self.read)
        .await?;
        let seats = seats.into_iter().map(|(kind, holder, name)| (holder_of(&kind, holder), name)).collect();
        let state = TableState::parse(&state)?;
        Ok(Some(TableRow { id: id.to_owned(), host, setup, options, state, public: listed != 0, seats }))
    }

    /// The ids of listed tables of this game that people may join.
    pub async fn open_tables(&self, game: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let ids: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE state = 'open' AND listed = 1 AND game = $1 ORDER BY id LIMIT $2",
        )
        .bind(game)
        .bind(i64::from(most))
        .fetch_all(&self.read)
        .await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }

    /// The ids of running tables of this game where bots sit.
    pub async fn tables_with_bots(&self, game: &str) -> Result<Vec<String>, StoreError> {
        let ids: Vec<(String,)> = sqlx::query_as(
            "SELECT DISTINCT id FROM tables JOIN seats ON table_id = id
             WHERE state = 'running' AND kind = 'bot' AND game = $1",
        )
        .bind(game)
        .fetch_all(&self.read)
        .await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }

    /// Takes away a table that has not begun.
    pub async fn remove_open_table(&self, table: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM tables WHERE id = $1 AND state = 'open'").bind(table).execute(&self.write).await?;
        Ok(())
    }
}
