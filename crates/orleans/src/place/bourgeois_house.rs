//! Bourgeois House: 5 coins, a good, a journey along one route, or 3 development spaces
//! (places.bourgeois-house.choice).

use crate::ask::{Ask, Move, Offer};
use crate::components::Good;
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::travel::{self, Means};
use crate::verbs::{coins, develop, goods};
use tabletop::{RuleId, Seat};

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::BourgeoisHouse)]);
}

/// Any good in stock; the journey may collect (places.bourgeois-house.good-and-move), if there is an open way.
pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.push(Move::Coin);
    out.extend(Good::ALL.iter().filter(|&&good| goods::in_stock(state, good)).map(|&good| Move::TakeGood(good)));
    if travel::forbids(state, seat, Means::Either).is_none() {
        out.push(Move::SetOut);
    }
    if !develop::at_end(state.mat(seat)) {
        out.push(Move::Develop);
    }
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::TakeGood(good) => goods::gain(state, seat, good, log),
        Move::SetOut => travel::ask(state, seat, Means::Either),
        Move::Develop => develop::develop(state, seat, 3, log),
        _ => coins::gain(state, seat, 5, log),
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    Some(RuleId(match mv {
        Move::SetOut => return travel::forbids(state, seat, Means::Either),
        Move::TakeGood(_) => "places.bourgeois-house.good-and-move",
        Move::Develop => "base.development.end-closes-pure-actions",
        _ => "places.bourgeois-house.choice",
    }))
}
