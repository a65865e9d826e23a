//! Robbery: goods worth so many points, or an own tower (invasion.event.robbery).

use super::pieces::on;
use super::types::{InvasionAsk, InvasionMove};
use super::{end, towers};
use crate::ask::{Ask, Move, Offer};
use crate::components::{Good, components};
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::goods;
use tabletop::{RuleId, Seat};

/// Who has neither loses the game for all (invasion.event.robbery-loss).
pub(super) fn suffer(state: &mut State, seat: Seat, owed: u8, log: &mut Log) {
    match can_pay(state, seat, owed) {
        true => ask(state, seat, owed),
        false => end::lose(state, Some(seat), RuleId("invasion.event.robbery-loss"), log),
    }
}

pub(super) fn can_pay(state: &State, seat: Seat, owed: u8) -> bool {
    let mat = state.mat(seat);
    goods::worth(mat) >= owed.into() || !on(mat).towers.is_empty()
}

fn ask(state: &mut State, seat: Seat, owed: u8) {
    state.then([Frame::Ask(seat, Ask::Invasion(InvasionAsk::Robbery { owed }))]);
}

/// Goods where they are worth enough, one after the other, or a tower instead of all of them.
pub(super) fn options(state: &State, seat: Seat, owed: u8, out: &mut impl Offer) {
    let mat = state.mat(seat);
    if goods::worth(mat) >= owed.into() {
        out.extend(Good::ALL.iter().filter(|&&good| mat.good(good) > 0).map(|&good| Move::GiveGood(good)));
    }
    if state.happening().is_some_and(|facts| facts.amount == owed) {
        out.extend(on(mat).towers.iter().map(|town| Move::Invasion(InvasionMove::Destroy(town))));
    }
}

/// No change is given.
pub(super) fn answer(state: &mut State, seat: Seat, owed: u8, mv: Move, log: &mut Log) {
    match mv {
        Move::GiveGood(good) => {
            goods::give_back(state, seat, good, log);
            let left = owed.saturating_sub(components().counts.goods_points[good.index()]);
            if left > 0 {
                ask(state, seat, left);
            }
        }
        Move::Invasion(InvasionMove::Destroy(town)) => towers::destroy(state, seat, town, log),
        _ => {}
    }
}
