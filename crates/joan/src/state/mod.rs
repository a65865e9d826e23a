//! The game as one plain value: fields and plain accessors, fixed arrays, no heap.

mod bonuses;
mod joan;
mod setup;
mod sheet;
mod table;
mod turn;

pub use bonuses::{Bonuses, ROOM_FOR_BONUSES};
pub use joan::Joan;
pub use setup::{Places, Setup};
pub use sheet::Sheet;
pub use table::{Holder, Table};
pub use turn::{Action, Ask, Due, Origin, Turn, Work};

use crate::components::{Bonus, Card, Deed, MAX_PLAYERS, Race, components};
use crate::moves::Source;
use serde::{Deserialize, Serialize};
use tabletop::{Rng, Seat};

/// A game of Joan of Arc. Nothing is hidden but what comes out of the bag and, playing alone, the order of the solo
/// cards (joan.round.public).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What was agreed before the game.
    pub setup: Setup,
    /// What lies in the middle.
    pub table: Table,
    /// The sheets, by seat; those without a player stay empty.
    pub sheets: [Sheet; MAX_PLAYERS],
    /// Joan's area, in the solo game.
    pub joan: Option<Joan>,
    /// The turn that is going on.
    pub turn: Turn,
    /// What nobody may see.
    pub secret: Secret,
}

/// What nobody may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// The solo cards from the top of the pile down; those revealed come first.
    pub pile: [Card; DECK],
    /// Chance.
    pub rng: Rng,
}

/// The solo cards of a game (joan_solo.setup.cards).
pub const DECK: usize = 14;

impl State {
    /// Who is at turn; in the solo game the second side is Joan, who has no seat.
    pub fn side(&self) -> Seat {
        Seat((self.table.start.0 + self.table.turn) % self.setup.sides())
    }

    /// The sheets that are written on.
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets[..usize::from(self.setup.players)]
    }

    /// A player's sheet.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// The sheet of whoever is at turn.
    pub fn own(&self) -> &Sheet {
        &self.sheets[self.side().index()]
    }

    /// The sheet of whoever is at turn, to be written on.
    pub(crate) fn own_mut(&mut self) -> &mut Sheet {
        &mut self.sheets[self.side().index()]
    }

    /// Who was first in a race.
    pub fn winner(&self, race: Race) -> Option<Holder> {
        self.table.races[race.index()]
    }

    /// How many Citizens a seat has circled.
    pub fn citizens(&self, seat: Seat) -> u8 {
        self.table.citizens(seat)
    }

    /// Whether followers can still be marked at a deed (joan.deed.closed, joan.setup.map-two).
    pub fn deed_is_open(&self, deed: Deed) -> bool {
        self.deed_is_in_play(deed) && self.winner(Race::of_deed(deed)).is_none()
    }

    /// Whether a deed belongs to a game of so many players.
    pub fn deed_is_in_play(&self, deed: Deed) -> bool {
        components().deed(deed).min_players <= self.setup.players.max(2)
    }

    /// The follower and its origin that a source of actions brings, if it is open and brings one.
    pub(crate) fn actor(&self, source: Source) -> Option<Action> {
        match source {
            Source::Action => self.turn.action,
            Source::Bonus(bonus @ Bonus::Action(follower)) if self.turn.bonuses.contains(bonus) => {
                Some(Action { follower, origin: Origin::Bonus })
            }
            Source::Bonus(_) | Source::Effect => None,
        }
    }
}
