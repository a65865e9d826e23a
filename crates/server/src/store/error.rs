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
    /// Somebody else has locked the table in the database.
    #[error("somebody else has locked this table in the database: try again")]
    Locked,
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
    /// Whether somebody else has locked what was to be changed: `lock_not_available` or `deadlock_detected`.
    pub(super) fn is_lock(&self) -> bool {
        let StoreError::Database(error) = self else { return false };
        let code = error.as_database_error().and_then(|error| error.code());
        matches!(code.as_deref(), Some("55P03" | "40P01"))
    }

    /// What is wrong with the store, for people who cannot do anything about it.
    pub(super) fn plainly(&self) -> &'static str {
        let StoreError::Database(error) = self else { return "the database does not take it" };
        let code = error.as_database_error().and_then(|error| error.code());
        match (sqlite(error), code.as_deref()) {
            (Some(13), _) | (_, Some("53100")) => "the disk is full",
            (Some(8), _) | (_, Some("25006")) => "it may only be read",
            (Some(10), _) => "the disk fails",
            _ if is_damage(error) => DAMAGED,
            _ => "the database does not take it",
        }
    }
}

/// What is said of a file that is not what it should be.
pub(super) const DAMAGED: &str = "the file with the games is damaged";

/// Whether SQLite says that the file is not what it should be: `SQLITE_CORRUPT` or `SQLITE_NOTADB`.
pub(super) fn is_damage(error: &sqlx::Error) -> bool {
    matches!(sqlite(error), Some(11 | 26))
}

/// SQLite's number for what went wrong, without the details.
fn sqlite(error: &sqlx::Error) -> Option<i32> {
    let code = error.as_database_error()?.code()?;
    code.parse::<i32>().ok().map(|code| code & 0xff)
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
