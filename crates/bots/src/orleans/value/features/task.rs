//! The task of a scenario: how much of each part is done, and how far the way to it is.

use super::Inputs;
use crate::orleans::aims::{Aims, PARTS};
use orleans::components::components;
use orleans::{State, rounds};
use tabletop::Seat;

/// How many inputs that are.
pub(super) const INPUTS: usize = PARTS * 4 + 3;

/// Every part of the task, and all of it.
pub(super) fn tell(state: &State, seat: Seat, inputs: &mut Inputs) {
    let mat = state.mat(seat);
    let Some(aims) = Aims::of(&state.setup, &state.table, mat) else {
        inputs.skip(INPUTS as u16);
        return;
    };
    let rounds = rounds(&state.setup, &state.table);
    let left = f32::from(rounds.saturating_sub(state.table.round)) / f32::from(rounds);
    for part in aims.parts {
        inputs.tell(part.share);
        inputs.flag(part.share >= 1.0);
        inputs.tell((1.0 - part.share) * (1.0 - left));
        inputs.tell(part.town.map_or(0.0, |town| f32::from(components().distance(mat.merchant, town)) / 5.0));
    }
    inputs.tell(aims.done());
    inputs.tell(aims.done() * left);
    inputs.tell((1.0 - aims.done()) * (1.0 - left));
}

/// The same of both players: whoever is nearer wins.
pub(super) fn tell_both(state: &State, seat: Seat, inputs: &mut Inputs) {
    tell(state, seat, inputs);
    tell(state, seat.next(state.setup.players), inputs);
}
