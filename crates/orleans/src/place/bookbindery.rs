//! Bookbindery: 1 to 5 on the die are steps on the Development track, 6 is a coin
//! (places.bookbindery.roll).

use crate::event::Log;
use crate::state::State;
use crate::verbs::{coins, develop, die};
use tabletop::Seat;

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    match die::roll(state, seat, log) {
        6 => coins::gain(state, seat, 1, log),
        steps => develop::develop(state, seat, steps, log),
    }
}
