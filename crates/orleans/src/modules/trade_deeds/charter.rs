//! Town Charter and Navigation: a place tile or a gear wheel, as far as the own marker has come; the
//! marker itself stays (trade.town-charter.no-step).

use super::steps;
use crate::components::Track;
use crate::event::Log;
use crate::state::{State, Wheel};
use crate::verbs::{recruit, tile};
use tabletop::Seat;

/// Category I on the first step, any tile later, none before (trade.town-charter.tile).
pub(super) fn tile(state: &mut State, seat: Seat) {
    match steps(state, seat, Track::Traders) {
        0 => {}
        1 => tile::offer(state, seat, true),
        _ => tile::offer(state, seat, false),
    }
}

/// One of the wheels that lie there (trade.navigation.wheel); a forfeited one stays
/// (trade.navigation.leftover). It is placed after passing (trade.navigation.when-placed).
pub(super) fn wheel(state: &mut State, seat: Seat, log: &mut Log) {
    if steps(state, seat, Track::Craftsmen) > 0 && state.table.modules.board.wheels > 0 {
        state.table.modules.board.wheels -= 1;
        recruit::gain_wheel(state, seat, Wheel::Later, log);
    }
}
