//! Town Meeting and Bribe: each player may buy a citizen of the supply (duel.event.town-meeting,
//! prosperity.event.bribe).

use super::amount;
use super::asks::{HappeningAsk, HappeningMove, ask};
use crate::ask::{Move, Offer};
use crate::event::Log;
use crate::setup::Supply;
use crate::state::{Spot, State};
use crate::verbs::{coins, develop};
use tabletop::Seat;

const BUY: Move = Move::Happening(HappeningMove::BuyCitizen);

pub(super) fn suffer(state: &mut State, seat: Seat, price: u8) {
    if state.mat(seat).coins >= price.into() && in_supply(state) > 0 {
        ask(state, seat, HappeningAsk::TownMeeting);
    }
}

pub(super) fn options(out: &mut impl Offer) {
    out.extend([BUY, Move::Decline]);
}

pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if mv == BUY {
        coins::spend(state, seat, amount(state).into(), log);
        develop::gain_citizen(state, seat, Spot::Supply, log);
    }
}

/// The citizens that neither wait on the board nor belong to anybody (duel.setup.citizens,
/// prosperity.setup.citizens-supply).
fn in_supply(state: &State) -> u8 {
    let owned: u8 = state.players.as_slice().iter().map(|player| player.mat.citizens).sum();
    Supply::of(&state.setup).citizens.saturating_sub(state.table.citizens.len() + owned)
}
