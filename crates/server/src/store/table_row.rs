//! A table as the store knows it, and who sits there.

use super::votes::Proposal;
use super::{Nudged, Person, StoreError, TableRules};
use serde::Serialize;
use tabletop::Seat;

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// People may sit down and leave.
    Open,
    /// The game goes on.
    Running,
    /// The result stands.
    Over,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// The person with this id.
    Person(String),
    /// The bot of this name.
    Bot(String),
    /// Nobody yet: it waits for somebody with the invitation.
    Invited,
    /// Nobody yet, or nobody any more.
    Open,
}

/// A seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSeat {
    /// Who holds it.
    pub holder: Holder,
    /// The name at a shared screen, if it is not the person's own.
    pub shown: Option<String>,
    /// The colour of the pieces, if it is not that of the seat.
    pub colour: Option<u8>,
}

impl From<Holder> for NewSeat {
    fn from(holder: Holder) -> NewSeat {
        NewSeat { holder, shown: None, colour: None }
    }
}

/// A table to be set up.
#[derive(Debug)]
pub struct NewTable {
    /// 128 random bits: who knows the id may look.
    pub id: String,
    /// The game's name.
    pub game: &'static str,
    /// Who set it up.
    pub host: String,
    /// The game's set-up as JSON.
    pub setup: String,
    /// What the table agreed on beyond the game, as JSON.
    pub options: String,
    /// Whether it is listed.
    pub public: bool,
    /// What invited people show.
    pub invitation: String,
    /// When, in milliseconds since 1970.
    pub created: i64,
    /// Whether its chance is known before it begins.
    pub known: bool,
    /// When it closes by itself unless a second person comes, in milliseconds since 1970.
    pub expires: Option<i64>,
    /// Who holds each seat.
    pub seats: Vec<NewSeat>,
}

/// A seat as it is kept.
#[derive(Clone, Debug)]
pub struct SeatRow {
    /// Who holds it.
    pub holder: Holder,
    /// The name of the person who holds it.
    pub name: Option<String>,
    /// The name at a shared screen.
    pub shown: Option<String>,
    /// The person who may take the seat back.
    pub away: Option<Person>,
    /// The answers given in advance.
    pub standing: Vec<String>,
    /// The last reminder.
    pub(crate) nudged: Option<Nudged>,
    /// The colour of the pieces.
    pub colour: u8,
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// Who set it up.
    pub host: String,
    /// The game's set-up as JSON.
    pub setup: String,
    /// What the table agreed on beyond the game.
    pub options: TableRules,
    /// How far it is.
    pub state: TableState,
    /// Whether it is listed.
    pub public: bool,
    /// What invited people show.
    pub invitation: Option<String>,
    /// When it was set up, in milliseconds since 1970.
    pub created: i64,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// When it closes by itself unless a second person comes, in milliseconds since 1970.
    pub expires: Option<i64>,
    /// The votes under way.
    pub votes: Vec<Proposal>,
    /// The seats.
    pub seats: Vec<SeatRow>,
}

impl TableState {
    /// The word in the store.
    pub(crate) fn name(self) -> &'static str {
        match self {
            TableState::Open => "open",
            TableState::Running => "running",
            TableState::Over => "over",
        }
    }

    pub(super) fn parse(word: &str) -> Result<TableState, StoreError> {
        let all = [TableState::Open, TableState::Running, TableState::Over];
        let found = all.into_iter().find(|state| state.name() == word);
        found.ok_or_else(|| StoreError::Damaged(format!("no table is `{word}`")))
    }
}

impl TableRow {
    /// A seat, if the table has it.
    pub fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.get(seat.index())
    }

    /// Whether this person holds the seat.
    pub fn holds(&self, person: &str, seat: Seat) -> bool {
        matches!(self.seat(seat), Some(SeatRow { holder: Holder::Person(id), .. }) if id == person)
    }

    /// The seats this person holds.
    pub fn seats_of(&self, person: &str) -> impl Iterator<Item = Seat> {
        (0..self.seats.len() as u8).map(Seat).filter(move |&seat| self.holds(person, seat))
    }

    /// Whether this person holds any seat.
    pub fn sits(&self, person: &str) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// Whether this person holds a seat, or may come back to one.
    pub fn belongs(&self, person: &str) -> bool {
        self.sits(person) || self.seats.iter().any(|seat| seat.away.as_ref().is_some_and(|away| away.id == person))
    }

    /// Whether anybody but bots sits here.
    pub fn has_people(&self) -> bool {
        self.seats.iter().any(|seat| matches!(seat.holder, Holder::Person(_)))
    }

    /// Whether a bot sits there.
    pub fn has_bots(&self) -> bool {
        self.seats.iter().any(|seat| matches!(seat.holder, Holder::Bot(_)))
    }

    /// Whether it waits for a second person.
    pub fn waits_alone(&self) -> bool {
        let mut people =
            self.seats.iter().map(|seat| &seat.holder).filter(|holder| matches!(holder, Holder::Person(_)));
        let first = people.next();
        self.state == TableState::Open && people.all(|other| Some(other) == first)
    }

    /// The bot on a seat.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        match self.seat(seat) {
            Some(SeatRow { holder: Holder::Bot(name), .. }) => Some(name),
            _ => None,
        }
    }
}
