//! The way to write: every change of the store goes through here.
//!
//! Where a write fails SQLite may have ended the transaction by itself, and sqlx would go on counting it as open: every
//! later commit would end a savepoint and keep nothing. So transactions begin and end in our own words, and a
//! connection that has not committed what it began is closed.

use super::StoreError;
use super::health::Health;
use super::place::Place;
use sqlx::any::{AnyArguments, AnyQueryResult};
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, Executor};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// Writes to the store, while all is well with it.
#[derive(Clone)]
pub(super) struct Pen {
    pub(super) pool: AnyPool,
    pub(super) health: Arc<Health>,
    /// The file, if it is one.
    pub(super) place: Option<Arc<Place>>,
}

/// A transaction, or a single statement. What is not committed is as if it had never been.
pub(super) struct Writing {
    connection: PoolConnection<Any>,
    pen: Pen,
    is_kept: bool,
}

impl Pen {
    /// Begins a transaction.
    pub(super) async fn begin(&self) -> Result<Writing, StoreError> {
        self.health.allows()?;
        self.begin_anyway().await
    }

    /// The same for the heartbeat, which finds out whether all is well.
    pub(super) async fn begin_anyway(&self) -> Result<Writing, StoreError> {
        let mut writing = self.take_up().await?;
        // In a file a reader that becomes a writer may be refused; who begins as one waits.
        let begin = if self.place.is_some() { "BEGIN IMMEDIATE" } else { "BEGIN" };
        writing.execute(begin).await?;
        Ok(writing)
    }

    /// Carries out a single statement, which is a transaction by itself.
    pub(super) async fn run(&self, query: Query<'_, Any, AnyArguments>) -> Result<AnyQueryResult, StoreError> {
        self.health.allows()?;
        let mut writing = self.take_up().await?;
        let result = query.execute(&mut *writing).await?;
        writing.is_kept()?;
        Ok(result)
    }

    async fn take_up(&self) -> Result<Writing, StoreError> {
        Ok(Writing { connection: self.pool.acquire().await?, pen: self.clone(), is_kept: false })
    }
}

impl Writing {
    /// Keeps everything that was written. It is on the disk then, and in the file that has its name.
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        // Without a transaction this is refused: one that SQLite has ended by itself is noticed here at the latest.
        // PostgreSQL gives up one in which something failed, and calls that a success: there another word comes first.
        // It lets others go on waiting: who calls other nodes commits one after another, and that is nobody's lock.
        let commit = if self.pen.place.is_some() { "COMMIT" } else { "SET LOCAL lock_timeout = 0; COMMIT" };
        if let Err(error) = self.connection.execute(commit).await {
            tracing::warn!(%error, "a commit broke off");
            return Err(StoreError::Unknown);
        }
        self.is_kept()
    }

    /// Gives up what was begun. A database of its own knows what that means, so the way to it stays; whoever gives up a
    /// file closes it.
    pub(super) async fn give_up(mut self) {
        self.is_kept = self.pen.place.is_none() && self.connection.execute("ROLLBACK").await.is_ok();
    }

    fn is_kept(&mut self) -> Result<(), StoreError> {
        self.is_kept = true;
        match self.pen.place.as_ref().map(|place| place.check()) {
            Some(Err(sentence)) => {
                self.pen.health.ails(&sentence);
                Err(StoreError::Unknown)
            }
            _ => Ok(()),
        }
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        if !self.is_kept {
            self.connection.close_on_drop();
            self.pen.health.doubt.notify_one();
        }
    }
}

impl Deref for Writing {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Writing {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}

#[cfg(test)]
mod tests {
    use crate::store::postgres::Postgres;
    use crate::{Store, StoreError};
    use sqlx::any::install_default_drivers;
    use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
    use std::time::Duration;

    /// PostgreSQL's word for a commit is believed, and entries are not read back: here is why that may be.
    #[tokio::test]
    async fn a_commit_means_what_it_says() {
        install_default_drivers();
        let cluster = Postgres::start();
        let url = cluster.database("games");
        for (set, meant) in [("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")] {
            let mut host = AnyConnection::connect(&url).await.unwrap();
            let sets = format!("ALTER DATABASE games SET synchronous_commit = {set}");
            host.execute(AssertSqlSafe(sets)).await.unwrap();
            host.close().await.unwrap();
            let store = Store::connect(&url).await.unwrap();
            for pool in store.beside.iter().chain([&store.pen.pool]) {
                let found: (String,) = sqlx::query_as("SHOW synchronous_commit").fetch_one(pool).await.unwrap();
                assert_eq!(found.0, meant, "where the host has set {set}");
            }
            store.close().await;
        }
        let store = Store::connect(&url).await.unwrap();
        let mut writing = store.pen.begin().await.unwrap();
        writing.execute("INSERT INTO heartbeats (node, beat, ballast) VALUES ('gone', 1, '')").await.unwrap();
        // Somebody overlooks that a statement fails.
        writing.execute("SELECT nothing FROM nowhere").await.unwrap_err();
        assert!(matches!(writing.commit().await, Err(StoreError::Unknown)), "what was given up counts as kept");
        store.close().await;
    }

    /// Every commit that calls other nodes waits for the one before it. Here each waits for a lock that somebody holds
    /// for longer than a statement of ours would.
    #[tokio::test]
    async fn a_commit_waits_for_its_turn() {
        let cluster = Postgres::start();
        let url = cluster.database("games");
        let store = Store::connect(&url).await.unwrap();
        let mut host = AnyConnection::connect(&url).await.unwrap();
        let waits =
            "CREATE FUNCTION waits() RETURNS trigger AS 'BEGIN PERFORM pg_advisory_xact_lock(7); RETURN NULL; END'
             LANGUAGE plpgsql; CREATE CONSTRAINT TRIGGER later AFTER INSERT ON heartbeats DEFERRABLE INITIALLY DEFERRED
             FOR EACH ROW WHEN (NEW.node = 'late') EXECUTE FUNCTION waits(); SELECT pg_advisory_lock(7)";
        host.execute(waits).await.unwrap();
        let mut writing = store.pen.begin().await.unwrap();
        writing.execute("INSERT INTO heartbeats (node, beat, ballast) VALUES ('late', 1, '')").await.unwrap();
        let releases = async {
            tokio::time::sleep(Duration::from_millis(700)).await;
            host.close().await.unwrap();
        };
        let (kept, ()) = tokio::join!(writing.commit(), releases);
        assert!(kept.is_ok(), "{kept:?}");
        store.close().await;
    }
}
