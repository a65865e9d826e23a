//! A running game with what each viewer has seen of it.
//!
//! How many moves a game has can itself be a secret: while all plan at once it tells how busy the others are.
//! So the number of moves never leaves the server. Every viewer has a number of their own: how many entries of
//! the journal they have noticed. An entry counts for its own seat, for whoever sees one of its events, and for
//! whoever sees the table changed by it. Two games that look alike to a viewer have the same number for them.

use super::bounds::{Bound, all_bound};
use super::deed::{Deed, How};
use super::shown::Shown;
use crate::clock::Clock;
use crate::store::{Change, Results, Row, Times};
use crate::wire::Ended;
use crate::{Error, EventOf, Host, MoveOf};
use tabletop::{Game, Seat, Session, Viewer};

/// A journal longer than this is no game any more.
const MAX_ENTRIES: u64 = 50_000;

/// A running game. Only this and the store hold the true state.
pub(crate) struct Running<H: Host> {
    pub(super) session: Session<H::Game>,
    /// The hash of its seed, which is told with every sight.
    pub(super) seed_hash: String,
    /// How many entries the journal has.
    pub(super) journal: u64,
    /// The entries this program knows the events of: all, or those after a change of rules.
    pub(super) known: Vec<Noticed<H>>,
    /// What each viewer had seen before the first known entry.
    pub(super) before: Vec<u64>,
    /// The place in `known` of each move of the record; nothing for moves before that.
    pub(super) places: Vec<Option<usize>>,
    /// The number of each viewer: the seats, then the spectator.
    pub(super) seen: Vec<u64>,
    /// The lowest number each seat may answer with: later entries left its question as it was.
    pub(super) fresh: Vec<u64>,
    /// What each seat cannot go back behind.
    pub(super) bounds: Vec<Bound<H::Game>>,
    /// Since when the table waits for whom.
    pub(super) times: Times,
    pub(super) clock: Clock,
    /// A write has begun whose end nobody knows: the store must be read again.
    pub(super) doubtful: bool,
    /// The journal does not lead here from the record that is kept: the next entry brings a new one.
    pub(super) unrecorded: bool,
    /// What somebody was shown last.
    pub(super) shown: Option<Shown>,
}

/// An entry of the journal as viewers notice it.
#[derive(Clone)]
pub(super) struct Noticed<H: Host> {
    pub(super) seat: Seat,
    pub(super) deed: Deed<MoveOf<H>>,
    pub(super) events: Vec<EventOf<H>>,
    /// The known entries it takes back.
    pub(super) undone: Vec<usize>,
    /// The number of each viewer who notices it.
    pub(super) numbers: Vec<Option<u64>>,
}

/// An entry that is worked out but not yet kept.
pub(crate) struct Pending<H: Host> {
    pub(super) row: Row,
    /// Long, and handed on several times until it is kept.
    pub(super) session: Box<Session<H::Game>>,
    noticed: Noticed<H>,
    seen: Vec<u64>,
    fresh: Vec<u64>,
    bounds: Vec<Bound<H::Game>>,
    times: Times,
}

impl<H: Host> Running<H> {
    /// A game nobody has moved in, or one whose past cannot be told.
    pub(super) fn new(session: Session<H::Game>, journal: u64, seen: Vec<u64>, clock: Clock) -> Running<H> {
        let places = vec![None; session.n_moves()];
        Running {
            bounds: all_bound(&session),
            times: Times::begin::<H>(session.state(), None, clock.now()),
            clock,
            seed_hash: session.record().seed_hash(),
            session,
            journal,
            known: Vec::new(),
            before: seen.clone(),
            places,
            fresh: seen.clone(),
            seen,
            doubtful: false,
            unrecorded: false,
            shown: None,
        }
    }

    /// The first state of a game at a table of `n_seats`.
    pub(super) fn begun(session: Session<H::Game>, clock: Clock) -> Running<H> {
        let viewers = usize::from(session.state().n_seats()) + 1;
        Running::new(session, 0, vec![0; viewers], clock)
    }

    /// The number of a viewer.
    pub(crate) fn number(&self, viewer: Viewer) -> u64 {
        self.seen.get(self.index(viewer)).copied().unwrap_or(0)
    }

    /// The place of a viewer in the lists here.
    pub(super) fn index(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.seen.len().saturating_sub(1),
        }
    }

    /// Works out a move that `how` says who chose.
    pub(super) fn submit(&self, seat: Seat, how: How, mv: MoveOf<H>) -> Result<Pending<H>, Error> {
        let mut session = Box::new(self.session.clone());
        let events = session.submit(seat, mv)?;
        self.pending(seat, Deed::Move(how, mv), session, events)
    }

    /// Works out an entry that leads to `session`: who notices it, and whose question it leaves as it was.
    pub(super) fn pending(
        &self,
        seat: Seat,
        deed: Deed<MoveOf<H>>,
        session: Box<Session<H::Game>>,
        events: Vec<EventOf<H>>,
    ) -> Result<Pending<H>, Error> {
        if self.journal >= MAX_ENTRIES {
            return Err(Error::Conflict("this game is longer than any game"));
        }
        let undone = match &deed {
            Deed::Move(..) => Vec::new(),
            Deed::Undo(moves) => moves.iter().filter_map(|&at| *self.places.get(at)?).collect(),
        };
        let (old, new) = (self.session.state(), session.state());
        let (mut seen, mut fresh, mut numbers) = (self.seen.clone(), self.fresh.clone(), Vec::new());
        for (viewer, (seen, fresh)) in Viewer::all(new.n_seats()).zip(seen.iter_mut().zip(&mut fresh)) {
            let notices = viewer.is(seat)
                || events.iter().any(|event| H::Game::seen_by(event, viewer).is_some())
                || old.view(viewer) != new.view(viewer);
            numbers.push(notices.then_some(*seen + 1));
            *seen += u64::from(notices);
            // Others who answer at the same time do not make an answer stale.
            let untouched = matches!(viewer, Viewer::Seat(own) if own != seat
                && old.asked().contains(own)
                && old.question(own) == new.question(own));
            if notices && !untouched {
                *fresh = *seen;
            }
        }
        let noticed: Vec<bool> = numbers.iter().map(Option::is_some).collect();
        let times = self.times.after::<H>(new, seat, matches!(deed, Deed::Undo(_)), &noticed, self.clock.now());
        let bounds = self.bounds_after(seat, &deed, &session, &events);
        let row = Row { number: self.journal + 1, seat, entry: deed.entry()? };
        Ok(Pending {
            row,
            noticed: Noticed { seat, deed, events, undone, numbers },
            seen,
            fresh,
            bounds,
            times,
            session,
        })
    }

    /// Takes over an entry that the store has kept.
    pub(super) fn take(&mut self, pending: Pending<H>) {
        match &pending.noticed.deed {
            Deed::Move(..) => self.places.push(Some(self.known.len())),
            Deed::Undo(moves) => moves.iter().rev().for_each(|&at| {
                if at < self.places.len() {
                    self.places.remove(at);
                }
            }),
        }
        self.journal = pending.row.number;
        self.unrecorded = false;
        self.session = *pending.session;
        self.known.push(pending.noticed);
        self.seen = pending.seen;
        self.fresh = pending.fresh;
        self.bounds = pending.bounds;
        self.times = pending.times;
    }
}

impl<H: Host> Pending<H> {
    /// How the game has ended with this entry, if it has, at this time.
    pub(super) fn results(&self, finished: i64) -> Option<Results> {
        let (record, state) = (self.session.record(), self.session.state());
        let outcome = state.outcome()?;
        let score = |seat: u8| outcome.sheets.get(usize::from(seat)).map_or(0, |sheet| sheet.total);
        let seats = (0..state.n_seats()).map(|seat| (score(seat), outcome.winners.contains(Seat(seat))));
        Some(Results {
            game: H::Game::NAME.into(),
            edition: H::edition(record.setup()),
            variant: H::variant(record.setup()),
            level: H::level(record.setup()),
            outcome: Ended::of(&outcome),
            round: H::round(state),
            done: H::done(state),
            finished,
            continued: !record.continued().is_empty(),
            seats: seats.collect(),
        })
    }

    /// What the store keeps beside the entry after `before`. The whole record is written when the game is over, so it
    /// can be told without its journal.
    pub(super) fn change(&self, before: &Running<H>) -> Result<Change, Error> {
        let record = self.session.record();
        let recorded = (before.unrecorded || record.end().is_some()).then(|| record.to_text());
        let is_undo = matches!(self.noticed.deed, Deed::Undo(_));
        let bound = recorded.is_some() || is_undo || self.session.n_bound() != before.session.n_bound();
        Ok(Change {
            record: recorded,
            state: if bound { Some(state_of(&self.session)?) } else { None },
            seen: self.seen.clone(),
            times: self.times.clone(),
        })
    }
}

/// The state that binds everybody, as the store keeps it.
pub(super) fn state_of<G: Game>(session: &Session<G>) -> Result<String, Error> {
    serde_json::to_string(&session.snapshot()).map_err(|error| Error::Internal(error.to_string()))
}
