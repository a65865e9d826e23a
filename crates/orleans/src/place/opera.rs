//! Opera: while no scholar is left, advance on the Scholars track and develop
//! (places.opera.condition, places.opera.effect).

use crate::components::{Kind, Track, components};
use crate::event::Log;
use crate::state::State;
use crate::verbs::{develop, recruit};
use tabletop::{RuleId, Seat};

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    let mat = state.mat(seat);
    if state.table.followers[Kind::Scholar.index()] > 0 {
        return Some(RuleId("places.opera.condition"));
    }
    let idle = is_last(state, seat) && develop::at_end(mat);
    idle.then_some(RuleId("base.actions.no-empty-action"))
}

/// On the last space its points are received again.
pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    match is_last(state, seat) {
        true => recruit::bonus(state, seat, Track::Scholars, log),
        false => recruit::advance(state, seat, Track::Scholars, log),
    }
}

fn is_last(state: &State, seat: Seat) -> bool {
    usize::from(state.mat(seat).track(Track::Scholars)) + 1 == components().track(Track::Scholars).spaces.len()
}
