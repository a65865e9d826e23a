//! Trading Day: coins per built trading station.

use crate::event::Log;
use crate::event_tile::strength;
use crate::state::State;
use crate::verbs::coins;
use tabletop::Seat;

/// 3, 2 or 1 coins for A, B or C (base.events.trading-day); 1 in the first edition
/// (base.events.trading-day-first-edition).
pub(super) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    let each = strength(state).map_or(1, |strength| 4 - strength);
    let stations = state.mat(seat).n_stations();
    coins::gain(state, seat, u16::from(each) * u16::from(stations), log);
}
