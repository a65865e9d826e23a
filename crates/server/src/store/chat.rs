//! The talk at a table.

use super::{Person, Store, StoreError};

/// How many lines a table keeps.
const KEPT: i64 = 1_000;
/// The most lines told at once.
const MOST: i64 = 200;
/// How often a line is tried that another node was quicker than.
const TRIES: u32 = 5;

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number at this table, counted from 1.
    pub number: u64,
    /// Who said it; without a name and an id if forgotten since.
    pub person: Person,
    /// What was said: text, never markup.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl Store {
    /// Keeps a line; gives its number.
    pub async fn say(&self, table: &str, person: &str, text: &str, at: i64) -> Result<u64, StoreError> {
        for _ in 1..TRIES {
            match self.try_say(table, person, text, at).await {
                Err(StoreError::Conflict) => {}
                end => return end,
            }
        }
        self.try_say(table, person, text, at).await
    }

    async fn try_say(&self, table: &str, person: &str, text: &str, at: i64) -> Result<u64, StoreError> {
        let mut transaction = self.pen.begin().await?;
        let (last,): (i64,) = sqlx::query_as("SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = $1")
            .bind(table)
            .fetch_one(&mut *transaction)
            .await?;
        sqlx::query("INSERT INTO chat (table_id, number, person, said, at) VALUES ($1, $2, $3, $4, $5)")
            .bind(table)
            .bind(last + 1)
            .bind(person)
            .bind(text)
            .bind(at)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("DELETE FROM chat WHERE table_id = $1 AND number <= $2")
            .bind(table)
            .bind(last + 1 - KEPT)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(last as u64 + 1)
    }

    /// The number of the last line said.
    pub async fn last_line(&self, table: &str) -> Result<u64, StoreError> {
        let (last,): (i64,) = sqlx::query_as("SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = $1")
            .bind(table)
            .fetch_one(&self.read)
            .await?;
        Ok(last as u64)
    }

    /// The latest lines after number `since`, in order.
    pub async fn lines(&self, table: &str, since: u64) -> Result<Vec<Line>, StoreError> {
        type Found = (i64, Option<String>, Option<String>, String, i64);
        let mut found: Vec<Found> = sqlx::query_as(
            "SELECT number, people.id, people.name, said, at FROM chat LEFT JOIN people ON people.id = person
             WHERE table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3",
        )
        .bind(table)
        .bind(i64::try_from(since).unwrap_or(i64::MAX))
        .bind(MOST)
        .fetch_all(&self.read)
        .await?;
        found.reverse();
        let line = |(number, id, name, text, at): Found| {
            let person = Person { id: id.unwrap_or_default(), name: name.unwrap_or_default() };
            Line { number: number as u64, person, text, at }
        };
        Ok(found.into_iter().map(line).collect())
    }
}
