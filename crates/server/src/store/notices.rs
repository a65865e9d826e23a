//! Who wants to hear of a table that waits, and who has been told.

use super::{Store, StoreError, Times};
use crate::wire::Notices;
use tabletop::Seat;

/// The most waits that are looked at in one go.
const MOST: i64 = 1_000;

/// A table that has waited long for somebody who is away.
#[derive(Clone, Debug)]
pub(crate) struct Wait {
    /// The table.
    pub(crate) table: String,
    /// The seat it waits for.
    pub(crate) seat: Seat,
    /// Since when, in milliseconds since 1970.
    pub(crate) since: i64,
    /// How to tell them.
    pub(crate) notices: Notices,
}

impl Store {
    /// How a person wants to be told.
    pub(crate) async fn notices(&self, person: &str) -> Result<Notices, StoreError> {
        let found: Option<(Option<String>, Option<String>)> =
            sqlx::query_as("SELECT webhook, email FROM notices WHERE person = $1")
                .bind(person)
                .fetch_optional(&self.read)
                .await?;
        let (webhook, email) = found.unwrap_or_default();
        Ok(Notices { webhook, email })
    }

    /// Keeps how a person wants to be told. They are here now.
    pub(crate) async fn keep_notices(&self, person: &str, wish: &Notices, now: i64) -> Result<(), StoreError> {
        self.pen
            .run(
                sqlx::query(
                    "INSERT INTO notices (person, webhook, email, seen) VALUES ($1, $2, $3, $4)
             ON CONFLICT (person) DO UPDATE SET webhook = $2, email = $3, seen = $4",
                )
                .bind(person)
                .bind(&wish.webhook)
                .bind(&wish.email)
                .bind(now),
            )
            .await?;
        Ok(())
    }

    /// These people are here now.
    pub(crate) async fn saw(&self, people: &[String], now: i64) -> Result<(), StoreError> {
        if people.is_empty() {
            return Ok(());
        }
        let wanting: Vec<(String,)> = sqlx::query_as("SELECT person FROM notices").fetch_all(&self.read).await?;
        for (person,) in wanting.iter().filter(|(person,)| people.contains(person)) {
            self.pen
                .run(sqlx::query("UPDATE notices SET seen = $2 WHERE person = $1 AND seen < $2").bind(person).bind(now))
                .await?;
        }
        Ok(())
    }

    /// The tables of this game that have waited since `long_ago` for somebody who was not here since then, wants to
    /// be told and has not been.
    pub(crate) async fn long_waits(&self, game: &str, long_ago: i64) -> Result<Vec<Wait>, StoreError> {
        type Found = (String, i64, Option<String>, Option<String>, Option<String>, Option<i64>);
        let found: Vec<Found> = sqlx::query_as(
            "SELECT tables.id, seats.seat, webhook, email, times, told.since FROM notices
             JOIN seats ON seats.kind = 'person' AND seats.holder = notices.person
             JOIN tables ON tables.id = seats.table_id AND tables.state = 'running' AND tables.game = $1
             JOIN snapshots ON snapshots.table_id = tables.id
             LEFT JOIN told ON told.table_id = tables.id AND told.seat = seats.seat
             WHERE notices.seen < $2 AND (webhook IS NOT NULL OR email IS NOT NULL) LIMIT $3",
        )
        .bind(game)
        .bind(long_ago)
        .bind(MOST)
        .fetch_all(&self.read)
        .await?;
        let mut waits = Vec::new();
        for (table, seat, webhook, email, times, told) in found {
            let times: Times = serde_json::from_str(times.as_deref().unwrap_or("{}"))?;
            let seat = times.asked.iter().copied().find(|asked| i64::from(asked.0) == seat);
            let since = seat.and_then(|seat| *times.waits.get(seat.index())?);
            if let (Some(seat), Some(since)) = (seat, since)
                && since <= long_ago
                && told != Some(since)
            {
                waits.push(Wait { table, seat, since, notices: Notices { webhook, email } });
            }
        }
        Ok(waits)
    }

    /// Takes it on to tell somebody; false if it has been taken on already, here or at another node.
    pub(crate) async fn claim_wait(&self, wait: &Wait) -> Result<bool, StoreError> {
        let claimed = self
            .pen
            .run(
                sqlx::query(
                    "INSERT INTO told (table_id, seat, since) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, seat) DO UPDATE SET since = $3 WHERE told.since <> $3",
                )
                .bind(&wait.table)
                .bind(i64::from(wait.seat.0))
                .bind(wait.since),
            )
            .await?;
        Ok(claimed.rows_affected() == 1)
    }
}
