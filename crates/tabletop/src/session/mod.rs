//! One running game: its state, its record, and what is needed to take moves back.

mod save;
mod undo;

pub use save::Snapshot;
pub use undo::UndoError;

use crate::record::{Record, RecordError};
use crate::{Game, Illegal, Seat, Seed, SetupError, Viewer};
use std::fmt;
use std::sync::Arc;

/// A running game. Only who holds the session holds the true state.
#[derive(Clone)]
pub struct Session<G: Game> {
    state: G,
    record: Record<G>,
    /// The state after the last move that cannot be taken back, and how many moves led there.
    barrier: G,
    barrier_at: usize,
    /// The events of each move from number `log_from` on; a loaded game does not know the older ones.
    log: Vec<Arc<[G::Event]>>,
    log_from: usize,
}

impl<G: Game> Session<G> {
    /// Lays out a new game.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Session<G>, SetupError> {
        let state = G::new(&setup, seed)?;
        Ok(Session::at(state, Record::new(setup, seed)))
    }

    /// The game of a record, at its last move.
    pub fn from_record(record: &Record<G>) -> Result<Session<G>, RecordError> {
        let start = record.start();
        let mut session = Session::at(start.replay()?, start);
        session.record.finish(&session.state);
        session.play_on(&record.moves()[session.n_moves()..], record)?;
        Ok(session)
    }

    /// A session that stands at the end of `record` and cannot go back from there.
    fn at(state: G, record: Record<G>) -> Session<G> {
        Session {
            barrier: state.clone(),
            barrier_at: record.n_moves(),
            log: Vec::new(),
            log_from: record.n_moves(),
            state,
            record,
        }
    }

    /// Submits moves that come from a record, up to the end it states, if any.
    fn play_on(&mut self, moves: &[(Seat, G::Move)], told: &Record<G>) -> Result<(), RecordError> {
        for &(seat, mv) in moves {
            let number = self.n_moves() + 1;
            if seat.0 >= self.state.n_seats() {
                return Err(RecordError::NoSuchSeat { number, seat: seat.0 });
            }
            if let Err(Illegal { rule }) = self.submit(seat, mv) {
                return Err(RecordError::IllegalMove { number, seat: seat.0, rule });
            }
        }
        if told.end().is_some() && !told.ends_as(self.record.end()) {
            return Err(RecordError::OtherEnd);
        }
        Ok(())
    }

    /// Answers the question of `seat`; gives all events, to be shown to each viewer by [`Game::seen_by`].
    /// A refused move changes nothing.
    pub fn submit(&mut self, seat: Seat, mv: G::Move) -> Result<Vec<G::Event>, Illegal> {
        let mut events = Vec::new();
        self.state.apply(seat, mv, &mut events)?;
        self.record.push(seat, mv);
        self.record.finish(&self.state);
        self.log.push(events.as_slice().into());
        if events.iter().any(G::reveals) {
            self.barrier = self.state.clone();
            self.barrier_at = self.record.n_moves();
        }
        Ok(events)
    }

    /// The true state.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The record up to now.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// How many moves were made.
    pub fn n_moves(&self) -> usize {
        self.record.n_moves()
    }

    /// How many moves led to the state that binds everybody: the one of [`Session::snapshot`].
    pub fn n_bound(&self) -> usize {
        self.barrier_at
    }

    /// What `viewer` may see of all that happened after the first `since` moves. Nothing if this session
    /// was loaded later than that: then the view, or a replay of the record, tells the story.
    ///
    /// How many moves were made can itself be a secret while several seats answer at once; `since` is for
    /// whoever serves the viewer to remember, not for the viewer.
    pub fn events_for(&self, viewer: Viewer, since: usize) -> Option<Vec<G::Event>> {
        let known = self.log.get(since.checked_sub(self.log_from)?..)?;
        Some(known.iter().flat_map(|events| events.iter()).filter_map(|event| G::seen_by(event, viewer)).collect())
    }
}

/// Shows no secret: the name of the game and how far it is.
impl<G: Game> fmt::Debug for Session<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Session({} at move {})", G::NAME, self.n_moves())
    }
}
