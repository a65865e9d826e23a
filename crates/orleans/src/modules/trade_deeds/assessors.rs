//! Court of Lay Assessors: whoever completes it may carry out one action of the own board or tiles,
//! activated or not; nobody leaves it (trade.court.complete-action).

use super::{TradeDeedsAsk, ask};
use crate::ask::{Move, Offer};
use crate::components::{Place, Sort, components};
use crate::event::{Event, Log};
use crate::flow::{Frame, Lender, Step};
use crate::place;
use crate::state::State;
use tabletop::{RuleId, Seat};

pub(super) fn offer(state: &mut State, seat: Seat) {
    if state.mat(seat).places.iter().any(|place| refuses(state, seat, place).is_none()) {
        ask(state, seat, TradeDeedsAsk::Assessors);
    }
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let places = state.mat(seat).places.iter();
    out.extend(places.filter(|&place| refuses(state, seat, place).is_none()).map(Move::Use));
}

pub(super) fn answer(state: &mut State, seat: Seat, place: Place, log: &mut Log) {
    log.push(Event::Lent(seat, place));
    state.then([Frame::Do(Step::Use { seat, place, via: Some(Lender::Deed) })]);
}

pub(super) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Use(place) => refuses(state, seat, place),
        _ => Some(RuleId("trade.court.complete-action")),
    }
}

/// Everything but the activation must be right (trade.court.limits, trade.court.town-hall).
fn refuses(state: &State, seat: Seat, place: Place) -> Option<RuleId> {
    if !state.owns(seat, place) {
        return Some(RuleId("trade.court.complete-action"));
    }
    match components().place(place).sort {
        Sort::Action | Sort::Market => place::forbids_via(state, seat, place, Some(Lender::Deed)),
        _ => Some(RuleId("trade.court.limits")),
    }
}
