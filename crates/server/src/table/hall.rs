//! All tables of a game that this program has in memory.

use super::bells::{Bells, Ring};
use super::heard::Heard;
use super::recent::Recent;
use super::running::{Pending, Running};
use super::thinking::Study;
use crate::notices::Present;
use crate::store::{Call, Last, Person, Store, TableRow, TableState};
use crate::{Error, HostedGame, measure};
use std::collections::HashMap;
use std::sync::{Arc, MutexGuard as Guard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, MutexGuard, OnceCell};

/// The tables of one game, and the store behind them.
pub struct Hall<G: HostedGame> {
    pub(crate) store: Store,
    pub(crate) bells: Arc<Bells>,
    /// Who shows which token, by its hash, and when it ends.
    pub(crate) people: Recent<(Person, i64)>,
    /// Who has a page open here.
    pub(crate) present: Arc<Present>,
    /// Where bots think.
    pub(super) study: Study,
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
    /// Held by whoever answers for those who are late.
    pub(super) clock: Mutex<()>,
    /// What another node has told: it is taken over before anybody looks.
    heard: Heard,
    /// When somebody last wanted it.
    used: std::sync::Mutex<Instant>,
}

impl<G: HostedGame> Hall<G> {
    /// The hall of the tables in `store`.
    pub fn new(store: Store) -> Hall<G> {
        Hall {
            bells: Arc::new(Bells::new(store.outbox())),
            store,
            people: Recent::default(),
            present: Arc::default(),
            study: Study::new(),
            tables: Default::default(),
        }
    }

    /// The running game of a table, from memory or from the store.
    pub(crate) async fn open(&self, id: &str) -> Result<Arc<Handle<G>>, Error> {
        let cell = Arc::clone(self.tables().entry(id.to_owned()).or_default());
        let loaded = cell.get_or_try_init(async || {
            let running = Running::load(&self.store, id).await?;
            let running = running.ok_or(Error::Conflict("the game at this table has not begun"))?;
            Ok::<_, Error>(Arc::new(Handle::new(id, running)))
        });
        let handle = loaded.await?;
        *handle.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        Ok(Arc::clone(handle))
    }

    /// A table as it was read a moment ago, for those who look and play. Who changes it reads it from the store.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<TableRow>, Error> {
        let read = async || self.store.table(G::NAME, id).await;
        self.bells.tables.get(id, read).await?.ok_or(Error::NotFound("table"))
    }

    /// The game, for as long as the guard lives, with everything that other nodes have told of. After a write of
    /// unknown end it is what the store says.
    pub(crate) async fn lock<'h>(&self, handle: &'h Handle<G>) -> Result<MutexGuard<'h, Running<G>>, Error> {
        let mut running = handle.running.lock().await;
        let told = handle.heard.take();
        if told.number > running.journal && !running.doubtful {
            // If this is given up halfway, the next to come reads it all.
            running.doubtful = true;
            running.doubtful = running.catch_up(&self.store, &handle.id, &told).await.is_err();
        }
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
        let (change, results) = (pending.change(running)?, pending.results());
        // If this is given up halfway, the next to come asks the store what became of it.
        running.doubtful = true;
        let begin = Instant::now();
        let over = results.is_some();
        match results {
            Some(results) => self.store.finish(&handle.id, &pending.row, &change, results).await?,
            None => self.store.append(&handle.id, &pending.row, &change, TableState::Running).await?,
        }
        measure::kept(begin.elapsed());
        running.take(pending);
        running.doubtful = false;
        self.bells.ring(&handle.id, Ring::Game);
        if over {
            self.bells.ring(&handle.id, Ring::Table);
        }
        Ok(())
    }

    /// Another node tells of the last entry in the journal of a table.
    pub(super) fn goes_to(&self, id: &str, last: Last) {
        if let Some(handle) = self.tables().get(id).and_then(|cell| cell.get()) {
            handle.heard.add(last);
        }
    }

    /// Somebody has another name or other tokens: here and on other nodes they are looked up again.
    pub(crate) fn person_changes(&self, person: &str) {
        self.look_up_again(Some(person));
        self.bells.call(Call::People(Some(person.to_owned())));
    }

    /// Forgets who somebody is, or everybody; their sockets look again, too.
    pub(super) fn look_up_again(&self, person: Option<&str>) {
        self.people.forget_all();
        self.present.call(person);
    }

    /// Nobody knows what has happened meanwhile: whatever is known is read again, and the journal of every table is
    /// read on before anybody looks.
    pub(super) fn doubt_all(&self) {
        for handle in self.tables().values().filter_map(|cell| cell.get()) {
            handle.heard.doubt();
        }
        self.look_up_again(None);
        self.bells.ring_all();
    }

    /// Lets go of the tables that nobody listens to, holds, or has wanted for a while.
    pub fn tidy(&self, idle: Duration) {
        self.bells.tables.tidy();
        self.people.tidy();
        self.tables().retain(|id, cell| {
            let Some(handle) = cell.get() else { return Arc::strong_count(cell) > 1 };
            let used = handle.used.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < idle;
            used || Arc::strong_count(cell) > 1 || Arc::strong_count(handle) > 1 || self.bells.is_heard(id)
        });
    }

    /// How many games are in memory.
    pub fn n_open(&self) -> usize {
        self.tables().len()
    }

    fn tables(&self) -> Guard<'_, HashMap<String, Cell<G>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<G: HostedGame> Handle<G> {
    fn new(id: &str, running: Running<G>) -> Handle<G> {
        Handle {
            id: id.to_owned(),
            running: Mutex::new(running),
            bots: Mutex::new(()),
            clock: Mutex::new(()),
            // What was told while it was loaded has not been heard.
            heard: Heard::doubtful(),
            used: std::sync::Mutex::new(Instant::now()),
        }
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
