//! Harvest: food that is there must be given; coins pay only for what is missing
//! (events.harvest-a.food, events.harvest-b.food, events.harvest-d.two-food).

use super::{TradeEventsAsk, ask, current};
use crate::ask::{Move, Offer};
use crate::components::Letter;
use crate::event::Log;
use crate::event_tile::harvest;
use crate::state::State;
use crate::verbs::{coins, goods};
use tabletop::Seat;

pub(super) fn owe(state: &mut State, seat: Seat, owed: u8, log: &mut Log) {
    if owed == 0 {
        return;
    }
    if harvest::has_food(state.mat(seat)) {
        ask(state, seat, TradeEventsAsk::Harvest { owed });
    } else {
        coins::must_pay(state, seat, u16::from(owed) * u16::from(harvest::PRICE), log);
    }
}

/// Bread is food, too (events.goods.bread-value).
pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let mat = state.mat(seat);
    out.extend(harvest::food(mat).map(Move::Feed));
    if mat.on_tiles.bread > 0 {
        out.push(Move::FeedBread);
    }
}

/// It goes back to the supply (events.goods.return-to-supply).
pub(super) fn answer(state: &mut State, seat: Seat, owed: u8, mv: Move, log: &mut Log) {
    match mv {
        Move::Feed(good) => goods::give_back(state, seat, good, log),
        _ => goods::give_back_bread(state, seat, log),
    }
    owe(state, seat, owed - 1, log);
}

pub(super) fn why_not(state: &State) -> &'static str {
    match current(state).and_then(|tile| tile.letter) {
        Some(Letter::D) => "events.harvest-d.two-food",
        Some(Letter::B) => "events.harvest-b.food",
        _ => "events.harvest-a.food",
    }
}
