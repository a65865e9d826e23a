//! Firestorm and Restoration: own place tiles are turned over, and up again.

use super::asks::{HappeningEvent, Whence};
use super::famine;
use crate::components::{Follower, Home, Place, PlaceSet, components};
use crate::event::{Event, Log};
use crate::phase::wheels;
use crate::state::State;
use tabletop::Seat;

/// Every own tile is turned over; it stays its owner's, without an ability (prosperity.event.firestorm,
/// prosperity.event.firestorm-owned). The extension of a player board is no tile (prosperity.event.firestorm-later).
pub(super) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    let is_tile = |place: &Place| matches!(components().place(*place).home, Home::Tile(_));
    for place in state.mat(seat).places.iter().filter(is_tile) {
        clear(state, seat, place, log);
        let mat = state.mat_mut(seat);
        mat.places.remove(place);
        mat.modules.locked.insert(place);
        log.push(Event::Happening(HappeningEvent::Turned { seat, place, up: false }));
    }
}

/// Wheels and neutral followers go to the supply, those of the own colour into the bag
/// (prosperity.event.firestorm-contents).
fn clear(state: &mut State, seat: Seat, place: Place, log: &mut Log) {
    for space in state.mat(seat).board.stood_at(place).iter() {
        let facts = components().space(space);
        match state.mat(seat).board.follower(space) {
            Some(own) if own.is_own() => {
                state.mat_mut(seat).board.take(space);
                return_own(state, seat, place, own, log);
            }
            Some(other) => famine::dismiss(state, seat, other.kind(), Whence::Space(place, facts.kind), log),
            None => {}
        }
    }
    if let Some(space) = wheels::wheel_at(&state.mat(seat).board, place) {
        state.mat_mut(seat).board.lift_wheel(space);
        state.table.gears += 1;
        log.push(Event::Happening(HappeningEvent::WheelReturned(seat, Some(place))));
    }
    if place == Place::GunpowderTower {
        clear_tower(state, seat, log);
    }
}

fn clear_tower(state: &mut State, seat: Seat, log: &mut Log) {
    let tower = state.mat(seat).tower;
    for follower in tower.present() {
        for _ in 0..tower.count(follower) {
            if follower.is_own() {
                state.mat_mut(seat).tower.take(follower);
                return_own(state, seat, Place::GunpowderTower, follower, log);
            } else {
                famine::dismiss(state, seat, follower.kind(), Whence::Tower, log);
            }
        }
    }
}

fn return_own(state: &mut State, seat: Seat, place: Place, follower: Follower, log: &mut Log) {
    state.players[seat].bag.add(follower);
    log.push(Event::Returned { seat, place, follower });
}

/// All tiles that were turned over have their abilities again, and nothing stands on them
/// (prosperity.event.restoration).
pub(super) fn restore(state: &mut State, seat: Seat, log: &mut Log) {
    let mat = state.mat_mut(seat);
    for place in std::mem::replace(&mut mat.modules.locked, PlaceSet::EMPTY).iter() {
        mat.places.insert(place);
        log.push(Event::Happening(HappeningEvent::Turned { seat, place, up: true }));
    }
}
