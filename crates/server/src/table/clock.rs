//! The clock: whoever does not answer in time is answered for.

use super::deed::How;
use super::running::Running;
use super::tables::{Tables, shown};
use super::turn::Turn;
use crate::store::{Journals, TableRow};
use crate::{Error, Host, StoreError};
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Game, Seat};
use tokio::time::{MissedTickBehavior, interval};

/// How exact the clock is.
const TICK: Duration = Duration::from_millis(500);
/// The most moves the clock makes for a table at once: more than a plan has.
const MOST: u32 = 200;

impl<H: Host, S: Journals> Tables<H, S> {
    /// Answers for whoever is too late, for as long as the store is open. The store knows who is late, so this
    /// goes on after a restart, and any node may do it.
    pub(crate) async fn watch_the_clock(self: Arc<Self>) {
        let mut ticks = interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let late = match self.hall.store.late_tables(H::Game::NAME).await {
                Ok(late) => late,
                Err(StoreError::Closed) => return,
                Err(error) => {
                    tracing::error!(%error, "late tables cannot be listed");
                    continue;
                }
            };
            // Each by itself: a table that is stuck holds up no other.
            for table in late {
                let tables = Arc::clone(&self);
                tokio::spawn(async move {
                    match tables.answer_for_late(&table).await {
                        // What the store refuses it has told once.
                        Ok(()) | Err(Error::Store(StoreError::Refused(_))) => {}
                        Err(error) => {
                            tracing::warn!(table = shown(&table), error = ?error, "the clock could not answer");
                        }
                    }
                });
            }
        }
    }

    async fn answer_for_late(self: &Arc<Self>, id: &str) -> Result<(), Error> {
        let handle = self.open(id).await?;
        // Whoever answers already does so for all who are late.
        let Ok(_alone) = handle.clock.try_lock() else { return Ok(()) };
        let table = self.hall.table(id).await?;
        for _ in 0..MOST {
            let turn = {
                let running = self.lock(&handle).await?;
                let late = running.late(&table, running.clock.now());
                late.map(|seat| Turn::new(&running, seat, H::STAND_IN)).transpose()?
            };
            let Some(turn) = turn else { break };
            self.take_turn(&handle, turn, How::Clock).await?;
        }
        tokio::spawn(Arc::clone(self).bots_go_on(Arc::clone(&handle)));
        Ok(())
    }
}

impl<H: Host> Running<H> {
    /// A seat that is asked and whose time is up. Bots need no clock.
    fn late(&self, table: &TableRow, now: i64) -> Option<Seat> {
        let is_late = |seat: &Seat| self.times.deadline_of([*seat]).is_some_and(|deadline| deadline <= now);
        self.session.state().asked().iter().filter(is_late).find(|&seat| table.bot(seat).is_none())
    }

    /// Whether the time for the last answer of `seat` is up: taking these moves back would gain nothing but time.
    /// What nobody else has noticed, such as a plan in progress, gains none.
    pub(super) fn is_too_late(&self, seat: Seat, taken: &[usize], now: i64) -> bool {
        let entry = |at: &usize| self.known.get((*self.places.get(*at)?)?);
        let is_public = |at: &usize| entry(at).is_some_and(|entry| entry.numbers.last().copied().flatten().is_some());
        if !taken.iter().any(is_public) {
            return false;
        }
        let since = self.times.answered.get(seat.index()).copied().flatten();
        let seconds = self.times.seconds.map(i64::from);
        since.zip(seconds).is_some_and(|(since, seconds)| since + seconds * 1_000 <= now)
    }
}
