//! Vineyard: whoever builds in a town at the river may buy a wine for a coin (places.vineyard.buy).

use crate::ask::{Ask, Move, Offer};
use crate::components::{By, Good, Town};
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::{coins, goods, travel};
use tabletop::{RuleId, Seat};

/// Every way of building in a town with a waterway counts (places.vineyard.river-town).
pub(super) fn offer(state: &mut State, seat: Seat, town: Town) {
    let at_river = travel::routes(town).any(|route| route.by == By::Water);
    if at_river && goods::in_stock(state, Good::Wine) && state.mat(seat).coins > 0 {
        state.then([Frame::Ask(seat, Ask::Vineyard)]);
    }
}

pub(crate) fn options(out: &mut impl Offer) {
    out.extend([Move::Buy(Good::Wine), Move::Decline]);
}

/// What a refused answer cites.
pub(crate) const WHY_NOT: RuleId = RuleId("places.vineyard.buy");

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Buy(good) = mv {
        coins::spend(state, seat, 1, log);
        goods::gain(state, seat, good, log);
    }
}
