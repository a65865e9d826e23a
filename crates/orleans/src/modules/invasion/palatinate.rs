//! Palatinate: an action that another player has activated (invasion.action.palatinate-use).

use crate::ask::{Ask, Move, Offer, has_option};
use crate::components::{Place, Sort, components};
use crate::event::{Event, Log};
use crate::flow::{Frame, Lender, Step};
use crate::place;
use crate::state::State;
use crate::verbs::stand;
use tabletop::{RuleId, Seat};

use super::types::InvasionAsk;

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    (!has_option(|out| options(state, seat, out))).then_some(RuleId("invasion.action.palatinate-use"))
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Invasion(InvasionAsk::Palatinate))]);
}

/// The owner need not agree and may have passed (invasion.action.palatinate-no-consent).
pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    for owner in (0..state.setup.players).map(Seat).filter(|&owner| owner != seat) {
        let mat = state.mat(owner);
        for place in (mat.places & stand::activated(mat)).iter() {
            if out.is_over() {
                return;
            }
            if refuses(state, seat, owner, place).is_none() {
                out.push(Move::Borrow { owner, place });
            }
        }
    }
}

/// The user acts, the owner's followers return as if the owner had acted (invasion.action.palatinate-return,
/// invasion.action.palatinate-beneficiary); from a Town Hall only those go that are sent
/// (invasion.action.palatinate-town-hall).
pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    let Move::Borrow { owner, place } = mv else { return };
    log.push(Event::Borrowed { seat, owner, place });
    let action = Step::Use { seat, place, via: Some(Lender::Palatinate(owner)) };
    state.then([Frame::Do(action), Frame::Do(Step::Return { seat: owner, place })]);
}

pub(super) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Borrow { owner, place } if owner.0 < state.setup.players => refuses(state, seat, owner, place),
        _ => Some(RuleId("invasion.action.palatinate-use")),
    }
}

/// The rule that forbids using this action of a partner: the user must meet all its conditions.
fn refuses(state: &State, seat: Seat, owner: Seat, place: Place) -> Option<RuleId> {
    let (mat, facts) = (state.mat(owner), components().place(place));
    if owner == seat || !mat.places.contains(place) {
        return Some(RuleId("invasion.action.palatinate-use"));
    }
    if place == Place::Palatinate {
        return Some(RuleId("invasion.action.palatinate-chain"));
    }
    if facts.sort != Sort::Action || matches!(place, Place::Tavern | Place::GunpowderTower) {
        return Some(RuleId("invasion.action.palatinate-scope"));
    }
    if !stand::is_activated(mat, place) {
        return Some(RuleId("invasion.action.palatinate-use"));
    }
    place::forbids_via(state, seat, place, Some(Lender::Palatinate(owner)))
}
