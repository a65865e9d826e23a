//! Christmas Market: 1 to 5 on the die are goods from grain to brocade (places.christmas-market.roll),
//! 6 is a journey by road (places.christmas-market.six).

use crate::components::Good;
use crate::event::Log;
use crate::state::State;
use crate::verbs::travel::{self, Means};
use crate::verbs::{die, goods};
use tabletop::Seat;

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    let pips = die::roll(state, seat, log);
    match Good::ALL.get(usize::from(pips) - 1) {
        Some(&good) if goods::in_stock(state, good) => goods::gain(state, seat, good, log),
        Some(_) => {}
        // Where no road is open the six brings nothing.
        None if travel::forbids(state, seat, Means::Road).is_some() => {}
        None => travel::ask(state, seat, Means::Road),
    }
}
