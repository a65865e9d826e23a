//! Building trading stations.

use crate::components::Town;
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::modules;
use crate::place::hooks;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// The rule that forbids building a station in `town`.
pub(crate) fn forbids(state: &State, seat: Seat, town: Town) -> Option<RuleId> {
    if modules::takes_tower(state, town) {
        return modules::forbids_tower(state, seat, town);
    }
    let holds = |seat: Seat| state.mat(seat).stations.contains(town);
    if state.mat(seat).stations_left == 0 {
        Some(RuleId("base.guildhall.stations-limited"))
    } else if cannot_pay(state, seat) {
        Some(RuleId("plague.plaguecard.station-fee-no-coin"))
    } else if town == Town::Orleans {
        holds(seat).then_some(RuleId("base.guildhall.orleans"))
    } else {
        state.clockwise().any(holds).then_some(RuleId("base.guildhall.one-per-town"))
    }
}

/// Whether the coin that every station costs is missing, where one does.
pub(crate) fn cannot_pay(state: &State, seat: Seat) -> bool {
    state.mat(seat).coins < modules::building_fee(state)
}

/// Puts an own station into a town; tiles may have something to add.
pub(crate) fn build(state: &mut State, seat: Seat, town: Town, log: &mut Log) {
    if modules::takes_tower(state, town) {
        return modules::build_tower(state, seat, town, log);
    }
    put(state, seat, town, log);
    hooks::on_build(state, seat, town);
}

/// Puts an own station into a town, and nothing else.
pub(crate) fn put(state: &mut State, seat: Seat, town: Town, log: &mut Log) {
    let mat = state.mat_mut(seat);
    mat.stations_left -= 1;
    mat.stations.insert(town);
    log.push(Event::Built(seat, town));
    feat::done(state, seat, Feat::Built(town), log);
}
