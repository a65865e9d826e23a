//! Workshop: for a coin a placed gear wheel moves to another empty action space
//! (places.workshop.move-gear), at once (places.workshop.at-once).

use crate::ask::{Ask, Move, Offer};
use crate::components::{Place, SpaceKind, Track, components};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::modules;
use crate::phase::wheels;
use crate::state::State;
use crate::verbs::coins;
use tabletop::{RuleId, Seat};

const PRICE: u16 = 1;

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    if state.mat(seat).coins < PRICE {
        return Some(RuleId("base.actions.voluntary-cost"));
    }
    moves(state, seat).next().is_none().then_some(RuleId("places.workshop.move-gear"))
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Workshop)]);
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(moves(state, seat));
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    let Move::MoveWheel { from, place, space } = mv else { return };
    coins::spend(state, seat, PRICE, log);
    let board = &mut state.mat_mut(seat).board;
    // The new space is found first: a wheel does not go back to where it lies.
    if let (Some(to), Some(lying)) = (board.free_space(place, space), wheels::wheel_at(board, from)) {
        let from_laboratory = board.lift_wheel(lying);
        board.lay_wheel(to, from_laboratory);
        log.push(Event::MovedWheel { seat, from, place, space });
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    match mv {
        Move::MoveWheel { from, place, space } => refuses(state, seat, from, place, space),
        _ => Some(RuleId("places.workshop.move-gear")),
    }
}

fn moves(state: &State, seat: Seat) -> impl Iterator<Item = Move> {
    let mat = state.mat(seat);
    let wheels = mat.board.wheels().iter().map(|space| components().space(space).place);
    wheels.flat_map(move |from| {
        mat.places.iter().flat_map(move |place| {
            let spaces = wheels::spaces(place).filter(move |&space| refuses(state, seat, from, place, space).is_none());
            spaces.map(move |space| Move::MoveWheel { from, place, space })
        })
    })
}

/// The usual placement rules; the wheel that moves is not in its own way. The limits of the first spaces
/// follow the marker in every edition (places.workshop.farmer-limit).
fn refuses(state: &State, seat: Seat, from: Place, place: Place, space: SpaceKind) -> Option<RuleId> {
    let mat = state.mat(seat);
    let Some(lying) = wheels::wheel_at(&mat.board, from) else {
        return Some(RuleId("places.workshop.move-gear"));
    };
    let mut without = *mat;
    without.board.lift_wheel(lying);
    let forbidden = modules::forbids_wheel(state, place).or_else(|| wheels::place_forbids(&without, place, space));
    let stays = mat.board.free_space(place, space).is_none();
    let open = match mat.track(Track::Craftsmen) {
        _ if mat.board.is_from_laboratory(lying) => true,
        0 => false,
        1 => space == SpaceKind::Farmer,
        _ => true,
    };
    match forbidden {
        Some(rule) => Some(rule),
        None if stays => Some(RuleId("base.tech.empty-space")),
        None => (!open).then_some(RuleId("places.workshop.farmer-limit")),
    }
}
