//! Laboratory: a gear wheel that is not bound to farmer spaces (places.laboratory.gear,
//! places.laboratory.no-farmer-limit). It is placed after passing, like any other
//! (places.laboratory.after-passing).

use crate::event::Log;
use crate::state::{State, Wheel};
use crate::verbs::recruit;
use tabletop::{RuleId, Seat};

pub(super) fn forbids(state: &State) -> Option<RuleId> {
    (state.table.gears == 0).then_some(RuleId("base.general.action-needs-its-tile"))
}

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    recruit::gear(state, seat, Wheel::Laboratory, log);
}
