//! Seats at the table, and small sets of them.

use serde::{Deserialize, Serialize};

/// A seat at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_names_a_seat_that_no_table_has() {
        assert_eq!(serde_json::from_str::<Seat>("7").unwrap(), Seat(7));
        assert_eq!(serde_json::to_string(&Seat(7)).unwrap(), "7");
        for text in ["8", "255", "256", "-1", "0.5", "\"0\"", "null"] {
            assert!(serde_json::from_str::<Seat>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        for n in 0..=MAX_SEATS {
            let all = SeatSet::all(n);
            assert_eq!((all.len(), all.is_empty()), (n, n == 0));
            assert_eq!(all.iter().collect::<Vec<_>>(), (0..n).map(Seat).collect::<Vec<_>>());
        }
        let set = SeatSet::of(Seat(2)).with(Seat(5)).with(Seat(7)).without(Seat(5)).without(Seat(0));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(2), Seat(7)]);
        assert_eq!(set.first(), Some(Seat(2)));
        assert!((0..=u8::MAX).map(Seat).filter(|&seat| set.contains(seat)).eq(set.iter()));
    }

    #[test]
    fn seats_go_round() {
        assert_eq!((Seat(0).next(3), Seat(2).next(3), Seat(0).next(1)), (Seat(1), Seat(0), Seat(0)));
        assert_eq!(
            Viewer::all(2).collect::<Vec<_>>(),
            [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator]
        );
    }
}
