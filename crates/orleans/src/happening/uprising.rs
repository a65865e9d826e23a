//! Peasant Uprising: while planning, farmers may stand in for anybody but monks
//! (events.peasant-uprising.planning); in phase 6 those still out of place go home.

use super::is_now;
use crate::components::{Follower, Happening, Kind, Place, SpaceKind, SpaceSet, components};
use crate::event::{Event, Log};
use crate::state::{Mat, State};
use crate::verbs::stand;
use tabletop::{RuleId, Seat};

/// The spaces that farmers may take besides those that suit them; only while planning
/// (events.peasant-uprising.phase-four-only).
pub(crate) fn plan_spaces(state: &State, follower: Follower) -> SpaceSet {
    if follower.kind() != Kind::Farmer || !is_now(state, Happening::PeasantUprising) {
        return SpaceSet::EMPTY;
    }
    let components = components();
    let others = Kind::ALL.iter().filter(|&&kind| kind != Kind::Monk);
    let spaces = others.fold(SpaceSet::EMPTY, |spaces, kind| spaces | components.spaces_of_kind[kind.index()]);
    spaces - components.place(Place::Theatre).space_set
}

/// Why a farmer may not be planned there after all, where the Uprising has something to say.
pub(crate) fn plan_forbids(
    state: &State,
    mat: &Mat,
    follower: Follower,
    place: Place,
    space: SpaceKind,
) -> Option<RuleId> {
    let facts = components().place(place);
    let of_kind = facts.space_set & components().spaces_of_kind[space.index()] & plan_spaces(state, follower);
    let taken = !of_kind.is_empty() && mat.places.contains(place) && (of_kind - mat.board.filled()).is_empty();
    taken.then_some(RuleId("base.planning.one-per-space"))
}

/// Farmers go back into the bag (events.peasant-uprising.clean-up) unless they may stand there anyway
/// (events.peasant-uprising.stays-if-legal).
pub(super) fn clean_up(state: &mut State, seat: Seat, log: &mut Log) {
    let player = &mut state.players[seat];
    for follower in [Follower::Farmer, Follower::OwnFarmer] {
        let suits = stand::fitting_spaces(&player.mat, follower);
        for space in (player.mat.board.stood() - suits).iter() {
            if player.mat.board.follower(space) == Some(follower) {
                player.mat.board.take(space);
                player.bag.add(follower);
                log.push(Event::Returned { seat, place: components().space(space).place, follower });
            }
        }
    }
}
