//! Amnesty: a new follower may go straight to an action space (events.amnesty.place-at-once), once the
//! followers of the action have left (events.amnesty.after-action).

use super::asks::{HappeningAsk, ask};
use super::is_now;
use crate::ask::{Move, Offer, Origin};
use crate::components::{Follower, Happening, Kind, Place, SpaceSet, components};
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::state::State;
use crate::verbs::stand;
use tabletop::{RuleId, Seat};

/// Keeps a follower just taken from the supply until the action is over (events.amnesty.new-only).
pub(crate) fn keep(state: &mut State, seat: Seat, kind: Kind) -> bool {
    let kept = is_now(state, Happening::Amnesty);
    if kept {
        state.mat_mut(seat).modules.newcomers.add(kind.neutral());
    }
    kept
}

/// Asks about the next newcomer, if one waits; then the end of the action comes once more.
pub(crate) fn settle(state: &mut State, seat: Seat) -> bool {
    while let Some(follower) = state.mat(seat).modules.newcomers.present().next() {
        state.mat_mut(seat).modules.newcomers.take(follower);
        if fitting(state, seat, follower).is_empty() && !may_wait(state, seat) {
            state.players[seat].bag.add(follower);
            continue;
        }
        state.then([Frame::Do(Step::AfterAction(seat))]);
        ask(state, seat, HappeningAsk::Newcomer(follower.kind()));
        return true;
    }
    false
}

/// An action space, the Market for the owner of a Statue (events.amnesty.statue), or the bag.
pub(super) fn options(state: &State, seat: Seat, kind: Kind, out: &mut impl Offer) {
    let follower = kind.neutral();
    for space in fitting(state, seat, follower).iter() {
        let facts = components().space(space);
        out.push(Move::Put { follower, place: facts.place, space: facts.kind, from: Origin::Drawn });
    }
    if may_wait(state, seat) {
        out.push(Move::ToMarket);
    }
    out.push(Move::Decline);
}

/// A place completed like this may be used on a later turn (events.amnesty.usable-same-round).
pub(super) fn answer(state: &mut State, seat: Seat, kind: Kind, mv: Move, log: &mut Log) {
    let follower = kind.neutral();
    match mv {
        Move::Put { place, space, .. } => {
            let mat = state.mat_mut(seat);
            if let Some(at) = mat.board.free_space(place, space) {
                mat.board.put(at, follower);
                log.push(Event::Placed { seat, place, space, follower });
            }
        }
        Move::ToMarket => {
            state.mat_mut(seat).market.add(follower);
            log.push(Event::ToMarket(seat, kind));
        }
        _ => state.players[seat].bag.add(follower),
    }
}

pub(super) fn why_not(state: &State, seat: Seat, kind: Kind, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Put { follower, place, space, from: Origin::Drawn } if follower == kind.neutral() => {
            stand::forbids(state.mat(seat), follower, place, space)
        }
        Move::Put { .. } => Some(RuleId("events.amnesty.new-only")),
        Move::ToMarket => Some(RuleId("events.amnesty.statue")),
        _ => None,
    }
}

fn fitting(state: &State, seat: Seat, follower: Follower) -> SpaceSet {
    let mat = state.mat(seat);
    stand::open_spaces(mat) & stand::fitting_spaces(mat, follower)
}

/// Whether the Statue lets a newcomer wait on the Market.
fn may_wait(state: &State, seat: Seat) -> bool {
    let has_room = state.mat(seat).market.total() < components().counts.market_spaces;
    has_room && state.owns(seat, Place::Statue)
}
