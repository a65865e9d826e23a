//! Court: move another player's merchant along one route, for a coin to that player
//! (places.court.move, places.court.compensation).

use crate::ask::{Ask, Move, Offer};
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::coins;
use crate::verbs::travel::{self, Means};
use tabletop::{RuleId, Seat};

const PRICE: u16 = 1;

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    (state.mat(seat).coins < PRICE).then_some(RuleId("places.court.compensation"))
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Court)]);
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    for victim in (0..state.setup.players).map(Seat).filter(|&victim| victim != seat) {
        let from = state.mat(victim).merchant;
        travel::journeys(state, from, Means::Either, |to, by, take| out.push(Move::Displace { victim, to, by, take }));
    }
}

/// The good goes to the user, the coin to the one who was moved.
pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    let Move::Displace { victim, to, by, take } = mv else { return };
    let from = state.mat(victim).merchant;
    coins::spend(state, seat, PRICE, log);
    coins::gain(state, victim, PRICE, log);
    travel::put_merchant(state, victim, to);
    log.push(Event::Displaced { seat, victim, to, by });
    feat::done(state, victim, Feat::Displaced, log);
    if let Some(route) = travel::route(from, to, by) {
        travel::collect(state, seat, route, take, log);
    }
}

pub(crate) fn why_not(mv: Move) -> Option<RuleId> {
    matches!(mv, Move::Displace { .. } | Move::Decline | Move::Travel { .. }).then_some(RuleId("places.court.move"))
}
