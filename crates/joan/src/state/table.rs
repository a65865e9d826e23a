//! What lies in the middle, and what has been taken for all.

use crate::components::{Follower, PlaceSet, Prize, Race, TownSet, components};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What all share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Table {
    /// The round, from 1.
    pub round: u8,
    /// The bag that is played, from 1: lower numbers are struck out (joan.round.strike-number).
    pub bag_number: u8,
    /// The starting player of the round; in the solo game seat 1 is Joan's.
    pub start: Seat,
    /// Turns taken in this round.
    pub turn: u8,
    /// Tiles in the bag.
    pub bag: [u8; Follower::TILES],
    /// Tiles on display.
    pub display: [u8; Follower::TILES],
    /// Tiles in the holding area.
    pub holding: [u8; Follower::TILES],
    /// The places that can be acquired.
    pub market: PlaceSet,
    /// The places acquired by anybody.
    pub acquired: PlaceSet,
    /// The Place cards that Joan has removed.
    pub removed: PlaceSet,
    /// The towns with somebody's trading station, and those Joan has struck out; never Orléans.
    pub taken: TownSet,
    /// Who was first in each race.
    pub races: [Option<Holder>; Race::COUNT],
}

impl Table {
    /// How many Citizens a seat has circled: it was first there, or has most trading stations.
    pub fn citizens(&self, seat: Seat) -> u8 {
        let is_citizen = |race: &Race| components().prize(*race) == Prize::Citizen;
        let own = |race: &&Race| self.races[race.index()] == Some(Holder::Seat(seat)) && is_citizen(race);
        Race::ALL.iter().filter(own).count() as u8
    }
}

/// Who was first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// A player.
    Seat(Seat),
    /// Joan.
    Joan,
}
