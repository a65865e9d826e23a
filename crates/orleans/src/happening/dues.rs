//! Dues: goods worth so many points (events.dues.goods), and torture for what is missing; where the set says so, goods
//! and coins together.

use super::asks::{HappeningAsk, HappeningEvent, ask};
use super::rule;
use crate::ask::{Move, Offer};
use crate::components::{EventFacts, Good, components};
use crate::event::{Event, Log};
use crate::state::{Mat, State};
use crate::verbs::{coins, goods, torture};
use tabletop::{RuleId, Seat};

/// Goods as long as there are any (events.dues.must-if-able), then one thing for each missing point; coins
/// do not help (events.dues.shortfall-torture).
pub(super) fn owe(state: &mut State, seat: Seat, owed: u8, log: &mut Log) {
    if owed == 0 {
        return;
    }
    if state.mat(seat).n_goods() > 0 || pays_coins(state, seat) {
        ask(state, seat, HappeningAsk::Dues { owed });
    } else {
        log.push(Event::Happening(HappeningEvent::MustGiveUp(seat, owed)));
        torture::ask(state, seat, owed, log);
    }
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    goods::offer_any(state.mat(seat), out);
    if pays_coins(state, seat) {
        out.push(Move::PayCoins(1));
    }
}

/// Whether goods and coins together are worth that much.
pub(super) fn can_pay(mat: &Mat, facts: &EventFacts) -> bool {
    let coins = if facts.in_kind { 0 } else { mat.coins };
    goods::worth(mat) + u16::from(mat.on_tiles.bread) + coins >= facts.amount.into()
}

/// Whether a coin is worth a point here, and one is there.
fn pays_coins(state: &State, seat: Seat) -> bool {
    state.mat(seat).coins > 0 && state.happening().is_some_and(|facts| !facts.in_kind)
}

/// No change is given; bread counts like grain (events.goods.bread-value).
pub(super) fn answer(state: &mut State, seat: Seat, owed: u8, mv: Move, log: &mut Log) {
    let worth = |good: Good| components().counts.goods_points[good.index()];
    let given = match mv {
        Move::PayCoins(number) => number,
        Move::GiveGood(good) => worth(good),
        _ => worth(Good::Grain),
    };
    match mv {
        Move::PayCoins(number) => coins::spend(state, seat, number.into(), log),
        _ => goods::pay_any(state, seat, mv, log),
    }
    owe(state, seat, owed.saturating_sub(given), log);
}

pub(super) fn why_not(state: &State, mv: Move) -> RuleId {
    if state.happening().is_some_and(|facts| !facts.in_kind) {
        return rule(state);
    }
    RuleId(match mv {
        Move::GiveGood(_) | Move::GiveBread => "events.dues.goods",
        Move::PayCoins(_) => "events.dues.shortfall-torture",
        _ => "events.dues.must-if-able",
    })
}
