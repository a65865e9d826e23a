//! Market Day: goods may be bought at the printed prices, and none be sold (prosperity.event.market-day).

use super::asks::{HappeningAsk, ask};
use crate::ask::{Move, Offer};
use crate::components::{Good, components};
use crate::event::Log;
use crate::state::State;
use crate::verbs::{coins, goods};
use tabletop::Seat;

/// Asks for the next good, as long as one is in stock that can be paid.
pub(super) fn offer(state: &mut State, seat: Seat, left: u8) {
    if left > 0 && on_sale(state, seat).next().is_some() {
        ask(state, seat, HappeningAsk::MarketDay { left });
    }
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(on_sale(state, seat).map(Move::Buy));
    out.push(Move::Decline);
}

pub(super) fn answer(state: &mut State, seat: Seat, left: u8, mv: Move, log: &mut Log) {
    if let Move::Buy(good) = mv {
        coins::spend(state, seat, price(good), log);
        goods::gain(state, seat, good, log);
        offer(state, seat, left - 1);
    }
}

fn on_sale(state: &State, seat: Seat) -> impl Iterator<Item = Good> {
    let coins = state.mat(seat).coins;
    Good::ALL.iter().copied().filter(move |&good| goods::in_stock(state, good) && coins >= price(good))
}

fn price(good: Good) -> u16 {
    components().prosperity.prices[good.index()].into()
}
