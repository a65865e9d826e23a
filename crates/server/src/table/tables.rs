//! All tables of a game that this program has in memory.

use super::bells::Ring;
use super::hall::Hall;
use super::heard::Heard;
use super::running::{Pending, Running};
use super::turn::Moment;
use crate::store::{Journals, Last, Store};
use crate::{Error, Host, measure};
use std::collections::BTreeMap;
use std::sync::{Arc, MutexGuard as Guard, PoisonError};
use std::time::Duration;
use tokio::sync::{Mutex, MutexGuard, OnceCell};
use tokio::time::Instant;

/// The tables of one game.
pub(crate) struct Tables<H: Host, S = Store> {
    pub(crate) hall: Arc<Hall<S>>,
    tables: std::sync::Mutex<BTreeMap<String, Cell<H>>>,
}

/// A table that is being loaded, or is there: whoever comes meanwhile waits for the same one.
type Cell<H> = Arc<OnceCell<Arc<Handle<H>>>>;

/// A running game in memory.
pub(crate) struct Handle<H: Host> {
    pub(super) id: String,
    running: Mutex<Running<H>>,
    /// Held by whoever lets the bots of this table answer.
    pub(super) bots: Mutex<()>,
    /// Held by whoever answers for those who are late.
    pub(super) clock: Mutex<()>,
    /// The moment since which all bots that are asked wait for people: they are not asked again before something happens.
    resting: std::sync::Mutex<Option<Moment>>,
    /// What another node has told: it is taken over before anybody looks.
    heard: Heard,
    /// When somebody last wanted it.
    used: std::sync::Mutex<Instant>,
}

impl<H: Host, S: Journals> Tables<H, S> {
    /// The tables of a game in `hall`.
    pub(crate) fn new(hall: Arc<Hall<S>>) -> Tables<H, S> {
        Tables { hall, tables: Default::default() }
    }

    /// The running game of a table, from memory or from the store.
    pub(crate) async fn open(&self, id: &str) -> Result<Arc<Handle<H>>, Error> {
        let cell = Arc::clone(self.tables().entry(id.to_owned()).or_default());
        let loaded = cell.get_or_try_init(async || {
            let running = Box::pin(self.load(id)).await?;
            let running = running.ok_or(Error::Conflict("the game at this table has not begun"))?;
            Ok::<_, Error>(Arc::new(Handle::new(id, running)))
        });
        let handle = loaded.await?;
        *handle.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        Ok(Arc::clone(handle))
    }

    /// The game, for as long as the guard lives, with everything that other nodes have told of. After a write of
    /// unknown end it is what the store says.
    pub(crate) async fn lock<'h>(&self, handle: &'h Handle<H>) -> Result<MutexGuard<'h, Running<H>>, Error> {
        let mut running = handle.running.lock().await;
        let told = handle.heard.take();
        if told.number > running.journal && !running.doubtful {
            // If this is given up halfway, the next to come reads it all.
            running.doubtful = true;
            running.doubtful = Box::pin(running.catch_up(&self.hall.store, &handle.id, &told)).await.is_err();
        }
        if running.doubtful {
            let loaded = Box::pin(self.load(&handle.id)).await?;
            *running = loaded.ok_or(Error::NotFound("game"))?;
            self.hall.bells.ring(&handle.id, Ring::Game);
        }
        Ok(running)
    }

    /// Keeps an entry, then lets it happen. Nobody sees it before the store has it.
    pub(super) async fn commit(
        &self,
        handle: &Handle<H>,
        running: &mut Running<H>,
        pending: Pending<H>,
    ) -> Result<(), Error> {
        let (change, results) = (pending.change(running)?, pending.results(running.clock.now()));
        // If this is given up halfway, the next to come asks the store what became of it.
        running.doubtful = true;
        let begin = Instant::now();
        let over = results.is_some();
        self.hall.store.keep(&handle.id, &pending.row, &change, results).await?;
        measure::kept(begin.elapsed());
        running.take(pending);
        running.doubtful = false;
        self.hall.bells.ring(&handle.id, Ring::Game);
        if over {
            self.hall.bells.ring(&handle.id, Ring::Table);
        }
        Ok(())
    }

    /// The tables whose last write has an unknown end, and that nobody is just reading again.
    pub(super) fn doubtful(&self) -> Vec<Arc<Handle<H>>> {
        let is_doubtful = |handle: &&Arc<Handle<H>>| handle.running.try_lock().is_ok_and(|running| running.doubtful);
        self.tables().values().filter_map(|cell| cell.get()).filter(is_doubtful).map(Arc::clone).collect()
    }

    /// Another node tells of the last entry in the journal of a table.
    pub(super) fn goes_to(&self, id: &str, last: &Last) {
        if let Some(handle) = self.tables().get(id).and_then(|cell| cell.get()) {
            handle.heard.add(last.clone());
        }
    }

    /// Nobody knows what has happened meanwhile: the journal of every table is read on before anybody looks.
    pub(super) fn doubt_all(&self) {
        for handle in self.tables().values().filter_map(|cell| cell.get()) {
            handle.heard.doubt();
        }
    }

    /// Lets go of the tables that nobody listens to, holds, or has wanted for a while.
    pub(super) fn tidy(&self, idle: Duration) {
        self.hall.tidy();
        self.tables().retain(|id, cell| {
            let Some(handle) = cell.get() else { return Arc::strong_count(cell) > 1 };
            let used = handle.used.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < idle;
            used || Arc::strong_count(cell) > 1 || Arc::strong_count(handle) > 1 || self.hall.bells.is_heard(id)
        });
    }

    fn tables(&self) -> Guard<'_, BTreeMap<String, Cell<H>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<H: Host> Handle<H> {
    fn new(id: &str, running: Running<H>) -> Handle<H> {
        Handle {
            id: id.to_owned(),
            running: Mutex::new(running),
            bots: Mutex::new(()),
            clock: Mutex::new(()),
            resting: std::sync::Mutex::default(),
            // What was told while it was loaded has not been heard.
            heard: Heard::doubtful(),
            used: std::sync::Mutex::new(Instant::now()),
        }
    }

    /// Since when all bots that are asked wait.
    pub(super) fn resting(&self) -> Option<Moment> {
        *self.resting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From this moment on they do.
    pub(super) fn rest(&self, since: Moment) {
        *self.resting.lock().unwrap_or_else(PoisonError::into_inner) = Some(since);
    }

    /// The table in the log: enough to find it, not enough to open it.
    pub(super) fn shown(&self) -> &str {
        shown(&self.id)
    }
}

/// The beginning of an id. Who knows the whole of it may look at the table.
pub(super) fn shown(id: &str) -> &str {
    id.get(..8).unwrap_or_default()
}
