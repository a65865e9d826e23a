//! Where tables tell on the web whose turn it is, and how far each has told it.

use super::{Store, StoreError, TableState, Times};

/// The most tables looked at in one go: of all, and of those that one person has set up.
const MOST: i64 = 1_000;
const MOST_OF_HOST: i64 = 20;

/// A table that may have something to tell.
#[derive(Clone, Debug)]
pub(crate) struct Due {
    /// The table.
    pub(crate) table: String,
    /// Where it tells.
    pub(crate) address: String,
    /// Whether the game is over.
    pub(crate) is_over: bool,
    /// When the last wait began that was told.
    pub(crate) told: i64,
    /// How many entries the journal has.
    number: i64,
    /// Whom it waits for, and since when.
    pub(crate) times: Times,
}

/// How somebody has fared in a game in which points were counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Score {
    /// Their name.
    pub(crate) name: String,
    /// Their points.
    pub(crate) points: i64,
}

impl Store {
    /// Where a table tells.
    pub(crate) async fn webhook(&self, table: &str) -> Result<Option<String>, StoreError> {
        let found: Option<(String,)> = sqlx::query_as("SELECT address FROM webhooks WHERE table_id = $1")
            .bind(table)
            .fetch_optional(&self.read)
            .await?;
        Ok(found.map(|(address,)| address))
    }

    /// Lets a table tell what happens from now on, or nothing any more.
    pub(crate) async fn keep_webhook(&self, table: &str, address: Option<&str>, now: i64) -> Result<(), StoreError> {
        let keep = match address {
            Some(address) => sqlx::query(
                "INSERT INTO webhooks (table_id, address, told, number) VALUES ($1, $2, $3, -1)
                 ON CONFLICT (table_id) DO UPDATE SET address = $2",
            )
            .bind(table)
            .bind(address)
            .bind(now),
            None => sqlx::query("DELETE FROM webhooks WHERE table_id = $1").bind(table),
        };
        self.pen.run(keep).await?;
        Ok(())
    }

    /// The tables of this game at which something has happened since they last told something.
    pub(crate) async fn due(&self, game: &str) -> Result<Vec<Due>, StoreError> {
        type Found = (String, String, String, i64, i64, Option<String>);
        let found: Vec<Found> = sqlx::query_as(
            "SELECT id, address, state, told, number, times FROM (
               SELECT tables.id, address, state, told, snapshots.number, times,
                 ROW_NUMBER() OVER (PARTITION BY tables.host ORDER BY told, tables.id) AS nth
               FROM webhooks JOIN tables ON tables.id = webhooks.table_id AND tables.game = $1
               JOIN snapshots ON snapshots.table_id = tables.id
               WHERE state = 'over' OR snapshots.number > webhooks.number
             ) AS news WHERE nth <= $2 ORDER BY nth, told LIMIT $3",
        )
        .bind(game)
        .bind(MOST_OF_HOST)
        .bind(MOST)
        .fetch_all(&self.read)
        .await?;
        let due = |(table, address, state, told, number, times): Found| {
            let times = serde_json::from_str(times.as_deref().unwrap_or("{}"))?;
            let is_over = TableState::parse(&state)? == TableState::Over;
            Ok(Due { table, address, is_over, told, number, times })
        };
        found.into_iter().map(due).collect()
    }

    /// Takes it on to tell of waits up to one that began then; false if another node has. A game that is over has
    /// nothing more to tell.
    pub(crate) async fn claim_due(&self, due: &Due, until: i64) -> Result<bool, StoreError> {
        let claim = match due.is_over {
            true => sqlx::query("DELETE FROM webhooks WHERE table_id = $1").bind(&due.table),
            false => sqlx::query(
                "UPDATE webhooks SET told = $2, number = $3 WHERE table_id = $1 AND told = $4 AND number < $3",
            )
            .bind(&due.table)
            .bind(until)
            .bind(due.number)
            .bind(due.told),
        };
        Ok(self.pen.run(claim).await?.rows_affected() == 1)
    }

    /// How the people at a table have fared, the best first; nobody where nothing was counted.
    pub(crate) async fn final_scores(&self, table: &str) -> Result<Vec<Score>, StoreError> {
        let found: Vec<(String, i64)> = sqlx::query_as(
            "SELECT people.name, score FROM results JOIN people ON people.id = results.person
             WHERE table_id = $1 AND outcome = 'ranked' ORDER BY won DESC, score DESC, seat",
        )
        .bind(table)
        .fetch_all(&self.read)
        .await?;
        Ok(found.into_iter().map(|(name, points)| Score { name, points }).collect())
    }
}
