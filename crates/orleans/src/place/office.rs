//! Office: one coin per own built trading station (places.office.coins).

use crate::event::Log;
use crate::state::State;
use crate::verbs::coins;
use tabletop::{RuleId, Seat};

/// Without a station the action would have no effect.
pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    (state.mat(seat).n_stations() == 0).then_some(RuleId("base.actions.no-empty-action"))
}

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    let stations = state.mat(seat).n_stations();
    coins::gain(state, seat, stations.into(), log);
}
