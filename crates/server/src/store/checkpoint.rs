//! Bringing what was committed from SQLite's log into the file, beside the writer: by default a commit now and then does
//! that itself, and everybody behind it waits for the disk.

use super::writer::Inbox;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor, SqliteConnection};
use std::path::Path;
use std::time::Duration;
use tokio::time::sleep;

/// How long the log grows.
const PACE: Duration = Duration::from_millis(500);

/// For the writer: only a log that has outgrown the task below is brought in by a commit, which is short work then and
/// lets the log begin anew.
pub(super) const SELDOM: &str = "PRAGMA wal_autocheckpoint = 16000;";

/// Starts the task; it ends with the writer.
pub(super) async fn start(path: &Path, writer: &Inbox) -> Result<(), sqlx::Error> {
    let file = SqliteConnectOptions::new().filename(path).busy_timeout(Duration::ZERO);
    let mut connection: SqliteConnection = file.connect().await?;
    connection.execute("PRAGMA synchronous = FULL;").await?;
    let writer = writer.downgrade();
    tokio::spawn(async move {
        while writer.upgrade().is_some() {
            sleep(PACE).await;
            if let Err(error) = connection.execute("PRAGMA wal_checkpoint(PASSIVE);").await {
                tracing::debug!(%error, "the log is brought in later");
            }
        }
        connection.close().await.ok();
    });
    Ok(())
}
