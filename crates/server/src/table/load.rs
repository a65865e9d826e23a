//! From the store back into play.

use super::deed::Deed;
use super::hall::shown;
use super::running::Running;
use super::undo::without;
use crate::store::{Row, Snapshot, Store, Times};
use crate::{Error, HostedGame, StoreError};
use tabletop::{Record, Session};

impl<G: HostedGame> Running<G> {
    /// The game of a table at its last entry; nothing if it has not begun.
    pub(super) async fn load(store: &Store, table: &str) -> Result<Option<Running<G>>, Error> {
        let Some((rows, snapshot)) = store.game(table).await? else { return Ok(None) };
        let kept = Session::load(&snapshot.game)?;
        match Running::retold(&rows, &snapshot) {
            Ok(mut running) if running.session.state() == kept.state() && running.seen == snapshot.seen => {
                running.remember(snapshot.times);
                Ok(Some(running))
            }
            // The rules have changed since: the game goes on from its snapshot, and its past stays untold.
            told => {
                tracing::warn!(table = shown(table), reason = ?told.err(), "a game goes on from its snapshot alone");
                let viewers = usize::from(kept.state().n_seats()) + 1;
                if snapshot.seen.len() != viewers {
                    return Err(StoreError::Damaged("a snapshot has other viewers than its game".into()).into());
                }
                let mut running = Running::new(kept, snapshot.number, snapshot.seen);
                running.remember(snapshot.times);
                Ok(Some(running))
            }
        }
    }

    /// Takes over what the store says about time, if it says so for this game.
    fn remember(&mut self, times: Times) {
        if times.moved.len() == self.seen.len() {
            self.times = times;
        }
    }

    /// The game as the journal tells it from its beginning.
    fn retold(rows: &[Row], snapshot: &Snapshot) -> Result<Running<G>, Error> {
        let mut running = Running::anew(snapshot)?;
        rows.iter().try_for_each(|row| running.tell_again(row))?;
        Ok(running)
    }

    /// Takes over the entries that other nodes have written since.
    pub(super) async fn catch_up(&mut self, store: &Store, table: &str) -> Result<(), Error> {
        let rows = store.entries_after(table, self.journal).await?;
        rows.iter().try_for_each(|row| self.tell_again(row))?;
        match store.times(table).await? {
            Some(times) if !rows.is_empty() => self.remember(times),
            _ => {}
        }
        Ok(())
    }

    /// The game of a snapshot before its first entry.
    pub(super) fn anew(snapshot: &Snapshot) -> Result<Running<G>, Error> {
        let record = Record::<G>::parse(&snapshot.game)?;
        Ok(Running::begun(Session::from_record(&record.start())?))
    }

    /// Does again what an entry of the journal tells.
    pub(super) fn tell_again(&mut self, row: &Row) -> Result<(), Error> {
        let pending = match Deed::read(&row.entry)? {
            Deed::Move(how, mv) => self.submit(row.seat, how, mv)?,
            Deed::Undo(moves) => {
                let record = without(self.session.record(), |at| !moves.contains(&at));
                self.pending(row.seat, Deed::Undo(moves), Session::from_record(&record)?, Vec::new())?
            }
        };
        if pending.row.number != row.number {
            return Err(StoreError::Damaged("a journal has a gap".into()).into());
        }
        self.take(pending);
        Ok(())
    }
}
