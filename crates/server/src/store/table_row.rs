//! A table as the store knows it, and who sits there.

use super::StoreError;
use serde::Serialize;
use tabletop::Seat;

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
    /// Nobody yet, or nobody any more.
    Open,
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
    /// Who holds each seat.
    pub seats: Vec<Holder>,
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// Who set it up.
    pub host: String,
    /// The game's set-up as JSON.
    pub setup: String,
    /// What the table agreed on beyond the game, as JSON.
    pub options: String,
    /// How far it is.
    pub state: TableState,
    /// Whether it is listed.
    pub public: bool,
    /// Who holds each seat, with the name shown.
    pub seats: Vec<(Holder, Option<String>)>,
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
    /// Whether this person holds the seat.
    pub fn holds(&self, person: &str, seat: Seat) -> bool {
        matches!(self.seats.get(seat.index()), Some((Holder::Person(id), _)) if id == person)
    }

    /// Whether this person holds any seat.
    pub fn sits(&self, person: &str) -> bool {
        (0..self.seats.len() as u8).any(|seat| self.holds(person, Seat(seat)))
    }

    /// The bot on a seat.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        match self.seats.get(seat.index()) {
            Some((Holder::Bot(name), _)) => Some(name),
            _ => None,
        }
    }
}
