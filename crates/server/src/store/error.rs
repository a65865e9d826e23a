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
