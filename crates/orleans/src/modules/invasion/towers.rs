//! Fortified Towers: trading stations on the marked spaces of the rim (invasion.objective.towers-build). They are no
//! trading stations any more (invasion.objective.towers-not-stations).

use super::pieces::{city, on, on_mut};
use super::types::InvasionEvent;
use crate::components::{Town, TownSet, components};
use crate::event::{Event, Log};
use crate::state::State;
use tabletop::{RuleId, Seat};

/// Whether a town takes a tower, and no station (invasion.objective.towers-no-station).
pub(super) fn is_rim(town: Town) -> bool {
    components().invasion.rim.contains(town)
}

/// One tower to a town, whoever built it (invasion.objective.towers-one).
pub(super) fn forbids(state: &State, seat: Seat, town: Town) -> Option<RuleId> {
    if state.mat(seat).stations_left == 0 {
        return Some(RuleId("base.guildhall.stations-limited"));
    }
    all(state).contains(town).then_some(RuleId("invasion.objective.towers-one"))
}

pub(super) fn build(state: &mut State, seat: Seat, town: Town, log: &mut Log) {
    state.mat_mut(seat).stations_left -= 1;
    on_mut(state, seat).towers.insert(town);
    log.push(Event::Invasion(InvasionEvent::TowerBuilt(seat, town)));
}

/// The piece goes back to its owner's stock (invasion.event.robbery).
pub(super) fn destroy(state: &mut State, seat: Seat, town: Town, log: &mut Log) {
    on_mut(state, seat).towers.remove(town);
    state.mat_mut(seat).stations_left += 1;
    log.push(Event::Invasion(InvasionEvent::TowerDestroyed(seat, town)));
}

/// Every tower, those that stand from the start included (invasion.setup.neutral-towers).
pub(super) fn all(state: &State) -> TownSet {
    let built = state.players.as_slice().iter().map(|player| on(&player.mat).towers);
    built.fold(city(&state.table).neutral, |all, towers| all | towers)
}
