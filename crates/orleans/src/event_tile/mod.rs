//! The events of the hour glass tiles: one file per event family.

pub(crate) mod harvest;
mod income;
pub(crate) mod plague;
mod taxes;
mod trading_day;

use crate::components::{Edition, EventKind, Letter};
use crate::event::Log;
use crate::modules;
use crate::state::State;
use tabletop::Seat;

/// The event takes effect on a player (base.event.resolve).
pub(crate) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    match state.event() {
        Some((EventKind::Income, _)) => income::suffer(state, seat, log),
        Some((EventKind::Harvest, _)) => harvest::suffer(state, seat, log),
        Some((EventKind::Taxes, _)) => taxes::suffer(state, seat, log),
        Some((EventKind::TradingDay, _)) => trading_day::suffer(state, seat, log),
        Some((EventKind::Plague, _)) => plague::suffer(state, seat, log),
        // Pilgrimage works in the Action phase instead (base.hourglass.event-timing).
        Some((EventKind::Pilgrimage, _)) => {}
        None => modules::suffer(state, seat, log),
    }
}

/// Which tiles help against an event.
#[derive(Clone, Copy)]
pub(crate) struct Shields {
    /// The Sacristy does.
    pub(crate) sacristy: bool,
    /// The Brasserie does.
    pub(crate) brasserie: bool,
}

/// What helps against the event of this round: nothing is needed against a good one
/// (places.sacristy.good-events).
pub(crate) fn shields(state: &State) -> Shields {
    let Some((event, _)) = state.event() else { return modules::shields(state) };
    let is_unpleasant = matches!(event, EventKind::Harvest | EventKind::Taxes | EventKind::Plague);
    Shields { sacristy: is_unpleasant, brasserie: is_unpleasant }
}

/// The strength of the tile in force: 1 for A, 2 for B, 3 for C (base.events.letter-strength). The
/// first edition has no letters.
pub(crate) fn strength(state: &State) -> Option<u8> {
    match (state.edition(), state.event()?.1) {
        (Edition::First, _) | (_, Letter::Start | Letter::D) => None,
        (_, Letter::A) => Some(1),
        (_, Letter::B) => Some(2),
        (_, Letter::C) => Some(3),
    }
}
