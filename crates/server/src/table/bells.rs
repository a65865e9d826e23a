//! Bells: whoever listens to a table hears that something about it has changed, and looks what it is.

use super::recent::Recent;
use crate::store::{Call, Outbox, TableRow};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// What has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ring {
    /// The game.
    Game,
    /// The description of the table: who sits, how far it is, votes, the rematch.
    Table,
    /// The talk at the table.
    Chat,
    /// Who has the table open.
    People,
}

/// How often each thing has changed since somebody began to listen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rung {
    pub(crate) game: u64,
    pub(crate) table: u64,
    pub(crate) chat: u64,
    pub(crate) people: u64,
}

/// The bells of all tables that somebody listens to.
pub(crate) struct Bells {
    all: Mutex<BTreeMap<String, watch::Sender<Rung>>>,
    /// What is known of tables, until a bell says otherwise.
    pub(super) tables: Recent<TableRow>,
    /// Where other nodes are told, if there are any.
    outbox: Option<Outbox>,
}

/// Somebody who listens to a table.
pub(crate) struct Ear {
    pub(crate) bell: watch::Receiver<Rung>,
    table: String,
    bells: Arc<Bells>,
}

impl Bells {
    /// The bells of a node that tells others by way of `outbox`.
    pub(super) fn new(outbox: Option<Outbox>) -> Bells {
        Bells { all: Mutex::default(), tables: Recent::default(), outbox }
    }

    /// Rings for whoever listens, here and on other nodes. What happens in a game is told to those by the store.
    pub(crate) fn ring(&self, table: &str, what: Ring) {
        self.ring_here(table, what);
        match what {
            Ring::Game | Ring::People => {}
            Ring::Table => self.call(Call::Table(table.to_owned())),
            Ring::Chat => self.call(Call::Chat(table.to_owned())),
        }
    }

    /// Tells other nodes.
    pub(super) fn call(&self, call: Call) {
        if let Some(outbox) = &self.outbox {
            // It ends with the store, and then nobody is told anything any more.
            outbox.send(call).ok();
        }
    }

    /// Rings all bells: nobody knows what has changed.
    pub(super) fn ring_all(&self) {
        self.tables.forget_all();
        for bell in self.lock().values() {
            bell.send_modify(|rung| {
                let Rung { game, table, chat, people } = *rung;
                *rung = Rung { game: game + 1, table: table + 1, chat: chat + 1, people };
            });
        }
    }

    /// Whether somebody listens to a table.
    pub(super) fn is_heard(&self, table: &str) -> bool {
        self.lock().contains_key(table)
    }

    /// Rings for whoever listens on this node.
    pub(super) fn ring_here(&self, table: &str, what: Ring) {
        if what == Ring::Table {
            self.tables.forget(table);
        }
        if let Some(bell) = self.lock().get(table) {
            bell.send_modify(|rung| match what {
                Ring::Game => rung.game += 1,
                Ring::Table => rung.table += 1,
                Ring::Chat => rung.chat += 1,
                Ring::People => rung.people += 1,
            });
        }
    }

    /// Hears the bell of a table from now on.
    pub(crate) fn listen(self: &Arc<Self>, table: &str) -> Ear {
        let bell = self.lock().entry(table.to_owned()).or_default().subscribe();
        Ear { bell, table: table.to_owned(), bells: Arc::clone(self) }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, watch::Sender<Rung>>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The last one to go takes the bell down.
impl Drop for Ear {
    fn drop(&mut self) {
        let mut bells = self.bells.lock();
        if bells.get(&self.table).is_some_and(|bell| bell.receiver_count() <= 1) {
            bells.remove(&self.table);
        }
    }
}
