//! Which follower may stand where.

use crate::components::{Follower, Kind, Place, PlaceSet, SpaceKind, SpaceSet, components};
use crate::place::privileges;
use crate::state::Mat;
use tabletop::RuleId;

/// The own action spaces that are empty. Of several equal spaces of a place only the first is in
/// the set: it does not matter which of them is filled.
pub(crate) fn open_spaces(mat: &Mat) -> SpaceSet {
    let open = spaces_of(mat.places) - mat.board.filled();
    let behind_open = SpaceSet(open.0 << 1) & components().twins;
    open - behind_open
}

fn spaces_of(places: PlaceSet) -> SpaceSet {
    let components = components();
    places.iter().fold(SpaceSet::EMPTY, |spaces, place| spaces | components.place(place).space_set)
}

/// The spaces on which a follower may stand: its own kind, spaces for any follower, and what a
/// substitution allows (base.planning.matching-space, base.planning.monk-substitutes).
pub(crate) fn fitting_spaces(mat: &Mat, follower: Follower) -> SpaceSet {
    let components = components();
    let mut spaces = components.spaces_of_kind[SpaceKind::Any.index()];
    for (index, &of_kind) in components.spaces_of_kind[..Kind::COUNT].iter().enumerate() {
        if privileges::stands_for(mat.places, follower.kind(), Kind::ALL[index]) {
            spaces = spaces | of_kind;
        }
    }
    if follower.is_own() {
        // base.townhall.no-own-colour
        spaces = spaces - components.place(Place::TownHall).space_set;
    }
    // The Theatre knows no substitutes (places.theatre.slots).
    let theatre = components.place(Place::Theatre).space_set;
    spaces - (theatre - components.spaces_of_kind[follower.kind().index()])
}

/// The rule that forbids putting `follower` on a space of this kind at `place`.
pub(crate) fn forbids(mat: &Mat, follower: Follower, place: Place, space: SpaceKind) -> Option<RuleId> {
    let facts = components().place(place);
    let of_kind = facts.space_set & components().spaces_of_kind[space.index()];
    if !mat.places.contains(place) {
        Some(RuleId("base.planning.place-from-market"))
    } else if of_kind.is_empty() {
        Some(RuleId("base.planning.matching-space"))
    } else if place == Place::TownHall && follower.is_own() {
        Some(RuleId("base.townhall.no-own-colour"))
    } else if (of_kind & fitting_spaces(mat, follower)).is_empty() {
        Some(match space {
            SpaceKind::Monk => RuleId("base.planning.nothing-replaces-monk"),
            _ if place == Place::Theatre => RuleId("places.theatre.slots"),
            _ => RuleId("base.planning.matching-space"),
        })
    } else if (of_kind - mat.board.filled()).is_empty() {
        Some(RuleId("base.planning.one-per-space"))
    } else {
        None
    }
}

/// The places a player could use if nothing else forbids it: all their spaces are filled
/// (base.planning.activated). Places that need not be full are judged by their own rule.
pub(crate) fn is_activated(mat: &Mat, place: Place) -> bool {
    is_full(place, mat.board.filled())
}

/// Whether a place was activated when the turn began (base.actions.who-stood-there).
pub(crate) fn was_activated(mat: &Mat, place: Place) -> bool {
    is_full(place, mat.board.filled() - mat.just_placed)
}

fn is_full(place: Place, filled: SpaceSet) -> bool {
    let facts = components().place(place);
    let filled = facts.space_set & filled;
    match facts.needs_all {
        true => filled == facts.space_set && !filled.is_empty(),
        false => !filled.is_empty(),
    }
}
