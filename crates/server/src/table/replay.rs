//! A game that is over, told once more.

use super::seen::sight_of;
use super::tables::Tables;
use super::typed::aside;
use crate::store::{Holder, NewSeat, NewTable, SeatRow, TableRow, TableRules, TableState};
use crate::wire::{Continue, Replay, ReplayStep, SightOf, Standings};
use crate::{Error, EventOf, Host, StoreError, id};
use std::sync::Arc;
use tabletop::{Game, Record, RecordError, Seat, Seed, Session, Viewer};

impl<H: Host> Tables<H> {
    /// The record of a game that is over.
    pub(super) async fn finished(&self, table: &TableRow) -> Result<Record<H::Game>, Error> {
        if table.state != TableState::Over {
            return Err(Error::Conflict("the game at this table is not over"));
        }
        let text = self.hall.store.record(&table.id).await?.ok_or(Error::NotFound("game"))?;
        Record::parse(text).map_err(untellable)
    }

    /// Sets up a table that takes the game up after some move, with new chance, or from its beginning with the
    /// same, and begins at once; gives its id.
    pub(super) async fn play_on(
        self: &Arc<Self>,
        table: &TableRow,
        wish: Continue,
        person: &str,
    ) -> Result<String, Error> {
        if !H::BOTS.contains(&wish.bots.as_str()) {
            return Err(Error::BadRequest(format!("bots: choose one of {}", H::BOTS.join(", "))));
        }
        let record = self.finished(table).await?;
        if wish.at >= record.n_moves() {
            return Err(Error::NotFound("move to go on from"));
        }
        if wish.same && wish.at > 0 {
            return Err(Error::BadRequest("same: only a game from its beginning has the same chance again".into()));
        }
        let (at, same, seed) = (wish.at, wish.same, id::seed()?);
        let taken_up = move || match same {
            // The chance of a game that took up another is that of the rest.
            true if !record.continued().is_empty() => again(&record, record.n_moves_before(), record.seed()),
            true => Ok(Session::new(record.setup().clone(), record.seed())?),
            false => again(&record, at, seed),
        };
        let session = aside(move || taken_up().map_err(untellable)).await?;
        let n_seats = session.state().n_seats();
        if wish.seat.0 >= n_seats {
            return Err(Error::NotFound("seat"));
        }
        let holder = |seat| match seat == wish.seat {
            true => Holder::Person(person.to_owned()),
            false => Holder::Bot(wish.bots.clone()),
        };
        let new = NewTable {
            id: id::random()?,
            game: H::Game::NAME,
            host: person.to_owned(),
            setup: table.setup.clone(),
            // Nobody waits for a person who plays alone.
            options: serde_json::to_string(&TableRules { move_seconds: None, ..table.options })
                .map_err(StoreError::from)?,
            public: false,
            invitation: id::random()?,
            created: self.hall.store.now(),
            expires: None,
            known: wish.same,
            seats: table.seats.iter().zip(0..).map(|(row, seat)| with_colour(row, holder(Seat(seat)))).collect(),
        };
        self.take_up(&new, session).await?;
        Ok(new.id)
    }
}

/// Everybody keeps the colour that the seat had.
fn with_colour(row: &SeatRow, holder: Holder) -> NewSeat {
    NewSeat { colour: Some(row.colour), ..holder.into() }
}

/// The game of a record taken up after some move.
fn again<G: Game>(record: &Record<G>, at: usize, seed: Seed) -> Result<Session<G>, RecordError> {
    Session::from_record(&record.continue_at(at, seed)?)
}

/// Goes through a whole record.
pub(super) fn retell<H: Host>(record: &Record<H::Game>) -> Result<Replay<EventOf<H>>, Error> {
    let mut replay = tabletop::Replay::new(record).map_err(untellable)?;
    let mut scores = vec![standings::<H>(replay.state(), 0)];
    let mut steps = Vec::with_capacity(record.n_moves());
    for &(seat, _) in record.moves() {
        let round = H::round(replay.state());
        let events = replay.step()?.unwrap_or_default();
        let events = events.iter().filter_map(|event| H::Game::seen_by(event, Viewer::Spectator)).collect();
        let at = replay.n_moves();
        steps.push(ReplayStep { at, seat, round, events });
        if H::round(replay.state()) != round || at == record.n_moves() {
            scores.push(standings::<H>(replay.state(), at));
        }
    }
    Ok(Replay { moves: record.n_moves(), steps, scores })
}

fn standings<H: Host>(state: &H::Game, at: usize) -> Standings {
    Standings { round: H::round(state), at, totals: H::scores(state) }
}

/// What `viewer` saw after the first `at` moves.
pub(super) fn moment<H: Host>(record: &Record<H::Game>, at: usize, viewer: Viewer) -> Result<SightOf<H>, Error> {
    let mut replay = tabletop::Replay::new(record).map_err(untellable)?;
    replay.go_to(at).map_err(|error| match error {
        RecordError::NoSuchMove { .. } => Error::NotFound("move"),
        other => Error::Record(other),
    })?;
    let state = replay.state();
    match viewer {
        Viewer::Seat(seat) if seat.0 >= state.n_seats() => Err(Error::NotFound("seat")),
        // The game is over, so its seed is no secret at any of its moments.
        _ => {
            let sight = sight_of::<H>(state, record, viewer, at as u64, record.seed_hash());
            Ok(SightOf::<H> { seed: Some(record.seed()), ..sight })
        }
    }
}

/// Games of older rules are kept, but they cannot be played through any more.
fn untellable(error: RecordError) -> Error {
    match error {
        RecordError::OtherRules { .. } => Error::Conflict("this game was played by other rules and cannot be replayed"),
        other => Error::Record(other),
    }
}
