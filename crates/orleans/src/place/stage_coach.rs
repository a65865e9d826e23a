//! Stage Coach: for 3 coins along one road or waterway, with a good (places.stage-coach.move).

use crate::event::Log;
use crate::state::State;
use crate::verbs::coins;
use crate::verbs::travel::{self, Means};
use tabletop::{RuleId, Seat};

const PRICE: u16 = 3;

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    match state.mat(seat).coins < PRICE {
        true => Some(RuleId("base.actions.voluntary-cost")),
        false => travel::forbids(state, seat, Means::Either),
    }
}

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    coins::spend(state, seat, PRICE, log);
    travel::ask(state, seat, Means::Either);
}
