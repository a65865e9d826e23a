//! What a running table and its node need of the store. The rest of the server has the whole of it; a test may put
//! something else in its place.

use super::{Call, Change, Ears, Outbox, Proposal, Results, Row, Snapshot, Store, StoreError, TableRow, Times};
use crate::clock::Clock;
use std::time::Duration;

/// The journals of running games, and what nodes that share them call to each other.
pub(crate) trait Journals: Send + Sync + 'static {
    /// Hears the other nodes.
    type Ears: Hear;

    /// What tells the time here.
    fn clock(&self) -> &Clock;

    /// A table and who sits there.
    fn table(&self, id: &str) -> impl Answer<Option<TableRow>>;

    /// A game as it is kept beside its journal; nothing if it has not begun.
    fn snapshot(&self, table: &str) -> impl Answer<Option<Snapshot>>;

    /// The journal of a game and its snapshot, as of one moment; nothing if the game has not begun.
    fn game(&self, table: &str) -> impl Answer<Option<(Vec<Row>, Snapshot)>> {
        async move {
            let Some(snapshot) = self.snapshot(table).await? else { return Ok(None) };
            let mut rows = self.entries_after(table, 0).await?;
            // The journal only grows: up to the snapshot's number it is what it was when the snapshot was read.
            rows.retain(|row| row.number <= snapshot.number);
            Ok(Some((rows, snapshot)))
        }
    }

    /// The entries of a journal after the one of this number.
    fn entries_after(&self, table: &str, number: u64) -> impl Answer<Vec<Row>>;

    /// Since when a table waits for whom.
    fn times(&self, table: &str) -> impl Answer<Option<Times>>;

    /// Keeps an entry with the game after it, all or nothing; with `results` it is the last one. If the journal has an
    /// entry of this number already, or has none before it, nothing changes and it is a conflict.
    fn keep(&self, table: &str, row: &Row, change: &Change, results: Option<Results>) -> impl Answer<()>;

    /// Replaces the votes of a table; false if they have changed meanwhile.
    fn set_votes(&self, table: &str, old: &[Proposal], new: &[Proposal]) -> impl Answer<bool>;

    /// The running tables of a game where somebody is too late.
    fn late_tables(&self, game: &str) -> impl Answer<Vec<String>>;

    /// The running tables of a game where a bot is asked and no node lets it answer; with `standing` also those where
    /// somebody is asked who may have answered in advance.
    fn waiting_for_bots(&self, game: &str, standing: bool) -> impl Answer<Vec<String>>;

    /// Claims the bots of a table for `length`, or goes on holding them; false if another node does.
    fn claim(&self, table: &str, length: Duration) -> impl Answer<bool>;

    /// Gives the claim up.
    fn release(&self, table: &str) -> impl Answer<()>;

    /// Where to hand in calls to other nodes; nothing where there are none.
    fn outbox(&self) -> Option<Outbox>;

    /// Ears for what other nodes call; nothing where there are no other nodes.
    fn ears(&self) -> impl Answer<Option<Self::Ears>>;

    /// Done when the store is closed.
    fn closed(&self) -> impl Future<Output = ()> + Send;
}

/// Hears the other nodes.
pub(crate) trait Hear: Send {
    /// The next calls of another node. After an error some may have been missed.
    fn next(&mut self) -> impl Answer<Vec<Call>>;
}

/// What the store will have answered.
pub(crate) trait Answer<T>: Future<Output = Result<T, StoreError>> + Send {}

impl<T, F: Future<Output = Result<T, StoreError>> + Send> Answer<T> for F {}

impl Journals for Store {
    type Ears = Ears;

    fn clock(&self) -> &Clock {
        &self.clock
    }

    fn table(&self, id: &str) -> impl Answer<Option<TableRow>> {
        self.table(id)
    }

    fn snapshot(&self, table: &str) -> impl Answer<Option<Snapshot>> {
        self.snapshot(table)
    }

    fn entries_after(&self, table: &str, number: u64) -> impl Answer<Vec<Row>> {
        self.entries_after(table, number)
    }

    fn times(&self, table: &str) -> impl Answer<Option<Times>> {
        self.times(table)
    }

    fn keep(&self, table: &str, row: &Row, change: &Change, results: Option<Results>) -> impl Answer<()> {
        self.keep(table, row, change, results)
    }

    fn set_votes(&self, table: &str, old: &[Proposal], new: &[Proposal]) -> impl Answer<bool> {
        self.set_votes(table, old, new)
    }

    fn late_tables(&self, game: &str) -> impl Answer<Vec<String>> {
        self.late_tables(game)
    }

    fn waiting_for_bots(&self, game: &str, standing: bool) -> impl Answer<Vec<String>> {
        self.waiting_for_bots(game, standing)
    }

    fn claim(&self, table: &str, length: Duration) -> impl Answer<bool> {
        self.claim(table, length)
    }

    fn release(&self, table: &str) -> impl Answer<()> {
        self.release(table)
    }

    fn outbox(&self) -> Option<Outbox> {
        self.outbox()
    }

    fn ears(&self) -> impl Answer<Option<Ears>> {
        self.ears()
    }

    fn closed(&self) -> impl Future<Output = ()> + Send {
        self.closed()
    }
}

impl Hear for Ears {
    fn next(&mut self) -> impl Answer<Vec<Call>> {
        self.next()
    }
}
