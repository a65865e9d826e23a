//! Black Market: two own goods of one kind for one of another kind (places.black-market.swap).

use crate::ask::{Ask, Move, Offer};
use crate::components::Good;
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::goods;
use tabletop::{RuleId, Seat};

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    let has_pair = state.mat(seat).goods.iter().any(|&count| count >= 2);
    swaps(state, seat).next().is_none().then_some(RuleId(match has_pair {
        true => "places.black-market.stock",
        false => "places.black-market.swap",
    }))
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::BlackMarket)]);
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(swaps(state, seat));
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Swap { give, take } = mv {
        goods::give_back(state, seat, give, log);
        goods::give_back(state, seat, give, log);
        goods::gain(state, seat, take, log);
    }
}

pub(crate) fn why_not(state: &State, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Swap { take, .. } if !goods::in_stock(state, take) => Some(RuleId("places.black-market.stock")),
        _ => Some(RuleId("places.black-market.swap")),
    }
}

fn swaps(state: &State, seat: Seat) -> impl Iterator<Item = Move> {
    let pairs = Good::ALL.iter().filter(move |&&give| state.mat(seat).good(give) >= 2);
    pairs.flat_map(move |&give| {
        let others = Good::ALL.iter().filter(move |&&take| take != give && goods::in_stock(state, take));
        others.map(move |&take| Move::Swap { give, take })
    })
}
