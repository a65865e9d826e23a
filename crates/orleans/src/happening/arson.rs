//! Arson: everybody loses a place tile of choice (plague.event.arson).

use super::asks::{HappeningAsk, ask};
use crate::ask::{Move, Offer};
use crate::event::Log;
use crate::state::State;
use crate::verbs::torture;
use tabletop::Seat;

/// Who has none is spared.
pub(super) fn suffer(state: &mut State, seat: Seat) {
    if torture::tiles(state.mat(seat)).next().is_some() {
        ask(state, seat, HappeningAsk::Arson);
    }
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(torture::tiles(state.mat(seat)).map(Move::GiveTile));
}

/// What stands and lies on it goes the way of every tile that is lost (plague.event.arson-contents).
pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::GiveTile(place) = mv {
        torture::give_tile(state, seat, place, log);
    }
}
