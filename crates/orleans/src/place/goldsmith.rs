//! Goldsmith: pay a good and advance as many spaces as stations are built (places.goldsmith.effect).

use crate::ask::{Ask, Move, Offer};
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::{develop, goods};
use tabletop::{RuleId, Seat};

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    let mat = state.mat(seat);
    if develop::at_end(mat) {
        Some(RuleId("base.development.end-closes-pure-actions"))
    } else if mat.n_goods() == 0 {
        Some(RuleId("base.actions.voluntary-cost"))
    } else {
        (mat.n_stations() == 0).then_some(RuleId("places.goldsmith.effect"))
    }
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Goldsmith)]);
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    goods::offer_any(state.mat(seat), out);
}

/// What a refused answer cites.
pub(crate) const WHY_NOT: RuleId = RuleId("places.goldsmith.effect");

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    goods::pay_any(state, seat, mv, log);
    let steps = state.mat(seat).n_stations();
    develop::develop(state, seat, steps, log);
}
