//! Retraining: one good for as many steps as it has points (events.retraining.spend-good), or the penalty.

use super::{TradeEventsAsk, ask, price};
use crate::ask::{Move, Offer};
use crate::components::{Good, components};
use crate::event::Log;
use crate::state::State;
use crate::verbs::{coins, develop, goods};
use tabletop::Seat;

/// Whoever has no good or cannot advance pays at once (events.retraining.penalty).
pub(super) fn suffer(state: &mut State, seat: Seat, penalty: u8, log: &mut Log) {
    if state.mat(seat).n_goods() > 0 && !develop::at_end(state.mat(seat)) {
        ask(state, seat, TradeEventsAsk::Retraining);
    } else {
        coins::must_pay(state, seat, penalty.into(), log);
    }
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    goods::offer_any(state.mat(seat), out);
    out.push(Move::PayCoins(price(state) as u8));
}

/// Exactly one good, back to the supply (events.retraining.one-good); bread counts like grain
/// (events.goods.bread-value).
pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    let good = match mv {
        Move::GiveGood(good) => good,
        Move::GiveBread => Good::Grain,
        _ => return coins::must_pay(state, seat, price(state), log),
    };
    goods::pay_any(state, seat, mv, log);
    develop::develop(state, seat, components().counts.goods_points[good.index()], log);
}

pub(super) fn why_not(mv: Move) -> &'static str {
    match mv {
        Move::GiveGood(_) | Move::GiveBread => "events.retraining.one-good",
        _ => "events.retraining.penalty",
    }
}
