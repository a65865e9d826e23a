//! Spy: a gear wheel from another player's board goes to the same space of the own (intrigue.spy.steal).

use super::plot::Plot;
use super::{IntrigueEvent, effects};
use crate::components::{Home, Place, SpaceKind, components};
use crate::event::{Event, Log};
use crate::phase::wheels;
use crate::state::State;
use crate::verbs::stand;
use tabletop::Seat;

/// The wheels that can be stolen: on the board, not on tiles (intrigue.spy.board-only), and with a place for
/// them on the thief's (intrigue.spy.own-space-free).
pub(super) fn plots(state: &State, thief: Seat, victim: Seat) -> impl Iterator<Item = Plot> {
    let wheels = state.mat(victim).board.wheels().iter().map(|space| components().space(space));
    let on_board = wheels.filter(|at| components().place(at.place).home == Home::Board);
    let fits = move |place: Place, space: SpaceKind| {
        let board = &state.mat(thief).board;
        wheels::wheel_at(board, place).is_none() && board.free_space(place, space).is_some()
    };
    on_board.filter(move |at| fits(at.place, at.kind)).map(|at| Plot::Spy { place: at.place, space: at.kind })
}

/// Whether the victim has a wheel on a space of this kind.
pub(super) fn has_wheel(state: &State, victim: Seat, place: Place, space: SpaceKind) -> bool {
    let wheel = wheels::wheel_at(&state.mat(victim).board, place);
    wheel.is_some_and(|at| components().space(at).kind == space)
}

/// A place the victim loses through it is locked; one that the thief completes may be used later this
/// round (intrigue.spy.activation).
pub(super) fn steal(state: &mut State, thief: Seat, victim: Seat, place: Place, space: SpaceKind, log: &mut Log) {
    let was_activated = stand::is_activated(state.mat(victim), place);
    let Some(from) = wheels::wheel_at(&state.mat(victim).board, place) else { return };
    let Some(to) = state.mat(thief).board.free_space(place, space) else { return };
    let from_laboratory = state.mat_mut(victim).board.lift_wheel(from);
    state.mat_mut(thief).board.lay_wheel(to, from_laboratory);
    log.push(Event::Intrigue(IntrigueEvent::Stole { seat: thief, victim, place }));
    effects::lock(state, victim, place, was_activated, log);
}
