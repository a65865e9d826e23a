//! Tavern: joined to the Guildhall, it lets its owner build where another player has a station
//! (places.tavern.build).

use super::is_ready;
use crate::components::{Place, Town};
use crate::modules;
use crate::state::State;
use crate::verbs::build;
use tabletop::{RuleId, Seat};

/// Whether the Tavern opens this town: it is activated (places.tavern.followers), and no own
/// station is there yet (places.tavern.once-per-town).
pub(super) fn opens(state: &State, seat: Seat, town: Town) -> bool {
    let mat = state.mat(seat);
    // A tower is no trading station (invasion.objective.towers-one).
    let may_build = mat.stations_left > 0 && !build::cannot_pay(state, seat) && !modules::takes_tower(state, town);
    is_ready(state, seat, Place::Tavern) && may_build && !mat.stations.contains(town)
}

/// Alone it has no action.
pub(super) fn forbids() -> Option<RuleId> {
    Some(RuleId("places.tavern.build"))
}
