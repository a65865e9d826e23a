//! What people do at a running table.

use super::bells::Ring;
use super::deed::How;
use super::hall::{Hall, Handle};
use super::running::{Pending, Running, state_of};
use crate::store::{Change, NewTable, TableRow, Times};
use crate::wire::SightOf;
use crate::{Error, HostedGame, StoreError, clock, id};
use std::sync::Arc;
use tabletop::{RuleId, Seat, Session, Viewer};

/// The most games between bots alone that one person has set up, and that there are in all.
const MOST_OF_ONE: u64 = 4;
const MOST_OF_ALL: u64 = 64;
/// How often in a row another node may be first.
const TRIES: u32 = 20;

impl<G: HostedGame> Hall<G> {
    /// Begins the game of a table. Bots alone take everybody's time, so there are few games between them at once.
    pub(crate) async fn begin(self: &Arc<Self>, table: &TableRow) -> Result<(), Error> {
        if !table.has_people() {
            let (own, all) = self.store.tables_of_bots(G::NAME, &table.host).await?;
            if own >= MOST_OF_ONE || all >= MOST_OF_ALL {
                return Err(Error::Conflict(
                    "enough bots play among themselves: wait until one of these games is over",
                ));
            }
        }
        let setup: G::Setup = serde_json::from_str(&table.setup).map_err(StoreError::from)?;
        let session = Session::<G>::new(setup, id::seed()?)?;
        self.store.begin(&table.id, &beginning(session, table.options.move_seconds)?).await?;
        self.begun(&table.id).await
    }

    /// Sets up a table at which a game goes on from where `session` is, without a clock.
    pub(crate) async fn take_up(self: &Arc<Self>, table: &NewTable, session: Session<G>) -> Result<(), Error> {
        self.store.add_begun(table, &beginning(session, None)?).await?;
        self.begun(&table.id).await
    }

    async fn begun(self: &Arc<Self>, table: &str) -> Result<(), Error> {
        self.bells.ring(table, Ring::Table);
        let handle = self.open(table).await?;
        tokio::spawn(Arc::clone(self).bots_go_on(handle));
        Ok(())
    }

    /// Answers the question of `seat` for a sender who has seen `number`; gives what the seat sees then.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        handle: Arc<Handle<G>>,
        seat: Seat,
        number: u64,
        mv: G::Move,
    ) -> Result<SightOf<G>, Error> {
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
    pub(crate) async fn undo(self: &Arc<Self>, handle: Arc<Handle<G>>, seat: Seat) -> Result<SightOf<G>, Error> {
        self.undisturbed(handle, move |running, table| {
            Ok((seat, running.undo(seat, |other| table.bot(other).is_some())?))
        })
        .await
    }

    /// Works out an entry and keeps it, in a task of its own: a client that hangs up changes nothing.
    async fn undisturbed(
        self: &Arc<Self>,
        handle: Arc<Handle<G>>,
        work: impl Fn(&Running<G>, &TableRow) -> Result<(Seat, Pending<G>), Error> + Send + 'static,
    ) -> Result<SightOf<G>, Error> {
        let hall = Arc::clone(self);
        let task = tokio::spawn(async move {
            let table = hall.table(&handle.id).await?;
            let mut running = hall.lock(&handle).await?;
            let mut tries = 0;
            let (seat, before, kept) = loop {
                let (seat, pending) = work(&running, &table)?;
                let before = running.number(Viewer::Spectator);
                match hall.commit(&handle, &mut running, pending).await {
                    // Another node was first. What it did may have left this question as it was.
                    Err(Error::Store(StoreError::Conflict)) if tries < TRIES => tries += 1,
                    kept => break (seat, before, kept),
                }
                drop(running);
                running = hall.lock(&handle).await?;
            };
            if kept.is_ok() {
                if before != running.number(Viewer::Spectator) {
                    hall.is_here(&table, seat).await;
                }
                // The move itself is kept; the bots try this again.
                if let Err(error) = hall.answer_in_advance(&handle, &mut running, &table).await {
                    tracing::warn!(table = handle.shown(), error = ?error, "a standing answer could not be given");
                }
            }
            let sight = kept.map(|()| running.sight(Viewer::Seat(seat), &table));
            drop(running);
            // Even if nobody knows whether it was kept: the bots ask the store.
            tokio::spawn(Arc::clone(&hall).bots_go_on(handle));
            sight
        });
        task.await.map_err(|error| Error::Internal(error.to_string()))?
    }

    /// The rule that forbids `seat` this move now.
    pub(crate) async fn why(&self, handle: &Handle<G>, seat: Seat, mv: G::Move) -> Result<Option<RuleId>, Error> {
        Ok(self.lock(handle).await?.session.state().why_not(seat, mv))
    }

    /// The record with its seed, once the game is over.
    pub(crate) async fn record(&self, handle: &Handle<G>) -> Result<String, Error> {
        let running = self.lock(handle).await?;
        match running.session.record() {
            over if over.end().is_some() => Ok(over.to_text()),
            _ => Err(Error::Conflict("the record is told when the game is over")),
        }
    }
}

/// What is kept of a game before its first entry, with so many seconds for an answer.
fn beginning<G: HostedGame>(session: Session<G>, seconds: Option<u32>) -> Result<Change, Error> {
    let (record, state) = (Some(session.record().to_text()), Some(state_of(&session)?));
    let times = Times::begin(session.state(), seconds, clock::now());
    Ok(Change { record, state, seen: Running::begun(session).seen, times })
}
