//! The store: what survives when the power goes. SQL that SQLite and PostgreSQL both understand.

mod journal;
mod people;
mod seats;
mod table_row;
mod tables;

pub use journal::{Entry, Row, Snapshot};
pub use people::Person;
pub use table_row::{Holder, NewTable, TableRow, TableState};

use sqlx::SqlitePool;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use std::fs::OpenOptions;
use std::io;
use std::path::Path;
use std::time::Duration;

static MIGRATOR: Migrator = sqlx::migrate!();

/// People, tables, seats, moves and snapshots in one SQLite file.
#[derive(Clone, Debug)]
pub struct Store {
    /// One connection: writers queue here and not at the file's lock.
    write: SqlitePool,
    read: SqlitePool,
}

impl Store {
    /// Opens the file, or makes it, and brings it up to the present shape.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        keep_to_ourselves(path).map_err(sqlx::Error::Io)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit has reached the disk before anybody hears of it.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let write = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        MIGRATOR.run(&write).await?;
        let read = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        Ok(Store { write, read })
    }

    /// Ends all connections; what is committed stays.
    pub async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }

    /// Whether the store answers.
    pub async fn check(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.read).await?;
        Ok(())
    }
}

/// Makes the file, if there is none, so that other users of the machine cannot read it: it holds the seeds.
fn keep_to_ourselves(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Why the store did not do what it should.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first.
    #[error("somebody else was first")]
    Conflict,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// A row does not say what it should.
    #[error("the store is damaged: {0}")]
    Damaged(String),
    /// The database refused.
    #[error(transparent)]
    Database(sqlx::Error),
    /// The file has a shape this program does not know.
    #[error(transparent)]
    Migrate(#[from] MigrateError),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Conflict,
            sqlx::Error::PoolClosed => StoreError::Closed,
            _ => StoreError::Database(error),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError::Damaged(error.to_string())
    }
}
