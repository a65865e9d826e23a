//! Feeding and Great Feast: food or coins, item by item (salesman.event.feeding, salesman.event.great-feast,
//! salesman.event.great-feast-mixed). Nobody is tortured: who cannot pay it all starves (salesman.event.starve).

use super::harvest;
use crate::event::Log;
use crate::modules;
use crate::state::State;
use tabletop::Seat;

/// Every item costs a food or its price, so whoever can pay at first can do so to the end, whatever is chosen
/// (salesman.event.choice).
pub(super) fn suffer(state: &mut State, seat: Seat, owed: u8, log: &mut Log) {
    let (mat, price) = (state.mat(seat), harvest::price_of_choice(state));
    let can_pay = u16::from(harvest::n_food(mat)) + mat.coins / u16::from(price).max(1);
    if can_pay >= owed.into() {
        harvest::owe(state, seat, owed, log);
    } else {
        modules::shortfall(state, seat, owed, log);
    }
}
