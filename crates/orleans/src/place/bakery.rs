//! Bakery: pay 2 coins and turn 1 to 3 own grain into bread (places.bakery.bake).

use crate::ask::{Ask, Move, Offer};
use crate::components::Good;
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::coins;
use tabletop::{RuleId, Seat};

const PRICE: u16 = 2;
const MOST: u8 = 3;
/// What a refused answer cites.
pub(crate) const WHY_NOT: RuleId = RuleId("places.bakery.bake");

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    let mat = state.mat(seat);
    if mat.coins < PRICE {
        Some(RuleId("base.actions.voluntary-cost"))
    } else {
        (mat.good(Good::Grain) == 0).then_some(RuleId("places.bakery.bake"))
    }
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Bakery)]);
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend((1..=MOST.min(state.mat(seat).good(Good::Grain))).map(Move::Bake));
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Bake(number) = mv {
        coins::spend(state, seat, PRICE, log);
        let mat = state.mat_mut(seat);
        (0..number).for_each(|_| mat.lose_good(Good::Grain));
        mat.on_tiles.bread += number;
        log.push(Event::Baked(seat, number));
    }
}
