//! Browsers that hear that a table waits, and the key that they know this server by.

use super::{Store, StoreError};
use crate::notices::{Keys, Seal};

/// The most browsers of one person; the oldest makes room.
const MOST: i64 = 5;

impl Store {
    /// The key of this server, and of every node beside it; `fresh` becomes it where there is none.
    pub(crate) async fn seal(&self, fresh: &str) -> Result<Seal, StoreError> {
        let look = || sqlx::query_as::<_, (String,)>("SELECT secret FROM push_key").fetch_optional(&self.read);
        let found = match look().await? {
            Some(found) => Some(found),
            None => {
                let keep = "INSERT INTO push_key (id, secret) VALUES (1, $1) ON CONFLICT (id) DO NOTHING";
                self.pen.run(sqlx::query(keep).bind(fresh)).await?;
                look().await?
            }
        };
        let seal = found.and_then(|(secret,)| Seal::read(&secret));
        seal.ok_or_else(|| StoreError::Damaged("the key for notices to browsers is none".into()))
    }

    /// A browser of this person wants to hear; they are here now.
    pub(crate) async fn keep_browser(
        &self,
        person: &str,
        (endpoint, p256dh, auth): (&str, &str, &str),
        now: i64,
    ) -> Result<(), StoreError> {
        let mut writing = self.pen.begin().await?;
        sqlx::query("INSERT INTO notices (person, seen) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET seen = $2")
            .bind(person)
            .bind(now)
            .execute(&mut *writing)
            .await?;
        sqlx::query(
            "INSERT INTO browsers (endpoint, person, p256dh, auth, since) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (endpoint) DO UPDATE SET person = $2, p256dh = $3, auth = $4, since = $5",
        )
        .bind(endpoint)
        .bind(person)
        .bind(p256dh)
        .bind(auth)
        .bind(now)
        .execute(&mut *writing)
        .await?;
        sqlx::query(
            "DELETE FROM browsers WHERE person = $1 AND endpoint NOT IN
             (SELECT endpoint FROM browsers WHERE person = $1 ORDER BY since DESC, endpoint LIMIT $2)",
        )
        .bind(person)
        .bind(MOST)
        .execute(&mut *writing)
        .await?;
        writing.commit().await
    }

    /// A browser of this person hears nothing any more.
    pub(crate) async fn forget_browser(&self, person: &str, endpoint: &str) -> Result<(), StoreError> {
        let forget = "DELETE FROM browsers WHERE person = $1 AND endpoint = $2";
        self.pen.run(sqlx::query(forget).bind(person).bind(endpoint)).await?;
        Ok(())
    }

    /// The push service says that this browser is gone.
    pub(crate) async fn browser_is_gone(&self, endpoint: &str) -> Result<(), StoreError> {
        self.pen.run(sqlx::query("DELETE FROM browsers WHERE endpoint = $1").bind(endpoint)).await?;
        Ok(())
    }

    /// The browsers of a person.
    pub(crate) async fn browsers(&self, person: &str) -> Result<Vec<(String, Keys)>, StoreError> {
        let rows: Vec<(String, String, String)> =
            sqlx::query_as("SELECT endpoint, p256dh, auth FROM browsers WHERE person = $1 ORDER BY since")
                .bind(person)
                .fetch_all(&self.read)
                .await?;
        let readable = |(endpoint, p256dh, auth): (_, String, String)| Some((endpoint, Keys::read(&p256dh, &auth)?));
        Ok(rows.into_iter().filter_map(readable).collect())
    }
}
