//! Accounts: a name and a password that bring a person back from another device.

use super::people::{self, Person, Token};
use super::{Store, StoreError};
use crate::names::{skeleton, usual};

impl Store {
    /// Makes an account for a person who is here, whose older tokens end, or for a new one. A conflict if the name is
    /// taken or looks like one that is, or the person has an account already.
    pub async fn add_account(&self, person: &Person, password: &str, token: &Token) -> Result<(), StoreError> {
        let mut transaction = self.pen.begin().await?;
        let here = sqlx::query("UPDATE people SET name = $2 WHERE id = $1")
            .bind(&person.id)
            .bind(&person.name)
            .execute(&mut *transaction)
            .await?;
        match here.rows_affected() {
            0 => people::add(&mut transaction, person, token).await?,
            _ => people::replace_tokens(&mut transaction, &person.id, token).await?,
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

    /// What is kept of the password of a person; nothing without an account.
    pub async fn password(&self, person: &str) -> Result<Option<String>, StoreError> {
        let found: Option<(String,)> = sqlx::query_as("SELECT password FROM accounts WHERE person = $1")
            .bind(person)
            .fetch_optional(&self.read)
            .await?;
        Ok(found.map(|(password,)| password))
    }

    /// Replaces a password that is still the `old` one, and every token by this one; false if it is another by now.
    pub async fn change_password(&self, person: &str, old: &str, new: &str, token: &Token) -> Result<bool, StoreError> {
        let mut transaction = self.pen.begin().await?;
        let changed = sqlx::query("UPDATE accounts SET password = $3 WHERE person = $1 AND password = $2")
            .bind(person)
            .bind(old)
            .bind(new)
            .execute(&mut *transaction)
            .await?;
        if changed.rows_affected() == 0 {
            transaction.give_up().await;
            return Ok(false);
        }
        people::replace_tokens(&mut transaction, person, token).await?;
        transaction.commit().await?;
        Ok(true)
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
