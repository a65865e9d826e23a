//! Bells: whoever listens to a table hears that something about it has changed, and looks what it is.

use std::collections::HashMap;
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
}

/// How often each thing has changed since somebody began to listen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rung {
    pub(crate) game: u64,
    pub(crate) table: u64,
    pub(crate) chat: u64,
}

/// The bells of all tables that somebody listens to.
#[derive(Debug, Default)]
pub(crate) struct Bells(Mutex<HashMap<String, watch::Sender<Rung>>>);

/// Somebody who listens to a table.
pub(crate) struct Ear {
    pub(crate) bell: watch::Receiver<Rung>,
    table: String,
    bells: Arc<Bells>,
}

impl Bells {
    /// Rings for whoever listens.
    pub(crate) fn ring(&self, table: &str, what: Ring) {
        if let Some(bell) = self.lock().get(table) {
            bell.send_modify(|rung| match what {
                Ring::Game => rung.game += 1,
                Ring::Table => rung.table += 1,
                Ring::Chat => rung.chat += 1,
            });
        }
    }

    /// Hears the bell of a table from now on.
    pub(crate) fn listen(self: &Arc<Self>, table: &str) -> Ear {
        let bell = self.lock().entry(table.to_owned()).or_default().subscribe();
        Ear { bell, table: table.to_owned(), bells: Arc::clone(self) }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<Rung>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
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
