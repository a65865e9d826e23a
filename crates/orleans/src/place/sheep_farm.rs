//! Sheep Farm: a cheese for a wool, 4 coins or 3 development spaces (places.sheep-farm.effect).

use crate::ask::{Ask, Move, Offer};
use crate::components::Good;
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::{coins, develop, goods};
use tabletop::{RuleId, Seat};

/// What a refused answer cites.
pub(crate) const WHY_NOT: RuleId = RuleId("places.sheep-farm.effect");

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    (state.mat(seat).good(Good::Cheese) == 0).then_some(RuleId("places.sheep-farm.effect"))
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::SheepFarm)]);
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    if goods::in_stock(state, Good::Wool) {
        out.push(Move::TakeGood(Good::Wool));
    }
    out.push(Move::Coin);
    if !develop::at_end(state.mat(seat)) {
        out.push(Move::Develop);
    }
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    goods::give_back(state, seat, Good::Cheese, log);
    match mv {
        Move::TakeGood(good) => goods::gain(state, seat, good, log),
        Move::Develop => develop::develop(state, seat, 3, log),
        _ => coins::gain(state, seat, 4, log),
    }
}
