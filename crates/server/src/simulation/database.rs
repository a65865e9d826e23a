//! The way to a database that nodes share, and back: each takes its time, and whoever was connected before a restart is
//! not any more.

use super::kept::Kept;
use super::luck::Luck;
use crate::store::{Call, StoreError};
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::{Instant, sleep, sleep_until};

/// How long the database is waited for, and how long it may take.
const PATIENCE: Duration = Duration::from_secs(5);
const LONGEST: Duration = Duration::from_secs(10);
/// The way to it takes so many milliseconds, and where it answers late so many.
const WAY: Range<u64> = 1..4;
const LATE: Range<u64> = 40..1_500;

/// The database, and what is on the way to it.
pub(super) struct Database {
    pub(super) luck: Luck,
    kept: Mutex<Kept>,
}

/// Why there was no answer.
#[derive(Debug)]
pub(super) enum Lost {
    /// Nothing has happened.
    Before,
    /// It has happened, and nobody was told.
    After,
}

impl From<Lost> for StoreError {
    fn from(_: Lost) -> StoreError {
        StoreError::Database(sqlx::Error::PoolTimedOut)
    }
}

impl Database {
    pub(super) fn new(luck: Luck) -> Database {
        Database { luck, kept: Mutex::new(Kept::new()) }
    }

    /// Goes to the database, does something there, and comes back with what it gave.
    pub(super) async fn ask<T>(&self, what: impl FnOnce(&mut Kept) -> T) -> Result<T, Lost> {
        let cuts = self.connect().await?;
        self.travel().await;
        if !self.is_answering(cuts).await {
            return Err(Lost::Before);
        }
        let given = what(&mut self.look());
        self.travel().await;
        if self.is_answering(cuts).await { Ok(given) } else { Err(Lost::After) }
    }

    /// Ears for what other nodes call.
    pub(super) async fn listen(&self, node: &str) -> Result<UnboundedReceiver<Vec<Call>>, Lost> {
        let (mouth, ears) = unbounded_channel();
        self.ask(|kept| kept.hears(node, mouth)).await?;
        Ok(ears)
    }

    /// How the way from the database takes its time; calls take it, too.
    pub(super) async fn travel(&self) {
        let late = self.look().late > Instant::now();
        sleep(Duration::from_millis(self.luck.within(if late { LATE } else { WAY }))).await;
    }

    async fn connect(&self) -> Result<u64, Lost> {
        let (away, give_up) = (self.look().away, Instant::now() + PATIENCE);
        sleep_until(away.min(give_up)).await;
        let kept = self.look();
        if kept.away > Instant::now() { Err(Lost::Before) } else { Ok(kept.cuts) }
    }

    /// Whether it answers those who connected when the lines had been cut so often; if it stalls they wait a while.
    async fn is_answering(&self, cuts: u64) -> bool {
        let give_up = Instant::now() + LONGEST;
        loop {
            let stalled = {
                let kept = self.look();
                if kept.cuts != cuts || Instant::now() >= give_up {
                    return false;
                }
                kept.stalled
            };
            if stalled <= Instant::now() {
                return true;
            }
            // Whoever cuts it ends the wait.
            sleep_until(stalled.min(give_up).min(Instant::now() + Duration::from_millis(20))).await;
        }
    }

    pub(super) fn look(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
