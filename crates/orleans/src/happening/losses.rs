//! Wedding, Malfunction, Torture and Book Fire.

use super::asks::{HappeningAsk, HappeningEvent, ask};
use crate::ask::{Move, Offer};
use crate::components::components;
use crate::event::{Event, Log};
use crate::phase::wheels;
use crate::state::{State, Wheel};
use crate::verbs::torture;
use tabletop::Seat;

/// Followers drawn to the Market, as far as bag and Market allow (events.wedding.draw-two,
/// events.wedding.limits).
pub(super) fn wedding(state: &mut State, seat: Seat, number: u8, log: &mut Log) {
    for _ in 0..number {
        let has_room = state.mat(seat).market.total() < components().counts.market_spaces;
        if has_room && !state.players[seat].bag.is_empty() {
            let follower = state.players[seat].bag.draw(&mut state.secret.rng);
            state.mat_mut(seat).market.add(follower);
            log.push(Event::Drew(seat, follower));
        }
    }
}

/// One gear wheel of choice goes back to the supply (events.malfunction.discard); who has none is spared
/// (events.malfunction.none).
pub(super) fn malfunction(state: &mut State, seat: Seat) {
    let mat = state.mat(seat);
    if mat.wheels != [0; Wheel::COUNT] || !mat.board.wheels().is_empty() {
        ask(state, seat, HappeningAsk::Malfunction);
    }
}

pub(super) fn wheels(state: &State, seat: Seat, out: &mut impl Offer) {
    let mat = state.mat(seat);
    out.extend(Wheel::ALL.into_iter().filter(|&wheel| mat.wheels[wheel as usize] > 0).map(Move::GiveWheel));
    out.extend(mat.board.wheels().iter().map(|space| Move::GivePlacedWheel(components().space(space).place)));
}

pub(crate) fn give_wheel(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    let mat = state.mat_mut(seat);
    let place = match mv {
        Move::GivePlacedWheel(place) => {
            if let Some(space) = wheels::wheel_at(&mat.board, place) {
                mat.board.lift_wheel(space);
            }
            Some(place)
        }
        Move::GiveWheel(wheel) => {
            mat.wheels[wheel as usize] -= 1;
            None
        }
        _ => return,
    };
    state.table.gears += 1;
    log.push(Event::Happening(HappeningEvent::WheelReturned(seat, place)));
}

/// So many things, one after another; coins are none of them (events.torture.five-things,
/// events.torture.one-by-one, events.torture.too-few).
pub(super) fn torture(state: &mut State, seat: Seat, number: u8, log: &mut Log) {
    log.push(Event::Happening(HappeningEvent::MustGiveUp(seat, number)));
    torture::ask(state, seat, number, log);
}

/// Back to the nearest star behind the marker (events.book-fire.previous-star); nobody falls off the
/// track (events.book-fire.start-space).
pub(super) fn book_fire(state: &mut State, seat: Seat, log: &mut Log) {
    let mat = state.mat_mut(seat);
    let stars = components().development.stars.iter().copied();
    if let Some(to) = stars.filter(|&star| star < mat.development).max() {
        mat.development = to;
        log.push(Event::SteppedBack { seat, to });
    }
}
