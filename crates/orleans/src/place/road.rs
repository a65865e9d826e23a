//! Road: own stations on this tile, at most 4 (places.road.build). They are built stations, but in
//! no town (places.road.counts-as-built).

use crate::event::{Event, Log};
use crate::state::State;
use tabletop::{RuleId, Seat};

const MOST: u8 = 4;

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    let mat = state.mat(seat);
    if mat.stations_left == 0 {
        Some(RuleId("base.guildhall.stations-limited"))
    } else {
        (mat.on_tiles.road >= MOST).then_some(RuleId("places.road.build"))
    }
}

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    let mat = state.mat_mut(seat);
    mat.stations_left -= 1;
    mat.on_tiles.road += 1;
    log.push(Event::BuiltOnRoad(seat));
}
