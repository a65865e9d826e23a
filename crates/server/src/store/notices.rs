//! Who wants to hear of a table that waits, and who has been told.

use super::{Store, StoreError, Times};
use crate::wire::Notices;
use tabletop::Seat;

/// The most waits that are looked at in one go: of all, of one person, and at the tables that one person has set up.
const MOST: i64 = 1_000;
const MOST_OF_ONE: i64 = 20;
const MOST_OF_HOST: i64 = 100;

/// A table that has waited long for somebody who is away.
#[derive(Clone, Debug)]
pub(crate) struct Wait {
    /// Who.
    pub(crate) person: String,
    /// The table.
    pub(crate) table: String,
    /// The seat it waits for.
    pub(crate) seat: Seat,
    /// Since when, in milliseconds since 1970.
    pub(crate) since: i64,
    /// How many entries the journal has.
    number: i64,
    /// Where to tell them on the web.
    pub(crate) webhook: Option<String>,
    /// Where to write to them.
    pub(crate) email: Option<String>,
}

impl Store {
    /// How a person wants to be told.
    pub(crate) async fn notices(&self, person: &str) -> Result<Notices, StoreError> {
        let found: Option<(Option<String>, Option<String>, i64)> =
            sqlx::query_as("SELECT webhook, email, confirmed FROM notices WHERE person = $1")
                .bind(person)
                .fetch_optional(&self.read)
                .await?;
        let (webhook, email, confirmed) = found.unwrap_or_default();
        Ok(Notices { webhook, confirmed: email.is_some().then_some(confirmed == 1), email })
    }

    /// Keeps how a person wants to be told; an address that is another one now waits to be confirmed. They are here now.
    pub(crate) async fn keep_notices(
        &self,
        person: &str,
        webhook: Option<&str>,
        email: Option<&str>,
        now: i64,
    ) -> Result<(), StoreError> {
        let keep = sqlx::query(
            "INSERT INTO notices (person, webhook, email, seen) VALUES ($1, $2, $3, $4)
             ON CONFLICT (person) DO UPDATE SET webhook = $2, email = $3, seen = $4,
             confirmed = CASE WHEN notices.email = $3 THEN notices.confirmed ELSE 0 END,
             secret = CASE WHEN notices.email = $3 THEN notices.secret END",
        )
        .bind(person)
        .bind(webhook)
        .bind(email)
        .bind(now);
        self.pen.run(keep).await?;
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
    /// be told and has not been. Everybody's first comes before anybody's second, and of each there are few.
    pub(crate) async fn long_waits(&self, game: &str, long_ago: i64) -> Result<Vec<Wait>, StoreError> {
        type Found = (String, String, i64, Option<String>, Option<String>, Option<String>, Option<i64>, i64);
        let found: Vec<Found> = sqlx::query_as(
            "SELECT person, id, seat, webhook, email, times, since, number FROM (
               SELECT notices.person, tables.id, seats.seat, webhook, CASE confirmed WHEN 1 THEN email END AS email, times, told.since,
                 snapshots.number, notices.seen,
                 ROW_NUMBER() OVER (PARTITION BY notices.person ORDER BY COALESCE(told.since, 0), tables.id) AS nth,
                 ROW_NUMBER() OVER (PARTITION BY tables.host ORDER BY COALESCE(told.since, 0), tables.id) AS of_host
               FROM notices
               JOIN seats ON seats.kind = 'person' AND seats.holder = notices.person
               JOIN tables ON tables.id = seats.table_id AND tables.state = 'running' AND tables.game = $1
               JOIN snapshots ON snapshots.table_id = tables.id
                 AND (snapshots.asked >> CAST(seats.seat AS INTEGER)) & 1 = 1
               LEFT JOIN told ON told.table_id = tables.id AND told.seat = seats.seat
               WHERE notices.seen < $2 AND (webhook IS NOT NULL OR email IS NOT NULL AND confirmed = 1
                 OR EXISTS (SELECT 1 FROM browsers WHERE browsers.person = notices.person))
                 AND (told.number IS NULL OR told.number < snapshots.number)
             ) AS waits WHERE nth <= $3 AND of_host <= $4 ORDER BY nth, seen LIMIT $5",
        )
        .bind(game)
        .bind(long_ago)
        .bind(MOST_OF_ONE)
        .bind(MOST_OF_HOST)
        .bind(MOST)
        .fetch_all(&self.read)
        .await?;
        let mut waits = Vec::new();
        for (person, table, seat, webhook, email, times, told, number) in found {
            let times: Times = serde_json::from_str(times.as_deref().unwrap_or("{}"))?;
            let seat = times.asked.iter().copied().find(|asked| i64::from(asked.0) == seat);
            let since = seat.and_then(|seat| *times.waits.get(seat.index())?);
            let (Some(seat), Some(since)) = (seat, since) else { continue };
            let wait = Wait { person, table, seat, since, number, webhook, email };
            if told == Some(since) {
                // Others have moved, and it is still the same wait: until more happens nobody needs to look again.
                self.looked_at(&wait).await?;
            } else if since <= long_ago {
                waits.push(wait);
            }
        }
        Ok(waits)
    }

    /// Takes it on to tell somebody; false if it has been taken on already, here or at another node.
    pub(crate) async fn claim_wait(&self, wait: &Wait) -> Result<bool, StoreError> {
        let claim = sqlx::query(
            "INSERT INTO told (table_id, seat, since, number) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id, seat) DO UPDATE SET since = $3, number = $4 WHERE told.since <> $3",
        )
        .bind(&wait.table)
        .bind(i64::from(wait.seat.0))
        .bind(wait.since)
        .bind(wait.number);
        let claimed = self.pen.run(claim).await?;
        Ok(claimed.rows_affected() == 1)
    }

    async fn looked_at(&self, wait: &Wait) -> Result<(), StoreError> {
        let look = sqlx::query("UPDATE told SET number = $4 WHERE table_id = $1 AND seat = $2 AND since = $3")
            .bind(&wait.table)
            .bind(i64::from(wait.seat.0))
            .bind(wait.since)
            .bind(wait.number);
        self.pen.run(look).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::MOST_OF_ONE;
    use crate::store::Store;

    /// Whoever has many waiting seats is told of a few at a time, and everybody's first comes before anybody's second.
    #[tokio::test]
    async fn of_each_person_there_are_few() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("games.db")).await.unwrap();
        for (person, tables) in [("eve", 150), ("ben", 1)] {
            for statement in [
                "INSERT INTO people (id, name) VALUES ($1, $1)",
                "INSERT INTO notices (person, webhook, seen) VALUES ($1, 'https://example.org/', 0)",
            ] {
                store.pen.run(sqlx::query(statement).bind(person)).await.unwrap();
            }
            for nth in 0..tables {
                for statement in [
                    "INSERT INTO tables (id, game, host, setup, options, state) VALUES ($2, 'g', $1, '', '', 'running')",
                    "INSERT INTO seats (table_id, seat, kind, holder) VALUES ($2, 0, 'person', $1)",
                    "INSERT INTO snapshots (table_id, number, seen, asked, times)
                     VALUES ($2, 7, $1, 1, '{\"asked\":[0],\"waits\":[5]}')",
                ] {
                    let query = sqlx::query(statement).bind(person).bind(format!("{person}{nth}"));
                    store.pen.run(query).await.unwrap();
                }
            }
        }
        let waits = store.long_waits("g", 10).await.unwrap();
        let of = |name: &str| waits.iter().filter(|wait| wait.table.starts_with(name)).count() as i64;
        assert_eq!((of("eve"), of("ben")), (MOST_OF_ONE, 1));
        assert!(waits[..2].iter().any(|wait| wait.table == "ben0"));
        // Who has been told is not looked at again until more happens.
        assert!(store.claim_wait(&waits[0]).await.unwrap() && !store.claim_wait(&waits[0]).await.unwrap());
        assert!(store.long_waits("g", 10).await.unwrap().iter().all(|wait| wait.table != waits[0].table));
    }
}
