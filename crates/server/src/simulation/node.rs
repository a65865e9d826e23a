//! One node of several: the real tables, writer and heartbeat on the simulated database.

use super::database::{Database, Lost};
use super::kept::Kept;
use super::signal::Signal;
use crate::clock::Clock;
use crate::store::append::Append;
use crate::store::health::Health;
use crate::store::heartbeat::{self, Pulse};
use crate::store::writer::{self, Broken, Ends, Inbox, Paper};
use crate::store::{
    Call, Change, Hear, Journals, Outbox, Proposal, Results, Row, Snapshot, StoreError, TableRow, TableState, Times,
};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// A way to the database, until the node is gone.
#[derive(Clone)]
pub(super) struct Way {
    database: Arc<Database>,
    name: String,
    clock: Clock,
    pub(super) health: Arc<Health>,
    gone: Signal,
}

/// What a node knows of the store.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) way: Way,
    writer: Inbox,
    outbox: Outbox,
}

impl Way {
    async fn ask<T>(&self, what: impl FnOnce(&mut Kept) -> T) -> Result<T, StoreError> {
        self.is_open()?;
        let given = self.database.ask(what).await;
        self.is_open()?;
        Ok(given?)
    }

    fn is_open(&self) -> Result<(), StoreError> {
        if self.gone.count() > 0 { Err(StoreError::Closed) } else { Ok(()) }
    }
}

impl Node {
    /// A node of this name whose clock is wrong by so much, until `gone` says that it has crashed.
    pub(super) fn start(database: Arc<Database>, name: &str, clock: Clock, gone: Signal) -> Node {
        let way = Way { database, name: name.to_owned(), clock, health: Arc::new(Health::good()), gone };
        let writer = writer::start(way.clone());
        heartbeat::start(way.clone(), Arc::clone(&way.health), &writer);
        let (outbox, mut calls) = mpsc::unbounded_channel();
        let mouth = way.clone();
        tokio::spawn(async move {
            while let Some(call) = calls.recv().await {
                // What cannot be told is noticed soon after.
                mouth.ask(|kept| kept.call(&mouth.name, &[call])).await.ok();
            }
        });
        Node { way, writer, outbox }
    }
}

impl Paper for Way {
    async fn write(&self, batch: &[Append]) -> Result<Ends, Broken> {
        self.health.allows()?;
        let begun = self.ask(|_| ()).await.inspect_err(|_| self.health.doubt.notify_one());
        begun?;
        self.is_open()?;
        match self.database.ask(|kept| kept.commit(&self.name, batch)).await {
            Ok(ends) if self.is_open().is_ok() => {
                self.health.kept();
                Ok(ends)
            }
            Ok(_) | Err(Lost::Before | Lost::After) => {
                self.health.doubt.notify_one();
                Err(Broken::Commit)
            }
        }
    }

    fn aside(&self) -> Option<Way> {
        Some(self.clone())
    }
}

impl Pulse for Way {
    async fn beat(&self, _: usize) -> Result<(), StoreError> {
        self.ask(|_| ()).await
    }

    fn is_in_place(&self) -> Result<(), String> {
        Ok(())
    }

    fn is_closed(&self) -> bool {
        self.is_open().is_err()
    }
}

/// Hears what others call.
pub(super) struct Ears {
    calls: mpsc::UnboundedReceiver<Vec<Call>>,
    way: Way,
}

impl Hear for Ears {
    async fn next(&mut self) -> Result<Vec<Call>, StoreError> {
        let calls = self.calls.recv().await.ok_or(StoreError::Unknown)?;
        self.way.database.travel().await;
        Ok(calls)
    }
}

impl Journals for Node {
    type Ears = Ears;

    fn clock(&self) -> &Clock {
        &self.way.clock
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        self.way.ask(|kept| kept.tables.get(id).map(|table| table.row.clone())).await
    }

    async fn snapshot(&self, table: &str) -> Result<Option<Snapshot>, StoreError> {
        self.way.ask(|kept| kept.tables.get(table).map(|table| table.snapshot.clone())).await
    }

    async fn entries_after(&self, table: &str, number: u64) -> Result<Vec<Row>, StoreError> {
        let after = |row: &&Row| row.number > number;
        let rows = self.way.ask(|kept| Some(kept.tables.get(table)?.journal.iter().filter(after).cloned().collect()));
        Ok(rows.await?.unwrap_or_default())
    }

    async fn times(&self, table: &str) -> Result<Option<Times>, StoreError> {
        self.way.ask(|kept| kept.tables.get(table).map(|table| table.snapshot.times.clone())).await
    }

    async fn keep(&self, table: &str, row: &Row, change: &Change, results: Option<Results>) -> Result<(), StoreError> {
        let state = if results.is_some() { TableState::Over } else { TableState::Running };
        let (append, kept) = Append::new(table, row, change, state, results)?;
        self.writer.send(append).map_err(|_| StoreError::Closed)?;
        kept.await.unwrap_or(Err(StoreError::Unknown))
    }

    async fn set_votes(&self, _: &str, _: &[Proposal], _: &[Proposal]) -> Result<bool, StoreError> {
        Ok(true)
    }

    async fn late_tables(&self, _: &str) -> Result<Vec<String>, StoreError> {
        let now = self.way.clock.now();
        self.way.ask(|kept| kept.running(|table| table.deadline.is_some_and(|deadline| deadline <= now))).await
    }

    async fn waiting_for_bots(&self, _: &str, _: bool) -> Result<Vec<String>, StoreError> {
        let now = self.way.clock.now();
        let waiting = |kept: &mut Kept| {
            let mut tables = kept.running(|table| table.asks_a_bot());
            tables.retain(|id| kept.claims.get(id).is_none_or(|(_, until)| *until < now));
            tables
        };
        self.way.ask(waiting).await
    }

    async fn claim(&self, table: &str, length: Duration) -> Result<bool, StoreError> {
        let (now, name) = (self.way.clock.now(), &self.way.name);
        let claim = |kept: &mut Kept| {
            let is_free = kept.claims.get(table).is_none_or(|(holder, until)| holder == name || *until < now);
            if is_free {
                kept.claims.insert(table.to_owned(), (name.clone(), now + length.as_millis() as i64));
            }
            is_free
        };
        self.way.ask(claim).await
    }

    async fn release(&self, table: &str) -> Result<(), StoreError> {
        let name = &self.way.name;
        self.way.ask(|kept| kept.claims.retain(|id, (holder, _)| id != table || holder != name)).await
    }

    fn outbox(&self) -> Option<Outbox> {
        Some(self.outbox.clone())
    }

    async fn ears(&self) -> Result<Option<Ears>, StoreError> {
        self.way.is_open()?;
        let calls = self.way.database.listen(&self.way.name).await?;
        Ok(Some(Ears { calls, way: self.way.clone() }))
    }

    async fn closed(&self) {
        self.way.gone.after(0).await;
    }
}
