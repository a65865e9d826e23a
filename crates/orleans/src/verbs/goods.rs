//! Goods are limited: a kind that is out of stock cannot be gained (base.general.limited-stock).

use crate::components::Good;
use crate::event::{Event, Log};
use crate::state::State;
use tabletop::Seat;

/// Whether the goods market has this good.
pub(crate) fn in_stock(state: &State, good: Good) -> bool {
    state.table.goods[good.index()] > 0
}

/// Takes a good from the goods market, where it must be in stock.
pub(crate) fn gain(state: &mut State, seat: Seat, good: Good, log: &mut Log) {
    state.table.goods[good.index()] -= 1;
    state.mat_mut(seat).goods[good.index()] += 1;
    log.push(Event::GainedGood(seat, good));
}

/// Puts an own good back to the goods market (base.general.stock-returns).
pub(crate) fn give_back(state: &mut State, seat: Seat, good: Good, log: &mut Log) {
    state.mat_mut(seat).goods[good.index()] -= 1;
    state.table.goods[good.index()] += 1;
    log.push(Event::ReturnedGood(seat, good));
}
