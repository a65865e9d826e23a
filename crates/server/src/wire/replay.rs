//! A game that is over, told once more, and taken up again.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A game that is over, move by move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ReplayOf"))]
pub struct Replay<Event> {
    /// How many moves the record has: `at` goes from 0 to this.
    pub moves: usize,
    /// For each move, from 1: who moved and what all could see happen.
    pub steps: Vec<ReplayStep<Event>>,
    /// The score of each seat at the beginning of each round and at the end.
    pub scores: Vec<Standings>,
}

/// One move of a game that is over.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ReplayStepOf"))]
pub struct ReplayStep<Event> {
    /// Its number, from 1.
    pub at: usize,
    /// Who made it.
    pub seat: Seat,
    /// The round it was made in.
    pub round: u8,
    /// What all could see happen.
    pub events: Vec<Event>,
}

/// What every seat would have scored at some moment.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standings {
    /// The round that begins; the last one at the end.
    pub round: u8,
    /// How many moves were made.
    pub at: usize,
    /// The points of each seat.
    pub totals: Vec<i32>,
}

/// The body of `POST …/continue`: a new table that plays on from there with new chance.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Continue {
    /// After how many moves of the old game.
    pub at: usize,
    /// Where I sit.
    pub seat: Seat,
    /// The bot on all other seats.
    pub bots: String,
    /// Whether chance is the same again; only from the beginning, where `at` is 0.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub same: bool,
}
