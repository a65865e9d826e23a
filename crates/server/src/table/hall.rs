//! All tables of a game that this program has in memory.

use super::bells::{Bells, Ring};
use super::hints::AT_ONCE;
use super::running::{Pending, Running};
use crate::store::{Store, TableState};
use crate::{Error, HostedGame};
use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use tokio::sync::{Mutex, MutexGuard, OnceCell, Semaphore};

/// The tables of one game, and the store behind them.
pub struct Hall<G: HostedGame> {
    pub(crate) store: Store,
    pub(crate) bells: Arc<Bells>,
    pub(super) hints: Arc<Semaphore>,
    tables: std::sync::Mutex<HashMap<String, Cell<G>>>,
}

/// A table that is being loaded, or is there: whoever comes meanwhile waits for the same one.
type Cell<G> = Arc<OnceCell<Arc<Handle<G>>>>;

/// A running game in memory.
pub(crate) struct Handle<G: HostedGame> {
    pub(super) id: String,
    running: Mutex<Running<G>>,
    /// Held by whoever lets the bots of this table answer.
    pub(super) bots: Mutex<()>,
}

impl<G: HostedGame> Hall<G> {
    /// The hall of the tables in `store`.
    pub fn new(store: Store) -> Hall<G> {
        Hall { store, bells: Arc::default(), hints: Arc::new(Semaphore::new(AT_ONCE)), tables: Default::default() }
    }

    /// The running game of a table, from memory or from the store.
    pub(crate) async fn open(&self, id: &str) -> Result<Arc<Handle<G>>, Error> {
        let cell = {
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(tables.entry(id.to_owned()).or_default())
        };
        cell.get_or_try_init(async || {
            let running = Running::load(&self.store, id).await?;
            let running = running.ok_or(Error::Conflict("the game at this table has not begun"))?;
            Ok(Arc::new(Handle { id: id.to_owned(), running: Mutex::new(running), bots: Mutex::new(()) }))
        })
        .await
        .cloned()
    }

    /// The game, for as long as the guard lives. After a write of unknown end it is what the store says.
    pub(crate) async fn lock<'h>(&self, handle: &'h Handle<G>) -> Result<MutexGuard<'h, Running<G>>, Error> {
        let mut running = handle.running.lock().await;
        if running.doubtful {
            let loaded = Running::load(&self.store, &handle.id).await?;
            *running = loaded.ok_or(Error::NotFound("game"))?;
            self.bells.ring(&handle.id, Ring::Game);
        }
        Ok(running)
    }

    /// Keeps an entry, then lets it happen. Nobody sees it before the store has it.
    pub(super) async fn commit(
        &self,
        handle: &Handle<G>,
        running: &mut Running<G>,
        pending: Pending<G>,
    ) -> Result<(), Error> {
        // If this is given up halfway, the next to come asks the store what became of it.
        running.doubtful = true;
        let (snapshot, results) = (pending.snapshot(), pending.results());
        let over = results.is_some();
        match results {
            Some(results) => self.store.finish(&handle.id, &pending.row, &snapshot, results).await?,
            None => self.store.append(&handle.id, &pending.row, &snapshot, TableState::Running).await?,
        }
        running.take(pending);
        running.doubtful = false;
        self.bells.ring(&handle.id, Ring::Game);
        if over {
            self.bells.ring(&handle.id, Ring::Table);
        }
        Ok(())
    }
}

impl<G: HostedGame> Handle<G> {
    /// The table in the log: enough to find it, not enough to open it.
    pub(super) fn shown(&self) -> &str {
        shown(&self.id)
    }
}

/// The beginning of an id. Who knows the whole of it may look at the table.
pub(super) fn shown(id: &str) -> &str {
    id.get(..8).unwrap_or_default()
}
