//! Road: own stations on this tile, at most 4 (places.road.build). They are built stations, but in
//! no town (places.road.counts-as-built).

use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::state::State;
use crate::verbs::build;
use tabletop::{RuleId, Seat};

const MOST: u8 = 4;

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    let mat = state.mat(seat);
    if mat.stations_left == 0 {
        Some(RuleId("base.guildhall.stations-limited"))
    } else if build::cannot_pay(state, seat) {
        Some(RuleId("plague.plaguecard.station-fee-no-coin"))
    } else {
        (mat.on_tiles.road >= MOST).then_some(RuleId("places.road.build"))
    }
}

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    let mat = state.mat_mut(seat);
    mat.stations_left -= 1;
    mat.on_tiles.road += 1;
    log.push(Event::BuiltOnRoad(seat));
    feat::done(state, seat, Feat::BuiltOnRoad, log);
}
