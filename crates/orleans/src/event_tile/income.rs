//! Income: coins per point of development status.

use crate::event::Log;
use crate::event_tile::strength;
use crate::state::State;
use crate::verbs::{coins, develop};
use tabletop::Seat;

/// 3, 2 or 1 coins for A, B or C (base.events.income); 1 in the first edition
/// (base.events.income-first-edition).
pub(super) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    let each = strength(state).map_or(1, |strength| 4 - strength);
    let status = develop::status(state.mat(seat));
    coins::gain(state, seat, u16::from(each) * u16::from(status), log);
}
