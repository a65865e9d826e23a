//! Accounts: a name and a password that bring a person back from another device.

use super::people::{self, Person, Token};
use super::{Store, StoreError};
use crate::names::{skeleton, usual};

impl Store {
    /// Makes an account for a person who is here, or for a new one with a first token. A conflict if the name is
    /// taken or looks like one that is, or the person has an account already.
    pub async fn add_account(&self, person: &Person, password: &str, first: Option<&Token>) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        match first {
            Some(token) => people::add(&mut transaction, person, token).await?,
            None => {
                sqlx::query("UPDATE people SET name = $2 WHERE id = $1")
                    .bind(&person.id)
                    .bind(&person.name)
                    .execute(&mut *transaction)
                    .await?;
            }
        }
        sqlx::query("INSERT INTO accounts (name, person, password, skeleton) VALUES ($1, $2, $3, $4)")
            .bind(person.name.to_lowercase())
            .bind(&person.id)
            .bind(password)
            .bind(skeleton(&person.name))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The person with this account, however its name is typed, and what is kept of the password.
    pub async fn account(&self, name: &str) -> Result<Option<(Person, String)>, StoreError> {
        let found: Option<(String, String, String)> = sqlx::query_as(
            "SELECT people.id, people.name, password FROM accounts JOIN people ON people.id = person
             WHERE accounts.name IN ($1, $2) ORDER BY CASE accounts.name WHEN $1 THEN 0 ELSE 1 END",
        )
        // Older accounts keep the name as it was typed then.
        .bind(name.to_lowercase())
        .bind(usual(name).to_lowercase())
        .fetch_optional(&self.read)
        .await?;
        Ok(found.map(|(id, name, password)| (Person { id, name }, password)))
    }

    /// Whether a person has an account.
    pub async fn has_account(&self, person: &str) -> Result<bool, StoreError> {
        let found: Option<(i64,)> = sqlx::query_as("SELECT CAST(1 AS BIGINT) FROM accounts WHERE person = $1")
            .bind(person)
            .fetch_optional(&self.read)
            .await?;
        Ok(found.is_some())
    }
}
