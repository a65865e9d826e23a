//! From the store back into play.

use super::deed::Deed;
use super::heard::Told;
use super::running::Running;
use super::tables::{Tables, shown};
use super::undo::without;
use crate::clock::Clock;
use crate::store::{Journals, Last, Row, Snapshot, Times};
use crate::{Error, Host, StoreError};
use tabletop::{Game, Record, Session};

/// More entries than this are not taken over one by one while everybody waits: the game is loaded anew.
const MOST_TOLD: usize = 200;

impl<H: Host, S: Journals> Tables<H, S> {
    /// The game of a table at its last entry; nothing if it has not begun.
    pub(super) async fn load(&self, table: &str) -> Result<Option<Running<H>>, Error> {
        let Some((rows, snapshot)) = self.hall.store.game(table).await? else { return Ok(None) };
        let (table, clock) = (table.to_owned(), self.hall.store.clock().clone());
        self.hall.study.tell(move || Running::told(&table, &rows, snapshot, clock)).await?.map(Some)
    }
}

impl<H: Host> Running<H> {
    fn told(table: &str, rows: &[Row], snapshot: Snapshot, clock: Clock) -> Result<Running<H>, Error> {
        match Running::retold(rows, &snapshot, clock.clone()) {
            Ok(mut running) if running.fits(rows, &snapshot) => {
                running.remember(snapshot.times);
                Ok(running)
            }
            // The rules have changed since: the game goes on from its snapshot, and its past stays untold.
            told => {
                tracing::warn!(table = shown(table), reason = ?told.err(), "a game goes on from its snapshot alone");
                Running::resumed(rows, snapshot, clock)
            }
        }
    }

    /// Whether the game as the journal tells it is the one that was kept.
    fn fits(&self, rows: &[Row], snapshot: &Snapshot) -> bool {
        let kept = snapshot.game(rows).ok().and_then(|game| Session::<H::Game>::load(game).ok());
        kept.is_some_and(|kept| kept.state() == self.session.state()) && self.seen == snapshot.seen
    }

    /// The game of a snapshot whose journal cannot be told.
    fn resumed(rows: &[Row], snapshot: Snapshot, clock: Clock) -> Result<Running<H>, Error> {
        let (kept, unrecorded) = match Session::<H::Game>::load(snapshot.game(rows)?) {
            Ok(kept) => (kept, false),
            // The last moves are none any more: whoever made them is asked again.
            Err(_) => (Session::load(snapshot.bound_game(rows)?)?, true),
        };
        if snapshot.seen.len() != usize::from(kept.state().n_seats()) + 1 {
            return Err(StoreError::Damaged("a snapshot has other viewers than its game".into()).into());
        }
        let mut running = Running::new(kept, snapshot.number, snapshot.seen, clock);
        running.unrecorded = unrecorded;
        running.remember(snapshot.times);
        Ok(running)
    }

    /// Takes over what the store says about time, if it says so for this game.
    fn remember(&mut self, times: Times) {
        if times.moved.len() == self.seen.len() {
            self.times = times;
        }
    }

    /// The game as the journal tells it from its beginning.
    fn retold(rows: &[Row], snapshot: &Snapshot, clock: Clock) -> Result<Running<H>, Error> {
        let mut running = Running::anew(snapshot, clock)?;
        rows.iter().try_for_each(|row| running.tell_again(row))?;
        Ok(running)
    }

    /// Takes over the entries that other nodes have written since: as they were told, and what was not told from the
    /// store.
    pub(super) async fn catch_up(&mut self, store: &impl Journals, table: &str, told: &Told) -> Result<(), Error> {
        for (row, times) in told.entries.iter().filter_map(Last::read) {
            if row.number == self.journal + 1 {
                self.tell_again(&row)?;
                self.remember(times);
            }
        }
        if self.journal >= told.number {
            return Ok(());
        }
        let rows = store.entries_after(table, self.journal).await?;
        if rows.is_empty() {
            return Ok(());
        }
        if rows.len() > MOST_TOLD {
            return Err(Error::Internal("a journal has grown long".into()));
        }
        rows.iter().try_for_each(|row| self.tell_again(row))?;
        if let Some(times) = store.times(table).await? {
            self.remember(times);
        }
        Ok(())
    }

    /// The game of a snapshot before its first entry.
    pub(super) fn anew(snapshot: &Snapshot, clock: Clock) -> Result<Running<H>, Error> {
        let record = Record::<H::Game>::parse(&snapshot.record)?;
        Ok(Running::begun(Session::from_record(&record.start())?, clock))
    }

    /// Does again what an entry of the journal tells.
    pub(super) fn tell_again(&mut self, row: &Row) -> Result<(), Error> {
        let pending = match Deed::read(&row.entry)? {
            Deed::Move(how, mv) => self.submit(row.seat, how, mv)?,
            Deed::Undo(moves) => {
                let record = without(self.session.record(), |at| !moves.contains(&at));
                self.pending(row.seat, Deed::Undo(moves), Box::new(Session::from_record(&record)?), Vec::new())?
            }
        };
        if pending.row.number != row.number {
            return Err(StoreError::Damaged("a journal has a gap".into()).into());
        }
        self.take(pending);
        Ok(())
    }
}
