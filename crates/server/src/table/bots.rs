//! Bots answer as soon as they are asked, one committed move after another.

use super::deed::How;
use super::tables::{Handle, Tables, shown};
use super::thinking::{Cause, STUCK};
use super::turn::{Did, Thought, Turn, Waiting, choose};
use crate::store::Journals;
use crate::{Error, Host, StoreError};
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Game, Seat, SeatSet};
use tokio::time::{Instant, timeout};

/// How often the store is asked for bots that nobody lets answer: after a restart, a failure, or because the
/// node that did so is gone.
const ROUND: Duration = Duration::from_secs(1);
/// How long a node has the bots of a table for itself without saying so again.
const CLAIM: Duration = Duration::from_secs(6);
/// How long a table stays in memory when nobody wants it.
const IDLE: Duration = Duration::from_secs(60);

impl<H: Host, S: Journals> Tables<H, S> {
    /// Lets bots go on wherever nobody else does so, and tables go that nobody needs, until the store closes.
    pub(crate) async fn go_round(self: Arc<Self>) {
        let mut found = self.hall.store.waiting_for_bots(H::Game::NAME, true).await;
        loop {
            match found {
                Ok(tables) => {
                    for table in tables {
                        self.wake(&table).await;
                    }
                }
                Err(StoreError::Closed) => return,
                Err(error) => tracing::error!(%error, "the running tables cannot be listed"),
            }
            // Whoever listens there must hear what became of the write, even if nobody looks.
            self.doubtful().into_iter().for_each(|handle| self.stir(handle));
            self.tidy(IDLE);
            tokio::time::sleep(ROUND).await;
            found = self.hall.store.waiting_for_bots(H::Game::NAME, false).await;
        }
    }

    async fn wake(self: &Arc<Self>, table: &str) {
        match self.open(table).await {
            Ok(handle) => self.stir(handle),
            Err(error) => tracing::error!(table = shown(table), error = ?error, "a table cannot be opened"),
        }
    }

    /// Lets bots go on, unless they are at work.
    fn stir(self: &Arc<Self>, handle: Arc<Handle<H>>) {
        if handle.bots.try_lock().is_ok() {
            tokio::spawn(Arc::clone(self).bots_go_on(handle));
        }
    }

    /// Lets bots answer until only people are asked. Whoever comes meanwhile waits and finds nothing to do; what
    /// fails is tried again on the next round.
    pub(crate) async fn bots_go_on(self: Arc<Self>, handle: Arc<Handle<H>>) {
        let _alone = handle.bots.lock().await;
        let (mut claimed, mut waiting) = (None, Waiting::default());
        loop {
            match self.bot_moves(&handle, &mut claimed, &mut waiting).await {
                // Another node was first; the next look shows what it did.
                Ok(true) | Err(Error::Store(StoreError::Conflict)) => {}
                // Or nothing is kept at the moment, which the store has told.
                Ok(false) | Err(Error::Store(StoreError::Refused(_))) => break,
                // The server ends; the next one lets them go on.
                Err(Error::Store(StoreError::Closed)) => return,
                Err(error) => {
                    tracing::error!(table = handle.shown(), error = ?error, "a bot could not move");
                    break;
                }
            }
        }
        if claimed.is_some()
            && let Err(error) = self.hall.store.release(&handle.id).await
        {
            tracing::warn!(table = handle.shown(), %error, "a claim runs out by itself");
        }
    }

    /// One move of one bot, or its decision to wait; false if none is asked that does not wait for people, or another
    /// node lets it answer.
    async fn bot_moves(
        &self,
        handle: &Handle<H>,
        claimed: &mut Option<Instant>,
        waiting: &mut Waiting,
    ) -> Result<bool, Error> {
        let Some(turn) = self.turn(handle, waiting).await? else { return Ok(false) };
        if claimed.is_none_or(|since| since.elapsed() > CLAIM / 3) {
            if !self.hall.store.claim(&handle.id, CLAIM).await? {
                return Ok(false);
            }
            *claimed = Some(Instant::now());
        }
        let seat = turn.seat;
        if self.take_turn(handle, turn, How::Holder).await? == Did::Waited {
            waiting.seats = waiting.seats.with(seat);
        }
        Ok(true)
    }

    /// Lets the bot think and commits what it chose, unless meanwhile the game has moved on or somebody has taken
    /// the seat back from it.
    pub(super) async fn take_turn(&self, handle: &Handle<H>, turn: Turn<H>, how: How) -> Result<Did, Error> {
        let (seat, journal) = (turn.seat, turn.journal);
        // The clock is not held up by bots: its own is quick, and answers for one table after another.
        let desk = if how == How::Clock { None } else { self.hall.study.desk(self.cause(&handle.id).await?).await };
        let thought = self.hall.study.labour.think(move || {
            let _desk = desk;
            choose(&turn)
        });
        let chosen = timeout(STUCK, thought).await;
        let table = self.hall.table(&handle.id).await?;
        let mut running = self.lock(handle).await?;
        if running.journal != journal || how == How::Holder && table.bot(seat).is_none() {
            return Ok(Did::Answered);
        }
        if let Ok(Ok(Some(Some(Thought::Waits)))) = chosen {
            return Ok(Did::Waited);
        }
        // A bot that stumbles or never ends must not hold up the people.
        let mv = match chosen {
            Ok(thought) => match thought? {
                Some(Some(Thought::Answer(mv))) => Some(mv),
                Some(_) => None,
                None => {
                    tracing::error!(table = handle.shown(), "a bot stumbled");
                    None
                }
            },
            Err(_) => {
                tracing::error!(table = handle.shown(), "a bot is stuck");
                None
            }
        };
        let mut options = Vec::new();
        running.session.state().options(seat, &mut options);
        let mv = mv.filter(|mv| options.contains(mv)).or(options.first().copied());
        let pending = running.submit(seat, how, mv.ok_or_else(|| Error::Internal("no options".into()))?)?;
        self.commit(handle, &mut running, pending).await?;
        Ok(Did::Answered)
    }

    /// For whom a table's bots think.
    pub(super) async fn cause(&self, table: &str) -> Result<Cause, Error> {
        let table = self.hall.table(table).await?;
        Ok(Cause { people: table.has_people(), host: table.host.clone() })
    }

    /// The question of the first bot that is asked and does not wait.
    async fn turn(&self, handle: &Handle<H>, waiting: &mut Waiting) -> Result<Option<Turn<H>>, Error> {
        let table = self.hall.table(&handle.id).await?;
        let mut running = self.lock(handle).await?;
        self.answer_in_advance(handle, &mut running, &table).await?;
        let state = running.session.state();
        let seats = (0..state.n_seats()).map(Seat).filter(|&seat| table.bot(seat).is_none());
        let people = seats.fold(SeatSet::EMPTY, SeatSet::with);
        let moment = (running.journal, people);
        if waiting.since != Some(moment) {
            let resting = handle.resting();
            let seats = if resting == Some(moment) { state.asked() } else { SeatSet::EMPTY };
            *waiting = Waiting { since: Some(moment), seats };
        }
        let is_free = |seat: &Seat| !waiting.seats.contains(*seat);
        let asked = state.asked().iter().filter(is_free).find_map(|seat| Some((seat, table.bot(seat)?)));
        if asked.is_none() && !waiting.seats.is_empty() {
            handle.rest(moment);
        }
        asked.map(|(seat, bot)| Ok(Turn::new(&running, seat, bot)?.beside(people))).transpose()
    }
}
