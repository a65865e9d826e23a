//! Seats at the table, and small sets of them.

use serde::{Deserialize, Serialize};

/// A seat at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(pub u8);

/// The most seats a table can have.
pub const MAX_SEATS: u8 = 8;

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `n_seats`.
    pub fn next(self, n_seats: u8) -> Seat {
        if self.0 + 1 >= n_seats { Seat(0) } else { Seat(self.0 + 1) }
    }
}

impl TryFrom<u8> for Seat {
    type Error = SeatError;

    /// The one way in from outside: no text can name a seat that a [`SeatSet`] cannot hold.
    fn try_from(number: u8) -> Result<Seat, SeatError> {
        if number < MAX_SEATS { Ok(Seat(number)) } else { Err(SeatError) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// The number is not a seat.
#[derive(Debug, thiserror::Error)]
#[error("a seat is a number from 0 to 7")]
pub struct SeatError;

/// Who looks at a game: a seat sees its own secrets, a spectator nobody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The person or bot on this seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Whether this viewer sits on `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Everybody who may look at a table of `n_seats`: each seat, then the spectator.
    pub fn all(n_seats: u8) -> impl Iterator<Item = Viewer> {
        (0..n_seats).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Spectator])
    }
}

/// A set of at most eight seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    pub fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `n_seats` seats.
    pub fn all(n_seats: u8) -> SeatSet {
        SeatSet(((1u16 << n_seats) - 1) as u8)
    }

    /// Whether no seat is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether `seat` is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat`.
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// The set without `seat`.
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The lowest seat, if any.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS).map(Seat).filter(move |&seat| self.contains(seat))
    }
}
