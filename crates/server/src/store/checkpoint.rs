//! Bringing what was committed from SQLite's log into the file, beside the writer: by default a commit now and then does
//! that itself, and everybody behind it waits for the disk.
//!
//! Nothing else changes the file. Whoever finds it changed otherwise looks at all of it.

use super::error::{DAMAGED, is_damage};
use super::health::Health;
use super::place::Place;
use super::writer::Inbox;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyPool, ConnectOptions, Connection, Executor};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// How long the log grows.
const PACE: Duration = Duration::from_millis(500);
/// How long a disk may rot unnoticed.
const ROT: Duration = Duration::from_secs(3_600);

/// How many pages the log may have before it has to begin anew.
const LONG: i64 = 12_000;

/// For the writer: a commit brings in the log only if the task below cannot.
pub(super) const SELDOM: &str = "PRAGMA wal_autocheckpoint = 64000;";

/// For the task below: who writes waits no longer than this for it, and it for nobody else.
pub(super) const BESIDE: &str = "PRAGMA busy_timeout = 20; PRAGMA synchronous = FULL;";

/// Starts the task; it ends with the writer, or with the pool.
pub(super) fn start(beside: AnyPool, place: Arc<Place>, health: Arc<Health>, writer: &Inbox) {
    let writer = writer.downgrade();
    tokio::spawn(async move {
        let mut looked: Option<Instant> = None;
        loop {
            let is_ours = place.is_as_left();
            if !is_ours || looked.is_none_or(|looked| looked.elapsed() > ROT) {
                if !is_ours {
                    tracing::warn!("the file with the games has changed, and not by a checkpoint: all of it is read");
                }
                look(&place, &health).await;
                looked = Some(Instant::now());
            }
            // Over what is wrong nothing is written: what is still in the log may be needed.
            if health.allows().is_ok()
                && let Err(error) = bring_in(&beside).await
            {
                tracing::debug!(%error, "the log is brought in later");
            }
            // A file that is gone is noticed by the heartbeat.
            place.leave().ok();
            sleep(PACE).await;
            if writer.upgrade().is_none() || beside.is_closed() {
                return;
            }
        }
    });
}

/// Under load somebody has always written since, and the log would grow for ever: now and then they wait until it can
/// begin anew, which is short work when nearly all of it has been brought in.
async fn bring_in(beside: &AnyPool) -> sqlx::Result<()> {
    let (_, pages, _): (i64, i64, i64) = sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(beside).await?;
    if pages > LONG {
        beside.execute("PRAGMA wal_checkpoint(RESTART);").await?;
    }
    Ok(())
}

/// Reads all of the file, by a connection that knows nothing of it yet.
async fn look(place: &Place, health: &Health) {
    let read = async {
        let mut connection = SqliteConnectOptions::new().filename(place.path()).read_only(true).connect().await?;
        let found: (String,) = sqlx::query_as("PRAGMA quick_check(1)").fetch_one(&mut connection).await?;
        connection.close().await?;
        sqlx::Result::Ok(found.0)
    };
    match read.await {
        Ok(found) if found == "ok" => {}
        Ok(found) => {
            tracing::error!(found, "{DAMAGED}");
            health.is_damaged(DAMAGED);
        }
        Err(error) if is_damage(&error) => {
            tracing::error!(%error, "{DAMAGED}");
            health.is_damaged(DAMAGED);
        }
        Err(error) => tracing::warn!(%error, "the file with the games could not be looked at"),
    }
}
