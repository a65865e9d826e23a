//! Which events a game has: the hour glass tiles of a set, or the events of a board.

use crate::components::{Edition, EventFacts, components};
use crate::modules;
use crate::state::Setup;

/// The events of the set that is played, by their number.
#[inline]
pub fn events(setup: &Setup) -> &'static [EventFacts] {
    match modules::events(setup) {
        Some(events) => events,
        None if setup.edition == Edition::First => &components().first_edition,
        None => &components().hour_glass,
    }
}
