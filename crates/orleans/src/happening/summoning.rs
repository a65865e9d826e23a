//! Summoning: the merchant goes back to Orléans, or its player pays (events.summoning.return-or-pay).

use super::amount;
use super::asks::{HappeningAsk, ask};
use crate::ask::{Move, Offer};
use crate::components::Town;
use crate::event::{Event, Log};
use crate::state::State;
use crate::verbs::{coins, travel};
use tabletop::Seat;

/// Who cannot pay goes back; who is there already has nothing to do (events.summoning.no-torture).
pub(super) fn suffer(state: &mut State, seat: Seat, fine: u8, log: &mut Log) {
    let mat = state.mat(seat);
    if mat.merchant != Town::Orleans && mat.coins >= fine.into() {
        ask(state, seat, HappeningAsk::Summoning);
    } else {
        go_back(state, seat, log);
    }
}

pub(super) fn options(state: &State, out: &mut impl Offer) {
    out.extend([Move::GoTo(Town::Orleans), Move::PayCoins(amount(state))]);
}

pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::PayCoins(fine) => coins::spend(state, seat, fine.into(), log),
        _ => go_back(state, seat, log),
    }
}

/// No journey of the player's own: no good is taken and no tile reacts (duel.event.journey-home).
pub(super) fn go_back(state: &mut State, seat: Seat, log: &mut Log) {
    if state.mat(seat).merchant != Town::Orleans {
        travel::put_merchant(state, seat, Town::Orleans);
        log.push(Event::Moved(seat, Town::Orleans));
    }
}
