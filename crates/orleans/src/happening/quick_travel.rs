//! Quick Travel: the merchant may go some towns for a coin each, and takes no goods (duel.event.quick-travel).

use super::asks::{HappeningAsk, ask};
use crate::ask::{Move, Offer};
use crate::event::Log;
use crate::state::State;
use crate::verbs::coins;
use crate::verbs::travel::{self, Means};
use tabletop::Seat;

/// Asks for the next town, if the fare is there.
pub(super) fn offer(state: &mut State, seat: Seat, left: u8) {
    let can_pay = state.mat(seat).coins >= fare(state);
    if left > 0 && can_pay && travel::forbids(state, seat, Means::Either).is_none() {
        ask(state, seat, HappeningAsk::QuickTravel { left });
    }
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let from = state.mat(seat).merchant;
    travel::journeys(state, from, Means::Either, |to, by, take| {
        if take.is_none() {
            out.push(Move::Travel { to, by, take });
        }
    });
    out.push(Move::Decline);
}

/// Each step is a move of the own merchant, at which tiles react before the next one.
pub(super) fn answer(state: &mut State, seat: Seat, left: u8, mv: Move, log: &mut Log) {
    if let Move::Travel { .. } = mv {
        coins::spend(state, seat, fare(state), log);
        offer(state, seat, left - 1);
        travel::answer(state, seat, mv, log);
    }
}

fn fare(state: &State) -> u16 {
    state.happening().map_or(0, |facts| facts.price.into())
}
