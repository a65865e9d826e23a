//! Gear wheels: after passing, a player may lay them on action spaces for good.

use crate::ask::{Ask, Move, Offer};
use crate::components::{Edition, Place, Sort, SpaceId, SpaceKind, Track, components};
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::flow::{Frame, Step};
use crate::modules;
use crate::state::{Board, Mat, State, Wheel};
use tabletop::{RuleId, Seat};

/// Offers to place wheels, if there is one that fits somewhere.
pub(crate) fn offer(state: &mut State, seat: Seat) {
    if state.mat(seat).wheels == [0; Wheel::COUNT] {
        return;
    }
    let possible = Wheel::ALL.iter().any(|&wheel| {
        let mat = state.mat(seat);
        mat.places.iter().any(|place| spaces(place).any(|space| forbids(state, seat, wheel, place, space).is_none()))
    });
    if possible {
        state.then([Frame::Ask(seat, Ask::Wheels)]);
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    for wheel in Wheel::ALL {
        for place in state.mat(seat).places.iter() {
            for space in spaces(place) {
                let mv = Move::PlaceWheel { wheel, place, space };
                if forbids(state, seat, wheel, place, space).is_none() {
                    out.push(mv);
                }
            }
        }
    }
    // Placing is never forced: a wheel may wait for the next pass (base.tech.placing-window).
    out.push(Move::Decline);
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::PlaceWheel { wheel, place, space } = mv {
        lay(state, seat, wheel, place, space, log);
        state.then([Frame::Do(Step::Wheels(seat))]);
    }
}

/// Lays a wheel on the first empty space of this kind.
pub(crate) fn lay(state: &mut State, seat: Seat, wheel: Wheel, place: Place, space: SpaceKind, log: &mut Log) {
    let mat = state.mat_mut(seat);
    if let Some(at) = mat.board.free_space(place, space) {
        mat.wheels[wheel as usize] -= 1;
        mat.board.lay_wheel(at, wheel == Wheel::Laboratory);
        log.push(Event::PlacedWheel { seat, place, space });
        feat::done(state, seat, Feat::PlacedWheel(place), log);
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    match mv {
        Move::PlaceWheel { wheel, place, space } => forbids(state, seat, wheel, place, space),
        _ => None,
    }
}

/// The rule that forbids laying this wheel on a space of this kind at `place`.
pub(crate) fn forbids(state: &State, seat: Seat, wheel: Wheel, place: Place, space: SpaceKind) -> Option<RuleId> {
    let mat = state.mat(seat);
    if mat.wheels[wheel as usize] == 0 {
        return Some(RuleId("base.tech.kept-aside"));
    }
    // The printed kind counts, whatever may stand in for it (base.tech.printed-kind).
    let limit = || (space != SpaceKind::Farmer).then(|| farmer_limit(state.edition(), mat, wheel)).flatten();
    let module = modules::forbids_wheel(state, place);
    module
        .or_else(|| place_forbids(mat, place, space))
        .or_else(|| start_limit(state.edition(), mat, wheel))
        .or_else(limit)
}

/// The rule that forbids laying any wheel on a space of this kind at `place`.
pub(crate) fn place_forbids(mat: &Mat, place: Place, space: SpaceKind) -> Option<RuleId> {
    let facts = components().place(place);
    Some(RuleId(if place == Place::TownHall {
        "base.tech.not-town-hall"
    } else if !mat.places.contains(place) || !facts.action_spaces.contains(&space) {
        "base.tech.replaces-for-good"
    } else if space == SpaceKind::Monk {
        "base.tech.never-monk"
    } else if facts.action_spaces.len() == 1 {
        "base.tech.not-single-space"
    } else if !facts.needs_all || facts.sort != Sort::Action || space.kind().is_none() {
        // Places that work without fixed followers; a wheel replaces one of a printed kind.
        "places.general.gear"
    } else if wheel_at(&mat.board, place).is_some() {
        "base.tech.one-per-place"
    } else if mat.board.free_space(place, space).is_none() {
        "base.tech.empty-space"
    } else {
        return None;
    }))
}

/// The space of the wheel that lies at a place; there is at most one (base.tech.one-per-place).
pub(crate) fn wheel_at(board: &Board, place: Place) -> Option<SpaceId> {
    (board.wheels() & components().place(place).space_set).iter().next()
}

/// In the Big Box the marker's position decides, and on the start space it allows nothing yet; a wheel that
/// came from elsewhere waits (base.tech.by-track-position).
fn start_limit(edition: Edition, mat: &Mat, wheel: Wheel) -> Option<RuleId> {
    let waits = edition == Edition::Bigbox && wheel == Wheel::Later && mat.track(Track::Craftsmen) == 0;
    waits.then_some(RuleId("base.tech.by-track-position"))
}

/// Wheels bound to farmer spaces: the first one (base.tech.first-only-farmer), in the Big Box all
/// while the marker is on the first space (base.tech.by-track-position); Laboratory wheels never
/// (places.laboratory.no-farmer-limit).
fn farmer_limit(edition: Edition, mat: &Mat, wheel: Wheel) -> Option<RuleId> {
    match (edition, wheel) {
        (_, Wheel::Laboratory) => None,
        (Edition::Bigbox, _) => (mat.track(Track::Craftsmen) <= 1).then_some(RuleId("base.tech.by-track-position")),
        (_, Wheel::First) => Some(RuleId("base.tech.first-only-farmer")),
        (_, Wheel::Later) => None,
    }
}

/// The different kinds of spaces at a place; equal ones stand side by side.
pub(crate) fn spaces(place: Place) -> impl Iterator<Item = SpaceKind> {
    components().place(place).action_spaces.chunk_by(|a, b| a == b).map(|equal| equal[0])
}
