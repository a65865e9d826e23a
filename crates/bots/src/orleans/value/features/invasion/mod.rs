//! Invasion: what the City lacks, what each partner must still have, and what may end the game before its time.

mod city;
mod dangers;
mod team;

use super::Inputs;
use crate::orleans::partners::{Partner, Partners};
use orleans::{State, rounds};
use tabletop::Seat;

/// How many inputs that are.
pub(super) const INPUTS: usize = city::INPUTS + team::INPUTS + dangers::INPUTS;

/// Everything that the base game does not have.
pub(super) fn tell(state: &State, seat: Seat, inputs: &mut Inputs) {
    let Some(team) = Partners::behind(state) else {
        inputs.skip(INPUTS as u16);
        return;
    };
    city::tell(state, seat, &team, inputs);
    team::tell(state, seat, &team, inputs);
    dangers::tell(state, seat, &team, inputs);
}

/// The share of the rounds that is still to come.
fn left(state: &State) -> f32 {
    let rounds = rounds(&state.setup, &state.table);
    f32::from(rounds.saturating_sub(state.table.round)) / f32::from(rounds)
}

/// All seats of the team.
fn seats(state: &State) -> impl Iterator<Item = Seat> {
    (0..state.setup.players).map(Seat)
}

/// Everybody but the seat that looks.
fn others(state: &State, seat: Seat) -> impl Iterator<Item = Partner<'_>> {
    seats(state).filter(move |&other| other != seat).map(|other| Partner::behind(state, other))
}

/// How much of something is there, from 0 to 1.
fn share((have, of): (u16, u16)) -> f32 {
    (f32::from(have) / f32::from(of.max(1))).min(1.0)
}
