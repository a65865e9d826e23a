//! Dues: goods worth so many points (events.dues.goods), and torture for what is missing.

use super::asks::{HappeningAsk, HappeningEvent, ask};
use crate::ask::{Move, Offer};
use crate::components::{Good, components};
use crate::event::{Event, Log};
use crate::state::State;
use crate::verbs::{goods, torture};
use tabletop::Seat;

/// Goods as long as there are any (events.dues.must-if-able), then one thing for each missing point; coins
/// do not help (events.dues.shortfall-torture).
pub(super) fn owe(state: &mut State, seat: Seat, owed: u8, log: &mut Log) {
    if owed == 0 {
        return;
    }
    if state.mat(seat).n_goods() > 0 {
        ask(state, seat, HappeningAsk::Dues { owed });
    } else {
        log.push(Event::Happening(HappeningEvent::MustGiveUp(seat, owed)));
        torture::ask(state, seat, owed, log);
    }
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    goods::offer_any(state.mat(seat), out);
}

/// No change is given; bread counts like grain (events.goods.bread-value).
pub(super) fn answer(state: &mut State, seat: Seat, owed: u8, mv: Move, log: &mut Log) {
    let good = match mv {
        Move::GiveGood(good) => good,
        _ => Good::Grain,
    };
    goods::pay_any(state, seat, mv, log);
    owe(state, seat, owed.saturating_sub(components().counts.goods_points[good.index()]), log);
}

pub(super) fn why_not(mv: Move) -> &'static str {
    match mv {
        Move::GiveGood(_) | Move::GiveBread => "events.dues.goods",
        Move::PayCoins(_) => "events.dues.shortfall-torture",
        _ => "events.dues.must-if-able",
    }
}
