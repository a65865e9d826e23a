//! The covered Scriptorium: a development point, or another Structure card (prosperity.scriptorium.two-actions).

use super::cards;
use super::types::{ProsperityAsk, ProsperityMove};
use crate::ask::{Ask, Move, Offer};
use crate::components::{Place, components};
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::develop;
use tabletop::{RuleId, Seat};

const EXCHANGE: Move = Move::Prosperity(ProsperityMove::Exchange);

/// The end of the track closes the point, not the exchange (prosperity.scriptorium.track-end); that needs a card in
/// the pile (prosperity.scriptorium.exchange-empty).
pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    let nothing = develop::at_end(state.mat(seat)) && !cards::is_left(state);
    nothing.then_some(RuleId("prosperity.scriptorium.exchange-empty"))
}

/// Where only one of the two is possible nothing is asked.
pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    match (develop::at_end(state.mat(seat)), cards::is_left(state)) {
        (false, true) => state.then([Frame::Ask(seat, Ask::Prosperity(ProsperityAsk::Scriptorium))]),
        (true, _) => cards::draw(state, seat, log),
        (false, false) => develop_once(state, seat, log),
    }
}

pub(super) fn options(out: &mut impl Offer) {
    out.extend([Move::Develop, EXCHANGE]);
}

pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        EXCHANGE => cards::draw(state, seat, log),
        _ => develop_once(state, seat, log),
    }
}

/// What the printed place gives.
fn develop_once(state: &mut State, seat: Seat, log: &mut Log) {
    let points = components().place(Place::Scriptorium).effect.map_or(0, |effect| effect.develop);
    develop::develop(state, seat, points, log);
}
