//! Phase 6, Event: the event of this round's tile reaches one player after the other
//! (base.event.order).

use crate::ask::{Ask, Move, Offer};
use crate::components::Place;
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::happening;
use crate::place::{self, brasserie};
use crate::state::State;
use tabletop::{RuleId, Seat};

/// The event reaches a player, who may have a shield against it.
pub(crate) fn reach(state: &mut State, seat: Seat) {
    if has_shield(state, seat) {
        state.then([Frame::Ask(seat, Ask::Shield)]);
    } else {
        state.then([Frame::Do(Step::Suffer(seat))]);
    }
}

/// Whether a player has something to hold against the event.
pub(crate) fn has_shield(state: &State, seat: Seat) -> bool {
    sacristy_helps(state, seat) || brasserie_helps(state, seat)
}

/// A monk on the Sacristy may be returned to the bag instead of following an unpleasant event
/// (places.sacristy.shield); the whole event is cancelled (places.sacristy.whole-event).
fn sacristy_helps(state: &State, seat: Seat) -> bool {
    state.owns(seat, Place::Sacristy)
        && happening::shields(state).sacristy
        && place::is_ready(state, seat, Place::Sacristy)
}

fn brasserie_helps(state: &State, seat: Seat) -> bool {
    state.owns(seat, Place::Brasserie) && happening::shields(state).brasserie && brasserie::is_ready(state, seat)
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    if sacristy_helps(state, seat) {
        out.push(Move::Shield);
    }
    if brasserie_helps(state, seat) {
        brasserie::options(state, seat, out);
    }
    out.push(Move::Decline);
}

/// A shield is used, or the event takes its course (places.sacristy.optional).
pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Decline => state.then([Frame::Do(Step::Suffer(seat))]),
        _ => shield(state, seat, mv, log),
    }
}

/// Uses the shield that an answer names.
pub(crate) fn shield(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Shield => {
            log.push(Event::Shielded(seat, Place::Sacristy));
            state.then([Frame::Do(Step::Return { seat, place: Place::Sacristy })]);
        }
        Move::Discard(good) => brasserie::discard(state, seat, good, log),
        _ => {}
    }
}

pub(crate) fn why_not(mv: Move) -> Option<RuleId> {
    match mv {
        Move::Shield => Some(RuleId("places.sacristy.shield")),
        Move::Discard(_) => Some(RuleId("places.brasserie.shield")),
        _ => Some(RuleId("places.sacristy.optional")),
    }
}
