//! What some events forbid all round (events.timing.special, base.hourglass.event-timing).

use super::{axle_fracture, rule};
use crate::components::{Follower, Happening, Kind, Place};
use crate::flow::Lender;
use crate::phase::wheels;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// No way of taking this kind works (base.events.pilgrimage, events.recruit-ban.scope).
pub(crate) fn forbids_recruiting(state: &State, kind: Kind) -> Option<RuleId> {
    let facts = state.happening()?;
    let banned = match facts.event {
        Happening::Pilgrimage => Kind::Monk,
        Happening::Conference => Kind::Scholar,
        Happening::Crusade => Kind::Knight,
        Happening::Strike => Kind::Craftsman,
        _ => return None,
    };
    (kind == banned).then_some(facts.rule)
}

/// Actions that nobody may use this round, however they are reached.
pub(crate) fn forbids_action(state: &State, seat: Seat, place: Place, via: Option<Lender>) -> Option<RuleId> {
    match state.happening()?.event {
        Happening::Sabotage => sabotaged(state, seat, place, via).then(|| rule(state)),
        Happening::AxleFracture => axle_fracture::forbids(state, place),
        // No way leads to it; the Gunpowder Tower is another place (invasion.event.assembly).
        Happening::Assembly => (place == Place::TownHall).then(|| rule(state)),
        Happening::Quarantine => {
            has_doctor(state, seat, place, via).then_some(RuleId("plague.event.quarantine-placed"))
        }
        Happening::Curfew => keeps_at_home(place).then_some(RuleId("plague.event.curfew-others")),
        _ => None,
    }
}

/// Curfew: no merchant is moved by somebody else or without following a route either.
fn keeps_at_home(place: Place) -> bool {
    matches!(place, Place::Court | Place::EpiscopalSeeOfTours)
}

/// Quarantine: no action of a place at which a plague doctor stands (plague.event.quarantine-placed).
fn has_doctor(state: &State, seat: Seat, place: Place, via: Option<Lender>) -> bool {
    let board = &state.mat(owner(seat, via)).board;
    board.at(place).any(|(_, follower)| follower == Follower::PlagueDoctor)
}

/// Sabotage: no action of a place with a gear wheel, however it is reached (events.sabotage.ban,
/// events.sabotage.scope).
fn sabotaged(state: &State, seat: Seat, place: Place, via: Option<Lender>) -> bool {
    wheels::wheel_at(&state.mat(owner(seat, via)).board, place).is_some()
}

/// Whose place is used.
fn owner(seat: Seat, via: Option<Lender>) -> Seat {
    match via {
        Some(Lender::Church(owner)) => owner,
        _ => seat,
    }
}
