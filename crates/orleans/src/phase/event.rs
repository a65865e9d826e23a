//! Phase 6, Event: the event of this round's tile reaches one player after the other
//! (base.event.order).

use crate::ask::{Ask, Move};
use crate::components::Place;
use crate::event::{Event, Log};
use crate::event_tile;
use crate::flow::{Frame, Step};
use crate::place::sacristy;
use crate::state::State;
use tabletop::Seat;

/// The event reaches a player, who may have a shield against it.
pub(crate) fn reach(state: &mut State, seat: Seat) {
    if event_tile::is_unpleasant(state) && sacristy::is_ready(state, seat) {
        state.then([Frame::Ask(seat, Ask::Shield)]);
    } else {
        state.then([Frame::Do(Step::Suffer(seat))]);
    }
}

/// The shield is used, or the event takes its course (places.sacristy.optional).
pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Shield => {
            log.push(Event::Shielded(seat, Place::Sacristy));
            state.then([Frame::Do(Step::Return { seat, place: Place::Sacristy })]);
        }
        _ => state.then([Frame::Do(Step::Suffer(seat))]),
    }
}
