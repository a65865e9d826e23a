//! Phase 1, Hour Glass: the top tile is turned over; its event belongs to this round.

use crate::components::Happening;
use crate::event::{Event, Log};
use crate::state::State;
use crate::{happening, modules};

/// Turns the next tile over (base.hourglass.reveal).
pub(super) fn start(state: &mut State, log: &mut Log) {
    turn_over(state, log);
    // events.vacation.replace
    if happening::is_now(state, Happening::Vacation) {
        turn_over(state, log);
    }
}

fn turn_over(state: &mut State, log: &mut Log) {
    let nth = usize::from(state.table.round) - 1 + usize::from(modules::tiles_skipped(&state.setup, &state.table));
    if let Some(&tile) = state.secret.hour_glass.get(nth) {
        state.table.tile = Some(tile);
        state.table.turned |= 1 << tile.0;
        log.push(Event::HourGlass(tile));
    }
}
