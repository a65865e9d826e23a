//! Why the store did not do what it should.

use sqlx::migrate::MigrateError;

/// What went wrong in the store.
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
    /// Nobody knows whether the write was kept: only the store can tell.
    #[error("the database broke off in the middle of a write")]
    Unknown,
    /// Nothing is written now, and why.
    #[error("nothing is kept at the moment: {0}")]
    Refused(String),
    /// The database cannot be used, and what to do about it.
    #[error("{0}")]
    Unusable(String),
    /// The database refused.
    #[error(transparent)]
    Database(sqlx::Error),
    /// The database has a shape this program does not know.
    #[error(transparent)]
    Migrate(#[from] MigrateError),
}

impl StoreError {
    /// What is wrong with the store, for people who cannot do anything about it.
    pub(super) fn plainly(&self) -> &'static str {
        let code = match self {
            StoreError::Database(error) => error.as_database_error().and_then(|error| error.code()),
            _ => None,
        };
        let sqlite = code.as_deref().and_then(|code| code.parse::<i32>().ok()).map(|code| code & 0xff);
        match (sqlite, code.as_deref()) {
            (Some(13), _) | (_, Some("53100")) => "the disk is full",
            (Some(8), _) | (_, Some("25006")) => "it may only be read",
            (Some(10), _) => "the disk fails",
            _ => "the database does not take it",
        }
    }
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
