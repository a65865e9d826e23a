//! The die: rolled once when an action is carried out; the result is binding (places.general.die).

use crate::event::{Event, Log};
use crate::state::State;
use tabletop::Seat;

/// Rolls a six-sided die.
pub(crate) fn roll(state: &mut State, seat: Seat, log: &mut Log) -> u8 {
    let pips = state.secret.rng.below(6) as u8 + 1;
    log.push(Event::Rolled(seat, pips));
    pips
}
