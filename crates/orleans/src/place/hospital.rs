//! Hospital: coins equal to the development status (places.hospital.coins).

use crate::event::Log;
use crate::state::State;
use crate::verbs::{coins, develop};
use tabletop::Seat;

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    let status = develop::status(state.mat(seat));
    coins::gain(state, seat, status.into(), log);
}
