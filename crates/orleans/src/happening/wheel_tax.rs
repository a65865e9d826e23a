//! Technology Tax of The Dignitary: coins for as many placed gear wheels as they last, and every other one is removed
//! (dignitary.event.technology-tax). Nobody is tortured.

use super::asks::{HappeningAsk, ask};
use super::losses;
use crate::ask::{Move, Offer};
use crate::components::components;
use crate::event::Log;
use crate::state::State;
use crate::verbs::coins;
use tabletop::Seat;

pub(super) fn suffer(state: &mut State, seat: Seat, each: u8, log: &mut Log) {
    let mat = state.mat(seat);
    let placed = u16::from(mat.board.wheels().len());
    let paid = placed.min(mat.coins / u16::from(each).max(1));
    coins::spend(state, seat, paid * u16::from(each), log);
    owe(state, seat, (placed - paid) as u8);
}

fn owe(state: &mut State, seat: Seat, owed: u8) {
    if owed > 0 {
        ask(state, seat, HappeningAsk::WheelTax { owed });
    }
}

/// Wheels beside the board are not taxed.
pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let wheels = state.mat(seat).board.wheels();
    out.extend(wheels.iter().map(|space| Move::GivePlacedWheel(components().space(space).place)));
}

/// The wheel goes back to the supply.
pub(super) fn answer(state: &mut State, seat: Seat, owed: u8, mv: Move, log: &mut Log) {
    losses::give_wheel(state, seat, mv, log);
    owe(state, seat, owed - 1);
}
