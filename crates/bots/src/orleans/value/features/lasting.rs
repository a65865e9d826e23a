//! What pays again in every round, by the rounds that are left: so the network need not find out by itself that it is
//! worth most at the beginning.

use super::Inputs;
use super::own::{N_TILES, by_kind, owned, tiles};
use orleans::{State, draw_limit, rounds, status};
use tabletop::Seat;

/// Followers, draws, wheels, tiles, and what is multiplied.
pub(super) fn tell(state: &State, seat: Seat, inputs: &mut Inputs) {
    let mat = state.mat(seat);
    let rounds = rounds(&state.setup, &state.table);
    let left = f32::from(rounds.saturating_sub(state.table.round)) / f32::from(rounds);
    let owned = owned(state, seat, mat);
    inputs.tell(left);
    inputs.tell(left * f32::from(draw_limit(mat) - 4) / 2.0);
    inputs.tell(left * f32::from(mat.board.wheels().len() + mat.wheels.iter().sum::<u8>()) / 2.0);
    inputs.tell(left * f32::from(owned.total()) / 8.0);
    for kind in by_kind(&owned) {
        inputs.tell(left * f32::from(kind) / 2.0);
    }
    inputs.tell(left * f32::from(status(mat)) / 3.0);
    inputs.tell(left * f32::from(mat.n_stations() + mat.citizens) / 5.0);
    inputs.tell(left * tiles(mat).count_ones() as f32 / 2.0);
    inputs.bits(tiles(mat), N_TILES, left * 2.0);
}
