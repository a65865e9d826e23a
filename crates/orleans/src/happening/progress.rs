//! Progress: for coins of their own players may build where their merchants are (invasion.event.progress).

use super::amount;
use super::asks::{HappeningAsk, ask};
use crate::ask::{Move, Offer};
use crate::event::Log;
use crate::state::State;
use crate::verbs::{build, coins};
use tabletop::Seat;

/// It is no Guildhall action, so no Tavern helps.
pub(super) fn offer(state: &mut State, seat: Seat, price: u8) {
    let mat = state.mat(seat);
    if mat.coins >= price.into() && build::forbids(state, seat, mat.merchant).is_none() {
        ask(state, seat, HappeningAsk::Progress);
    }
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend([Move::BuildIn(state.mat(seat).merchant), Move::Decline]);
}

pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::BuildIn(town) = mv {
        coins::spend(state, seat, amount(state).into(), log);
        build::build(state, seat, town, log);
    }
}
