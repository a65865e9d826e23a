//! Which follower may stand where.

use crate::components::{Follower, Kind, Place, PlaceSet, SpaceKind, SpaceSet, components};
use crate::place::privileges;
use crate::state::{Mat, State};
use tabletop::{RuleId, Seat};

/// The own action spaces that are empty. Of several equal spaces of a place only the first is in
/// the set: it does not matter which of them is filled.
pub(crate) fn open_spaces(mat: &Mat) -> SpaceSet {
    let open = spaces_of(mat.places) - mat.board.filled();
    let behind = |spaces: SpaceSet| SpaceSet(spaces.0 << 1) & components().twins;
    // At most three spaces are equal.
    open - (behind(open) | behind(behind(open)))
}

/// The action spaces of the player board, of what lies beside it and of tiles. What lies there is compared and not looked
/// through: it is the same for a whole game, and that is foreseen.
fn spaces_of(places: PlaceSet) -> SpaceSet {
    let components = components();
    let (mut tiles, mut spaces) = (places - components.board, components.board_spaces);
    if let Some(&(beside, with)) = components.beside.iter().find(|&&(beside, _)| tiles & beside == beside) {
        (tiles, spaces) = (tiles - beside, with);
    }
    tiles.for_each(|tile| spaces = spaces | components.place(tile).space_set);
    spaces
}

/// The spaces on which a follower may stand: its own kind, spaces for any follower, and what a
/// substitution allows (base.planning.matching-space, base.planning.monk-substitutes).
pub(crate) fn fitting_spaces(mat: &Mat, follower: Follower) -> SpaceSet {
    let components = components();
    if follower == Follower::PlagueDoctor {
        return doctor_spaces();
    }
    let mut spaces = components.spaces_of_kind[SpaceKind::Any.index()];
    if !follower.is_own() && follower.kind() != Kind::Monk {
        // plague.tile.medicinal-spring-activation
        spaces = spaces | components.spaces_of_kind[SpaceKind::Patient.index()];
    }
    for (index, &of_kind) in components.spaces_for.iter().enumerate() {
        if privileges::stands_for(mat.places, follower.kind(), Kind::ALL[index]) {
            spaces = spaces | of_kind;
        }
    }
    if follower.is_own() {
        // base.townhall.no-own-colour, duel.house.activate
        let barred = components.place(Place::TownHall).space_set | components.place(Place::SharedHouse).space_set;
        spaces = spaces - barred;
    }
    // The Theatre knows no substitutes (places.theatre.slots).
    let theatre = components.place(Place::Theatre).space_set;
    spaces - (theatre - components.spaces_of_kind[follower.kind().index()])
}

/// The plague doctor stands in for everybody (plague.doctor.joker), in the Theatre, too (plague.doctor.theatre), but
/// is sent to no deed (plague.doctor.no-town-hall) and is nobody's patient.
fn doctor_spaces() -> SpaceSet {
    let components = components();
    let town_hall = components.place(Place::TownHall).space_set;
    SpaceSet(u128::MAX) - town_hall - components.spaces_of_kind[SpaceKind::Patient.index()]
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
    } else if place == Place::TownHall && follower == Follower::PlagueDoctor {
        Some(RuleId("plague.doctor.no-town-hall"))
    } else if place == Place::SharedHouse && follower.is_own() {
        Some(RuleId("duel.house.activate"))
    } else if (of_kind & fitting_spaces(mat, follower)).is_empty() {
        Some(match space {
            SpaceKind::PlagueDoctor | SpaceKind::Patient => RuleId("plague.tile.medicinal-spring-activation"),
            _ if place == Place::Infirmary => RuleId("plague.infirmary.activation"),
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

/// All places of which [`is_activated`] is true, found in one go: counting on from the first space of a place comes to
/// its last one where all between them are filled.
pub(crate) fn activated(mat: &Mat) -> PlaceSet {
    let (components, filled) = (components(), mat.board.filled());
    let between = (filled - components.last_spaces).0;
    let last_is_next = SpaceSet(between.wrapping_add(components.first_spaces.0));
    let full = last_is_next & components.last_spaces & filled;
    (full | filled & components.sufficient).iter().map(|space| components.space(space).place).collect()
}

/// Whether a place was activated when the turn began (base.actions.who-stood-there).
pub(crate) fn was_activated(state: &State, seat: Seat, place: Place) -> bool {
    is_full(place, state.mat(seat).board.filled() - state.table.just_placed)
}

fn is_full(place: Place, filled: SpaceSet) -> bool {
    let facts = components().place(place);
    let filled = facts.space_set & filled;
    match facts.needs_all {
        true => filled == facts.space_set && !filled.is_empty(),
        false => !filled.is_empty(),
    }
}
