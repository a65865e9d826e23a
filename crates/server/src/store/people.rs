//! People: a name, and the hash of the token they show.

use super::{Store, StoreError};
use serde::Serialize;

/// Somebody who has told a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Person {
    /// 128 random bits; no secret, and no proof of anything.
    pub id: String,
    /// The name shown at the table: text, never markup.
    pub name: String,
}

impl Store {
    /// Adds a person.
    pub async fn add_person(&self, person: &Person, token_hash: &str) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO people (id, name, token_hash) VALUES ($1, $2, $3)")
            .bind(&person.id)
            .bind(&person.name)
            .bind(token_hash)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Who holds the token with this hash.
    pub async fn person(&self, token_hash: &str) -> Result<Option<Person>, StoreError> {
        Ok(sqlx::query_as("SELECT id, name FROM people WHERE token_hash = $1")
            .bind(token_hash)
            .fetch_optional(&self.read)
            .await?)
    }

    /// Forgets a person. Their seats are open again; tables of theirs that have not begun go with them.
    pub async fn remove_person(&self, id: &str) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        for statement in [
            "DELETE FROM tables WHERE host = $1 AND state = 'open'",
            "UPDATE seats SET kind = 'open', holder = NULL WHERE kind = 'person' AND holder = $1",
            "DELETE FROM people WHERE id = $1",
        ] {
            sqlx::query(statement).bind(id).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}
