//! Well and Flea Market lend actions that need no followers of their own.

use super::{forbids_via, shared_house};
use crate::ask::{Ask, Move, Offer};
use crate::components::{Home, Place, PlaceSet, Sort, components};
use crate::event::{Event, Log};
use crate::flow::{Frame, Lender, Step};
use crate::state::State;
use tabletop::{RuleId, Seat};

/// Asks for the action, if one is possible.
pub(super) fn ask(state: &mut State, seat: Seat, lender: Lender) {
    if choices(state, seat, lender).next().is_some() {
        state.then([Frame::Ask(seat, Ask::AnyAction(lender))]);
    }
}

pub(crate) fn options(state: &State, seat: Seat, lender: Lender, out: &mut impl Offer) {
    out.extend(choices(state, seat, lender).map(Move::Use));
}

/// Followers on the chosen place stay (places.well.followers, places.flea-market.free-action).
pub(crate) fn answer(state: &mut State, seat: Seat, lender: Lender, mv: Move, log: &mut Log) {
    if let Move::Use(place) = mv {
        log.push(Event::Lent(seat, place));
        state.then([Frame::Do(Step::Use { seat, place, via: Some(lender) })]);
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, lender: Lender, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Use(place) => refuses(state, seat, lender, place),
        _ => None,
    }
}

/// The places whose action can be lent now.
pub(super) fn choices(state: &State, seat: Seat, lender: Lender) -> impl Iterator<Item = Place> {
    let places: PlaceSet = state.mat(seat).places;
    places.iter().filter(move |&place| refuses(state, seat, lender, place).is_none())
}

/// The rule that forbids lending this action: costs and conditions hold, only the activation is
/// waived (places.well.conditions).
fn refuses(state: &State, seat: Seat, lender: Lender, place: Place) -> Option<RuleId> {
    let facts = components().place(place);
    match lender {
        _ if facts.home == Home::Shared => return Some(shared_house::NOT_LENT),
        _ if facts.home == Home::Support => return Some(RuleId("invasion.action.well-not-support")),
        Lender::FleaMarket if !facts.home.is_player_board() => return Some(RuleId("places.flea-market.roll")),
        _ if !state.owns(seat, place) => return Some(RuleId("places.well.any-action")),
        _ if matches!(place, Place::Well | Place::Tavern) => return Some(RuleId("places.well.conditions")),
        // The Church may borrow a Well, but not to come back to itself within one action.
        Lender::Well { borrowed: true } if place == Place::Church => return Some(RuleId("places.well.conditions")),
        _ => {}
    }
    match facts.sort {
        Sort::Action | Sort::Market => forbids_via(state, seat, place, Some(lender)),
        _ => Some(RuleId("places.well.conditions")),
    }
}
