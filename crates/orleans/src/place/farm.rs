//! Farm: the good at the own position on the Farmers track (places.farm.good).

use crate::components::{Bonus, Good, Track, components};
use crate::event::Log;
use crate::state::State;
use crate::verbs::goods;
use tabletop::{RuleId, Seat};

/// The start space shows no good (places.farm.start-space).
pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    match shown(state, seat) {
        None => Some(RuleId("places.farm.start-space")),
        Some(good) => (!goods::in_stock(state, good)).then_some(RuleId("places.farm.good")),
    }
}

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    if let Some(good) = shown(state, seat) {
        goods::gain(state, seat, good, log);
    }
}

fn shown(state: &State, seat: Seat) -> Option<Good> {
    let at = state.mat(seat).track(Track::Farmers) as usize;
    match components().track(Track::Farmers).spaces[at] {
        Bonus::Good(good) => Some(good),
        _ => None,
    }
}
