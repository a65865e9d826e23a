//! What people do at a running table.

use super::bells::Ring;
use super::deed::How;
use super::running::{Pending, Running, state_of};
use super::tables::{Handle, Tables};
use crate::clock::Clock;
use crate::store::{Change, Journals, NewTable, TableRow, Times};
use crate::written::Part;
use crate::{Error, Host, MoveOf, SetupOf, StoreError, id};
use std::sync::Arc;
use tabletop::{Seat, Session, Viewer};

/// The most games between bots alone that one person has set up, and that there are in all.
const MOST_OF_ONE: u64 = 4;
const MOST_OF_ALL: u64 = 64;
/// How often in a row another node may be first.
const TRIES: u32 = 20;

impl<H: Host> Tables<H> {
    /// Begins the game of a table. Bots alone take everybody's time, so there are few games between them at once.
    pub(crate) async fn begin(self: &Arc<Self>, table: &TableRow) -> Result<(), Error> {
        if !table.has_people() {
            let (own, all) = self.hall.store.tables_of_bots(&table.host).await?;
            if own >= MOST_OF_ONE || all >= MOST_OF_ALL {
                return Err(Error::Conflict(
                    "enough bots play among themselves: wait until one of these games is over",
                ));
            }
        }
        let setup: SetupOf<H> = serde_json::from_str(&table.setup).map_err(StoreError::from)?;
        let session = Session::<H::Game>::new(setup, id::seed()?)?;
        self.hall
            .store
            .begin(&table.id, &beginning::<H>(session, table.options.move_seconds, self.hall.store.clock())?)
            .await?;
        self.begun(&table.id).await
    }

    /// Sets up a table at which a game goes on from where `session` is, without a clock.
    pub(crate) async fn take_up(self: &Arc<Self>, table: &NewTable, session: Session<H::Game>) -> Result<(), Error> {
        self.hall.store.add_begun(table, &beginning::<H>(session, None, self.hall.store.clock())?).await?;
        self.begun(&table.id).await
    }

    async fn begun(self: &Arc<Self>, table: &str) -> Result<(), Error> {
        self.hall.bells.ring(table, Ring::Table);
        self.go_on(table).await
    }
}

impl<H: Host, S: Journals> Tables<H, S> {
    /// Answers the question of `seat` for a sender who has seen `number`; gives what the seat sees then.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        handle: Arc<Handle<H>>,
        seat: Seat,
        number: u64,
        mv: MoveOf<H>,
    ) -> Result<Part, Error> {
        self.undisturbed(handle, move |running, table| {
            let (now, fresh) = (running.number(Viewer::Seat(seat)), running.fresh.get(seat.index()).copied());
            if number > now || fresh.is_none_or(|fresh| number < fresh) {
                let current = serde_json::to_value(running.sight(Viewer::Seat(seat), table));
                return Err(Error::Stale(Box::new(current.map_err(|error| Error::Internal(error.to_string()))?)));
            }
            Ok((seat, running.submit(seat, How::Holder, mv)?))
        })
        .await
    }

    /// Takes back the last move of `seat`; gives what the seat sees then.
    pub(crate) async fn undo(self: &Arc<Self>, handle: Arc<Handle<H>>, seat: Seat) -> Result<Part, Error> {
        self.undisturbed(handle, move |running, table| {
            Ok((seat, running.undo(seat, |other| table.bot(other).is_some())?))
        })
        .await
    }

    /// Works out an entry and keeps it, in a task of its own: a client that hangs up changes nothing.
    async fn undisturbed(
        self: &Arc<Self>,
        handle: Arc<Handle<H>>,
        work: impl Fn(&Running<H>, &TableRow) -> Result<(Seat, Pending<H>), Error> + Send + 'static,
    ) -> Result<Part, Error> {
        let tables = Arc::clone(self);
        let task = tokio::spawn(async move {
            let table = tables.hall.table(&handle.id).await?;
            let mut running = tables.lock(&handle).await?;
            let mut tries = 0;
            let (seat, before, kept) = loop {
                let (seat, pending) = work(&running, &table)?;
                let before = running.number(Viewer::Spectator);
                match tables.commit(&handle, &mut running, pending).await {
                    // Another node was first. What it did may have left this question as it was.
                    Err(Error::Store(StoreError::Conflict)) if tries < TRIES => tries += 1,
                    kept => break (seat, before, kept),
                }
                drop(running);
                running = tables.lock(&handle).await?;
            };
            let mut in_advance = Ok(());
            if kept.is_ok() {
                if before != running.number(Viewer::Spectator) {
                    tables.hall.is_here(&table, seat).await;
                }
                in_advance = tables.answer_in_advance(&handle, &mut running, &table).await;
            }
            if let Err(error) = &in_advance {
                // The move itself is kept; the bots try this again.
                tracing::warn!(table = handle.shown(), error = ?error, "a standing answer could not be given");
            }
            let sight = kept.and_then(|()| running.shown(Viewer::Seat(seat), &table));
            drop(running);
            // Even if nobody knows whether it was kept: the bots ask the store.
            if table.has_bots() || sight.is_err() || in_advance.is_err() {
                tokio::spawn(Box::pin(tables.bots_go_on(handle)));
            }
            sight
        });
        task.await.map_err(|error| Error::Internal(error.to_string()))?
    }
}

/// What is kept of a game before its first entry, with so many seconds for an answer.
pub(crate) fn beginning<H: Host>(
    session: Session<H::Game>,
    seconds: Option<u32>,
    clock: &Clock,
) -> Result<Change, Error> {
    let (record, state) = (Some(session.record().to_text()), Some(state_of(&session)?));
    let times = Times::begin::<H>(session.state(), seconds, clock.now());
    Ok(Change { record, state, seen: Running::<H>::begun(session, clock.clone()).seen, times })
}
