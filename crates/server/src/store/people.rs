//! People: a name, and the tokens they show.

use super::{Store, StoreError};
use crate::names::skeleton;
use serde::Serialize;
use sqlx::AnyConnection;

/// Somebody who has told a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Person {
    /// 128 random bits; no secret, and no proof of anything.
    pub id: String,
    /// The name shown at the table: text, never markup.
    pub name: String,
}

/// A token as it is kept: what it hashes to, and when it ends, in milliseconds since 1970.
#[derive(Clone, Debug)]
pub struct Token {
    /// Its hash; the token itself is known to its owner alone.
    pub hash: String,
    /// When it ends.
    pub expires: i64,
}

impl Store {
    /// Adds a person with a first token.
    pub async fn add_person(&self, person: &Person, token: &Token) -> Result<(), StoreError> {
        let mut transaction = self.pen.begin().await?;
        add(&mut transaction, person, token).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Who holds the token with this hash, and when it ends, if it has not ended by `now`.
    pub async fn person(&self, hash: &str, now: i64) -> Result<Option<(Person, i64)>, StoreError> {
        let found: Option<(String, String, i64)> = sqlx::query_as(
            "SELECT people.id, people.name, expires FROM tokens JOIN people ON people.id = person
             WHERE hash = $1 AND expires > $2",
        )
        .bind(hash)
        .bind(now)
        .fetch_optional(&self.read)
        .await?;
        Ok(found.map(|(id, name, expires)| (Person { id, name }, expires)))
    }

    /// Gives a person another token, and forgets those of theirs that have ended by `now`.
    pub async fn add_token(&self, person: &str, token: &Token, now: i64) -> Result<(), StoreError> {
        let mut transaction = self.pen.begin().await?;
        sqlx::query("DELETE FROM tokens WHERE person = $1 AND expires <= $2")
            .bind(person)
            .bind(now)
            .execute(&mut *transaction)
            .await?;
        keep(&mut transaction, person, token).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Lets a token end later.
    pub async fn renew_token(&self, token: &Token) -> Result<(), StoreError> {
        self.pen
            .run(sqlx::query("UPDATE tokens SET expires = $2 WHERE hash = $1").bind(&token.hash).bind(token.expires))
            .await?;
        Ok(())
    }

    /// Forgets a token.
    pub async fn remove_token(&self, hash: &str) -> Result<(), StoreError> {
        self.pen.run(sqlx::query("DELETE FROM tokens WHERE hash = $1").bind(hash)).await?;
        Ok(())
    }

    /// Forgets every token of a person.
    pub async fn remove_tokens(&self, person: &str) -> Result<(), StoreError> {
        self.pen.run(sqlx::query("DELETE FROM tokens WHERE person = $1").bind(person)).await?;
        Ok(())
    }

    /// Gives a person another name; a conflict if they have an account and somebody else's has that name or
    /// looks like it.
    pub async fn rename_person(&self, person: &Person) -> Result<(), StoreError> {
        let mut transaction = self.pen.begin().await?;
        sqlx::query("UPDATE people SET name = $2 WHERE id = $1")
            .bind(&person.id)
            .bind(&person.name)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("UPDATE accounts SET name = $2, skeleton = $3 WHERE person = $1")
            .bind(&person.id)
            .bind(person.name.to_lowercase())
            .bind(skeleton(&person.name))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Forgets a person. Their tables that have not begun go with them; in running games the game's one of `bots`
    /// answers for them; everywhere else their seat is open, and what they said is nobody's. Gives the tables that are
    /// concerned, each with its game.
    pub async fn remove_person(&self, id: &str, bots: &[(&str, &str)]) -> Result<Vec<(String, String)>, StoreError> {
        let mut transaction = self.pen.begin().await?;
        let tables: Vec<(String, String)> = sqlx::query_as(
            "SELECT id, game FROM tables WHERE id IN
               (SELECT table_id FROM seats WHERE kind = 'person' AND holder = $1 OR away = $1)",
        )
        .bind(id)
        .fetch_all(&mut *transaction)
        .await?;
        for (game, bot) in bots {
            sqlx::query(
                "UPDATE seats SET kind = 'bot', holder = $2, shown = NULL, standing = NULL
                 WHERE kind = 'person' AND holder = $1
                 AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND state = 'running' AND game = $3)",
            )
            .bind(id)
            .bind(bot)
            .bind(game)
            .execute(&mut *transaction)
            .await?;
        }
        for statement in [
            "DELETE FROM tables WHERE host = $1 AND state = 'open'",
            "UPDATE seats SET kind = CASE invited WHEN 1 THEN 'invited' ELSE 'open' END,
             holder = NULL, shown = NULL, standing = NULL
             WHERE kind = 'person' AND holder = $1",
            "UPDATE seats SET away = NULL WHERE away = $1",
            "DELETE FROM webhooks WHERE table_id IN (SELECT id FROM tables WHERE host = $1)",
            // Tokens and account go with the person.
            "DELETE FROM people WHERE id = $1",
        ] {
            sqlx::query(statement).bind(id).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(tables)
    }
}

/// Writes a person with a first token.
pub(super) async fn add(transaction: &mut AnyConnection, person: &Person, token: &Token) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO people (id, name) VALUES ($1, $2)")
        .bind(&person.id)
        .bind(&person.name)
        .execute(&mut *transaction)
        .await?;
    keep(transaction, &person.id, token).await
}

/// Forgets every token of a person but this new one.
pub(super) async fn replace_tokens(
    transaction: &mut AnyConnection,
    person: &str,
    token: &Token,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM tokens WHERE person = $1").bind(person).execute(&mut *transaction).await?;
    keep(transaction, person, token).await
}

async fn keep(transaction: &mut AnyConnection, person: &str, token: &Token) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO tokens (hash, person, expires) VALUES ($1, $2, $3)")
        .bind(&token.hash)
        .bind(person)
        .bind(token.expires)
        .execute(&mut *transaction)
        .await?;
    Ok(())
}
