//! Tables that wait for a second person, and close by themselves if nobody comes.

use super::{Store, StoreError};

/// The most tables looked at in one go.
const MOST: i64 = 100;

/// What is to be done with a table that has not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Patience {
    /// Somebody waits alone from now on.
    Begins,
    /// Somebody has come.
    Ends,
    /// Nobody has come for too long.
    IsOver,
}

impl Store {
    /// The tables whose patience begins, ends or is over.
    pub(crate) async fn patience(&self, now: i64) -> Result<Vec<(String, Patience)>, StoreError> {
        let found: Vec<(String, Option<i64>, i64)> = sqlx::query_as(
            "SELECT id, expires, people FROM (
               SELECT tables.id, expires, COUNT(DISTINCT CASE kind WHEN 'person' THEN holder END) AS people
               FROM tables LEFT JOIN seats ON table_id = tables.id WHERE state = 'open' GROUP BY tables.id, expires
             ) AS waiting
             WHERE expires IS NULL AND people < 2 OR expires IS NOT NULL AND (people >= 2 OR expires <= $1)
             ORDER BY id LIMIT $2",
        )
        .bind(now)
        .bind(MOST)
        .fetch_all(&self.read)
        .await?;
        let patience = |(id, expires, people): (String, Option<i64>, i64)| match expires {
            None => (id, Patience::Begins),
            Some(_) if people >= 2 => (id, Patience::Ends),
            Some(_) => (id, Patience::IsOver),
        };
        Ok(found.into_iter().map(patience).collect())
    }

    /// Says when a table that has not begun closes by itself, or that it does not.
    pub(crate) async fn set_expiry(&self, table: &str, expires: Option<i64>) -> Result<(), StoreError> {
        let set = sqlx::query("UPDATE tables SET expires = $2 WHERE id = $1 AND state = 'open'");
        self.pen.run(set.bind(table).bind(expires)).await?;
        Ok(())
    }

    /// Takes away a table that nobody has come to in time. Whoever sits down at the last moment keeps it.
    pub(crate) async fn expire(&self, table: &str, now: i64) -> Result<(), StoreError> {
        let mut transaction = self.pen.begin().await?;
        let gone = sqlx::query(
            "DELETE FROM tables WHERE id = $1 AND state = 'open' AND expires <= $2
             AND (SELECT COUNT(DISTINCT holder) FROM seats WHERE table_id = $1 AND kind = 'person') < 2",
        );
        if gone.bind(table).bind(now).execute(&mut *transaction).await?.rows_affected() == 1 {
            let rematch = sqlx::query("UPDATE tables SET rematch = NULL WHERE rematch = $1");
            rematch.bind(table).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}
