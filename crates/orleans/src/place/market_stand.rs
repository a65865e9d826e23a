//! Market Stand: buy or sell at most 2 goods at their point value (places.market-stand.trade).

use crate::ask::{Ask, Move, Offer};
use crate::components::{Good, components};
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::{coins, goods};
use tabletop::{RuleId, Seat};

const MOST: u8 = 2;

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    trades(state, seat).next().is_none().then_some(RuleId("places.market-stand.trade"))
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::MarketStand { left: MOST })]);
}

pub(crate) fn options(state: &State, seat: Seat, left: u8, out: &mut impl Offer) {
    out.extend(trades(state, seat));
    if left < MOST {
        out.push(Move::Decline);
    }
}

pub(crate) fn answer(state: &mut State, seat: Seat, left: u8, mv: Move, log: &mut Log) {
    match mv {
        Move::Buy(good) => {
            coins::spend(state, seat, price(good), log);
            goods::gain(state, seat, good, log);
        }
        Move::Sell(good) => {
            goods::give_back(state, seat, good, log);
            coins::gain(state, seat, price(good), log);
        }
        _ => return,
    }
    if left > 1 && trades(state, seat).next().is_some() {
        state.then([Frame::Ask(seat, Ask::MarketStand { left: left - 1 })]);
    }
}

pub(crate) fn why_not(state: &State, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Buy(good) if !goods::in_stock(state, good) => Some(RuleId("places.market-stand.stock")),
        Move::Buy(_) => Some(RuleId("base.actions.voluntary-cost")),
        _ => Some(RuleId("places.market-stand.trade")),
    }
}

fn trades(state: &State, seat: Seat) -> impl Iterator<Item = Move> {
    let mat = state.mat(seat);
    let buys = |good: &&Good| goods::in_stock(state, **good) && price(**good) <= mat.coins;
    let sells = |good: &&Good| mat.good(**good) > 0;
    let bought = Good::ALL.iter().filter(buys).map(|&good| Move::Buy(good));
    bought.chain(Good::ALL.iter().filter(sells).map(|&good| Move::Sell(good)))
}

fn price(good: Good) -> u16 {
    components().counts.goods_points[good.index()].into()
}
