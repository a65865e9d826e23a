//! The heartbeat: a row that is written and read back by another connection, so that the server knows how its store is
//! also while nobody plays.

use super::health::Health;
use super::journals::Answer;
use super::pen::Pen;
use super::{StoreError, writer};
use crate::clock::Clock;
use sqlx::AnyPool;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How often the heart beats while all is well and nobody writes.
const PACE: Duration = Duration::from_millis(750);
/// How often while something is wrong.
const QUICK: Duration = Duration::from_millis(250);
/// A beat that takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(2);
/// What is written along where writing is in doubt: a small row may still fit on a full disk.
const BALLAST: usize = 1 << 16;

/// A day, in milliseconds.
const DAY: i64 = 86_400_000;

/// What can be asked for a sign of life.
pub(crate) trait Pulse: Send + Sync + 'static {
    /// Writes a beat with so much ballast and reads it back.
    fn beat(&self, ballast: usize) -> impl Answer<()>;

    /// Says what is wrong if the store is not where it was.
    fn is_in_place(&self) -> Result<(), String>;

    /// Whether the store is closed.
    fn is_closed(&self) -> bool;
}

/// Starts the task that feels the pulse and notes how the store is; it ends with the writer, or with the store.
pub(crate) fn start(pulse: impl Pulse, health: Arc<Health>, writer: &writer::Inbox) {
    let writer = writer.downgrade();
    tokio::spawn(async move {
        while writer.upgrade().is_some() && !pulse.is_closed() {
            let doubt = tokio::select! {
                biased;
                () = health.doubt.notified() => true,
                () = sleep(if health.allows().is_ok() { PACE } else { QUICK }) => health.allows().is_err(),
            };
            match pulse.is_in_place() {
                Err(sentence) => health.ails(&sentence),
                Ok(()) if !doubt && health.kept_within(PACE / 2) => continue,
                Ok(()) => look(&pulse, &health, doubt).await,
            }
            // However many writes fail, one look at a time is enough.
            sleep(QUICK).await;
        }
    });
}

/// Feels the pulse once and notes how the store is.
async fn look(pulse: &impl Pulse, health: &Health, doubt: bool) {
    match timeout(PATIENCE, pulse.beat(if doubt { BALLAST } else { 0 })).await {
        Ok(Ok(())) => health.is_well(),
        Ok(Err(StoreError::Closed)) => {}
        Ok(Err(error)) => {
            tracing::debug!(%error, "a heartbeat is not kept");
            health.ails(error.plainly());
        }
        Err(_) => health.ails("the store does not answer"),
    }
}

/// Writes the beats of this node.
pub(super) struct Heart {
    pub(super) pen: Pen,
    /// The other connection.
    pub(super) eye: AnyPool,
    pub(super) node: String,
    pub(super) clock: Clock,
}

impl Heart {
    /// Forgets the nodes that have been gone for a day.
    pub(super) async fn forget_the_gone(&self) -> Result<(), StoreError> {
        let gone = sqlx::query("DELETE FROM heartbeats WHERE beat < $1").bind(self.clock.now() - DAY);
        self.pen.run(gone).await?;
        Ok(())
    }
}

impl Pulse for Heart {
    async fn beat(&self, ballast: usize) -> Result<(), StoreError> {
        let beat = self.clock.now();
        let mut writing = self.pen.begin_anyway().await?;
        sqlx::query(
            "INSERT INTO heartbeats (node, beat, ballast) VALUES ($1, $2, $3)
             ON CONFLICT (node) DO UPDATE SET beat = $2, ballast = $3",
        )
        .bind(&self.node)
        .bind(beat)
        .bind(" ".repeat(ballast))
        .execute(&mut *writing)
        .await?;
        writing.commit().await?;
        let read: (i64,) =
            sqlx::query_as("SELECT beat FROM heartbeats WHERE node = $1").bind(&self.node).fetch_one(&self.eye).await?;
        match read {
            (read,) if read == beat => Ok(()),
            _ => Err(StoreError::Damaged("what was written cannot be read back".into())),
        }
    }

    fn is_in_place(&self) -> Result<(), String> {
        self.pen.place.as_ref().map_or(Ok(()), |place| place.check())
    }

    fn is_closed(&self) -> bool {
        self.pen.pool.is_closed()
    }
}
