//! Taxes: a coin for each full group of goods.

use crate::event::Log;
use crate::event_tile::strength;
use crate::state::State;
use crate::verbs::coins;
use tabletop::Seat;

/// Groups of 1, 2 or 3 goods for A, B or C (base.events.taxes), of 3 in the first edition
/// (base.events.taxes-first-edition); an incomplete group is free (base.events.taxes-round-down).
pub(super) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    let group = strength(state).unwrap_or(3);
    let coins = state.mat(seat).n_goods() / group;
    coins::must_pay(state, seat, coins.into(), log);
}
