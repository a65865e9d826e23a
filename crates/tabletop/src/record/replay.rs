//! Going through a record move by move.

use super::{Record, RecordError};
use crate::{Game, Seat};

/// A place in a recorded game: the state there, and the events of the move that led to it.
#[derive(Clone)]
pub struct Replay<'r, G: Game> {
    record: &'r Record<G>,
    state: G,
    events: Vec<G::Event>,
    n_moves: usize,
}

impl<'r, G: Game> Replay<'r, G> {
    /// The game as it was laid out, before the first move; refused if the present rules tell another game.
    pub fn new(record: &'r Record<G>) -> Result<Replay<'r, G>, RecordError> {
        record.holds()?;
        Replay::begin(record)
    }

    /// The same without a look at where the record leads.
    pub(super) fn begin(record: &'r Record<G>) -> Result<Replay<'r, G>, RecordError> {
        let state = G::new(&record.setup, record.seed)?;
        let mut replay = Replay { record, state, events: Vec::new(), n_moves: 0 };
        replay.arrive();
        Ok(replay)
    }

    /// The state at this place.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The events of the latest move; none before the first.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// How many moves were made up to here.
    pub fn n_moves(&self) -> usize {
        self.n_moves
    }

    /// Plays the next move and gives its events; nothing after the last one.
    pub fn step(&mut self) -> Result<Option<&[G::Event]>, RecordError> {
        let Some(&(seat, mv)) = self.record.moves.get(self.n_moves) else { return Ok(None) };
        self.events.clear();
        apply(&mut self.state, self.n_moves, seat, mv, &mut self.events)?;
        self.n_moves += 1;
        self.arrive();
        Ok(Some(&self.events))
    }

    /// Where another game was taken up, chance is new from here on.
    fn arrive(&mut self) {
        if let Some(seed) = self.record.chance_after(self.n_moves) {
            self.state.reseed(seed);
        }
    }

    /// Goes to the place after the first `n` moves; back to an earlier one means from the beginning.
    pub fn go_to(&mut self, n: usize) -> Result<(), RecordError> {
        if n > self.record.n_moves() {
            return Err(RecordError::NoSuchMove { wanted: n, n_moves: self.record.n_moves() });
        }
        if n < self.n_moves {
            *self = Replay::begin(self.record)?;
        }
        while self.n_moves < n {
            self.step()?;
        }
        Ok(())
    }

    /// The state at this place, to keep.
    pub fn into_state(self) -> G {
        self.state
    }
}

/// Applies move `index` of a record; what the record may get wrong becomes an error with its number.
fn apply<G: Game>(
    state: &mut G,
    index: usize,
    seat: Seat,
    mv: G::Move,
    log: &mut Vec<G::Event>,
) -> Result<(), RecordError> {
    let number = index + 1;
    if seat.0 >= state.n_seats() {
        return Err(RecordError::NoSuchSeat { number, seat: seat.0 });
    }
    state.apply(seat, mv, log).map_err(|illegal| RecordError::IllegalMove { number, seat: seat.0, rule: illegal.rule })
}
