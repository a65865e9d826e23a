//! Catapult: gear wheels that are sent there when they are gained (invasion.achievement.catapult).

use super::citizens;
use super::pieces::{city, city_mut, needs};
use super::types::{InvasionAsk, InvasionEvent, InvasionMove};
use crate::ask::{Ask, Move, Offer, has_option};
use crate::components::{Achievement, Track};
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::state::{State, Wheel};
use tabletop::Seat;

/// Asked when the wheel is gained in an action; in phase 6 the question where it is placed says it, too
/// (invasion.event.wheel-now).
pub(super) fn offer(state: &mut State, seat: Seat, wheel: Wheel) {
    let acts = state.stack.as_slice().iter().any(|frame| matches!(frame, Frame::Do(Step::AfterAction(_))));
    if acts && has_option(|out| options(state, seat, wheel, out)) {
        state.then([Frame::Ask(seat, Ask::Invasion(InvasionAsk::Catapult(wheel)))]);
    }
}

/// The first wheel of the track must replace a farmer (invasion.achievement.catapult-first-wheel); one of the
/// Laboratory may go there at once (invasion.achievement.catapult-laboratory).
pub(super) fn options(state: &State, seat: Seat, wheel: Wheel, out: &mut impl Offer) {
    let first = wheel != Wheel::Laboratory && state.mat(seat).track(Track::Craftsmen) <= 1;
    if !first && city(&state.table).catapult < needs(&state.setup).catapult {
        out.push(Move::Invasion(InvasionMove::ToCatapult));
    }
}

/// It belongs to the City from now on (invasion.achievement.catapult-final).
pub(super) fn send(state: &mut State, seat: Seat, wheel: Wheel, log: &mut Log) {
    state.mat_mut(seat).wheels[wheel as usize] -= 1;
    city_mut(state).catapult += 1;
    log.push(Event::Invasion(InvasionEvent::ToCatapult(seat)));
    citizens::complete(state, seat, Achievement::Catapult, log);
}
