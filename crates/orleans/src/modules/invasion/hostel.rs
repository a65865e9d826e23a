//! Hostel: a neutral follower of the Market goes to another player, who may place it at once
//! (invasion.action.hostel-send).

use super::types::{InvasionAsk, InvasionEvent, InvasionMove};
use crate::ask::{Ask, Move, Offer, Origin, has_option};
use crate::components::{Kind, SpaceSet, components};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::happening::Whence;
use crate::state::State;
use crate::verbs::stand;
use tabletop::{RuleId, Seat};

/// Somebody must be there to be sent; the Gunpowder Tower is a part of the Market.
pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    if has_option(|out| options(state, seat, out)) {
        return None;
    }
    let mat = state.mat(seat);
    let own = !mat.market.is_empty() || !mat.tower.is_empty();
    Some(RuleId(if own { "invasion.action.hostel-own-colour" } else { "invasion.action.hostel-send" }))
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Invasion(InvasionAsk::Hostel))]);
}

/// Every different neutral follower to every partner (invasion.action.hostel-own-colour).
pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let mat = state.mat(seat);
    for (heap, from) in [(&mat.market, Whence::Market), (&mat.tower, Whence::Tower)] {
        for follower in heap.present().filter(|follower| !follower.is_own()) {
            let others = (0..state.setup.players).map(Seat).filter(|&other| other != seat);
            let lodge = |to: Seat| Move::Invasion(InvasionMove::Lodge { kind: follower.kind(), from, to });
            out.extend(others.map(lodge));
        }
    }
}

/// The follower belongs to the partner from now on (invasion.action.hostel-stays).
pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    let Move::Invasion(InvasionMove::Lodge { kind, from, to }) = mv else { return };
    let mat = state.mat_mut(seat);
    match from {
        Whence::Tower => mat.tower.take(kind.neutral()),
        _ => mat.market.take(kind.neutral()),
    }
    log.push(Event::Invasion(InvasionEvent::Lodged { seat, kind, to }));
    match spaces(state, to, kind).is_empty() {
        true => take_in(state, to, kind, log),
        false => state.then([Frame::Ask(to, Ask::Invasion(InvasionAsk::Guest(kind)))]),
    }
}

/// The free spaces of the receiver that suit the follower, whatever was used there before
/// (invasion.action.hostel-place, invasion.action.hostel-town-hall).
fn spaces(state: &State, seat: Seat, kind: Kind) -> SpaceSet {
    let mat = state.mat(seat);
    stand::open_spaces(mat) & stand::fitting_spaces(mat, kind.neutral())
}

pub(super) fn guest_options(state: &State, seat: Seat, kind: Kind, out: &mut impl Offer) {
    for space in spaces(state, seat, kind).iter() {
        let facts = components().space(space);
        out.push(Move::Put { follower: kind.neutral(), place: facts.place, space: facts.kind, from: Origin::Drawn });
    }
    out.push(Move::Decline);
}

/// Who is placed works from the receiver's next turn on (invasion.action.hostel-timing).
pub(super) fn settle(state: &mut State, seat: Seat, kind: Kind, mv: Move, log: &mut Log) {
    let Move::Put { follower, place, space, .. } = mv else { return take_in(state, seat, kind, log) };
    let board = &mut state.mat_mut(seat).board;
    if let Some(at) = board.free_space(place, space) {
        board.put(at, follower);
        log.push(Event::Placed { seat, place, space, follower });
    }
}

/// Who is not placed goes to the Market, or into the bag if that is full (invasion.action.hostel-unplaced).
fn take_in(state: &mut State, seat: Seat, kind: Kind, log: &mut Log) {
    let player = &mut state.players[seat];
    if player.mat.market.total() < components().counts.market_spaces {
        player.mat.market.add(kind.neutral());
        log.push(Event::ToMarket(seat, kind));
    } else {
        player.bag.add(kind.neutral());
        log.push(Event::Invasion(InvasionEvent::ToBag(seat, kind)));
    }
}

pub(super) fn why_not(mv: Move) -> Option<RuleId> {
    let sends = matches!(mv, Move::Invasion(InvasionMove::Lodge { .. }) | Move::Decline);
    sends.then_some(RuleId("invasion.action.hostel-send"))
}

pub(super) fn why_not_guest(state: &State, seat: Seat, kind: Kind, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Put { follower, place, space, .. } if follower == kind.neutral() => {
            stand::forbids(state.mat(seat), follower, place, space)
        }
        _ => Some(RuleId("invasion.action.hostel-place")),
    }
}
