//! Phase 1, Hour Glass: the top tile is turned over; its event belongs to this round.

use crate::event::{Event, Log};
use crate::state::State;

/// Turns the next tile over (base.hourglass.reveal).
pub(super) fn start(state: &mut State, log: &mut Log) {
    let tile = state.secret.hour_glass[usize::from(state.table.round) - 1];
    state.table.tile = Some(tile);
    state.table.turned |= 1 << tile.0;
    log.push(Event::HourGlass(tile));
}
