//! Medicinal Spring: the plague doctor cures a follower, who goes to the supply; the player advances on that follower's
//! track with its bonus, but takes nobody (plague.tile.medicinal-spring-effect, places.medicinal-spring.effect).

use crate::components::{Kind, Place, SpaceId, SpaceKind, Track, components};
use crate::event::{Event, Log};
use crate::happening::{HappeningEvent, Whence};
use crate::state::State;
use crate::verbs::recruit;
use tabletop::{RuleId, Seat};

/// A step must be possible on the track of who stands there, whoever lends the action
/// (plague.tile.medicinal-spring-limits, places.medicinal-spring.limits).
pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    let Some((_, kind)) = patient(state, seat) else {
        return Some(RuleId("plague.tile.medicinal-spring-activation"));
    };
    match Track::of(kind) {
        Some(track) => recruit::advance_forbidden(state, seat, track),
        None => Some(RuleId("plague.tile.medicinal-spring-activation")),
    }
}

/// The doctor goes back to the Infirmary with the end of the action.
pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    let Some((space, kind)) = patient(state, seat) else { return };
    state.mat_mut(seat).board.take(space);
    state.table.followers[kind.index()] += 1;
    let from = Whence::Space(Place::MedicinalSpring, SpaceKind::Patient);
    log.push(Event::Happening(HappeningEvent::Dismissed(seat, kind, from)));
    if let Some(track) = Track::of(kind) {
        recruit::advance(state, seat, track, log);
    }
}

/// Who stands on the right-hand space since the turn began.
fn patient(state: &State, seat: Seat) -> Option<(SpaceId, Kind)> {
    let spaces = components().spaces_of_kind[SpaceKind::Patient.index()];
    let space = (state.at_work(seat, Place::MedicinalSpring) & spaces).iter().next()?;
    state.mat(seat).board.follower(space).map(|follower| (space, follower.kind()))
}
