//! A proposal: units in the order in which the speaker has named them.

use super::super::types::InvasionMove;
use crate::ask::Move;
use crate::components::{By, Good, Place, Town};
use crate::happening::Whence;
use crate::state::{Spot, Wheel};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// The most units of a proposal: three purchases, each paid by three.
const MOST_UNITS: usize = 12;

/// A unit of what the team gives, gets or does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// A gear wheel beside the board goes to the supply.
    Wheel {
        /// Whose.
        seat: Seat,
        /// Which sort.
        wheel: Wheel,
    },
    /// A gear wheel on an action space goes to the supply.
    PlacedWheel {
        /// Whose.
        seat: Seat,
        /// From which place.
        place: Place,
    },
    /// A place tile leaves the game.
    Tile {
        /// Whose.
        seat: Seat,
        /// Which.
        place: Place,
    },
    /// Somebody pays coins.
    Pay {
        /// Who.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// Somebody gets coins.
    Gain {
        /// Who.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// Somebody gets development points.
    Develop {
        /// Who.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// Somebody gets a wine.
    Wine(Seat),
    /// Somebody steps back on the Development track.
    StepBack {
        /// Who.
        seat: Seat,
        /// How far.
        points: u8,
    },
    /// A monk goes to the supply.
    Monk {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Whence,
    },
    /// A citizen nobody has won leaves the game.
    Citizen(Spot),
    /// A grain leaves the map.
    Wither {
        /// One end of its route.
        a: Town,
        /// The other end.
        b: Town,
        /// Road or waterway.
        by: By,
    },
    /// A place tile in the supply is turned over.
    TurnOver(Place),
    /// A good is bought; who pays is said next.
    Buy {
        /// Who gets it.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// A good is sold.
    Sell {
        /// Whose it is.
        seat: Seat,
        /// Which.
        good: Good,
        /// Who gets the coins.
        to: Seat,
    },
    /// Somebody's merchant goes with the wind.
    Sail(Seat),
}

impl From<Unit> for Move {
    fn from(unit: Unit) -> Move {
        Move::Invasion(InvasionMove::Unit(unit))
    }
}

/// What a speaker proposes, as far as it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Unit | null>"))]
#[serde(transparent)]
pub struct Proposal {
    units: [Option<Unit>; MOST_UNITS],
}

impl Proposal {
    /// The units in the order in which they were named.
    pub fn iter(&self) -> impl Iterator<Item = Unit> + use<'_> {
        // One after the other: behind the last there is none.
        self.units.iter().map_while(|unit| *unit)
    }

    /// Whether nothing was named yet.
    pub fn is_empty(&self) -> bool {
        self.units[0].is_none()
    }

    pub(super) fn push(&mut self, unit: Unit) {
        if let Some(room) = self.units.iter_mut().find(|room| room.is_none()) {
            *room = Some(unit);
        }
    }

    pub(super) fn count(&self, is_meant: impl Fn(Unit) -> bool) -> u8 {
        self.iter().filter(|&unit| is_meant(unit)).count() as u8
    }

    /// What all units come to.
    pub(super) fn sum(&self, number: impl Fn(Unit) -> u8) -> u8 {
        self.iter().map(number).sum()
    }
}

impl FromIterator<Unit> for Proposal {
    fn from_iter<I: IntoIterator<Item = Unit>>(units: I) -> Proposal {
        let mut proposal = Proposal::default();
        units.into_iter().for_each(|unit| proposal.push(unit));
        proposal
    }
}

/// What the team is about to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Team {
    /// Who has the word.
    pub speaker: Seat,
    /// What the speaker proposes, as far as it goes.
    pub proposal: Proposal,
    /// Who has spoken, or passed the word on.
    pub spoken: SeatSet,
    /// The refused proposal with the most approvals so far, the first of equals (invasion.team.deadlock).
    pub best: Option<Best>,
}

/// A proposal that was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Best {
    /// Whose it is.
    pub by: Seat,
    /// What it was.
    pub proposal: Proposal,
    /// How many approved of it.
    pub approvals: u8,
}

impl Team {
    pub(super) fn new(speaker: Seat) -> Team {
        Team { speaker, proposal: Proposal::default(), spoken: SeatSet::EMPTY, best: None }
    }
}
