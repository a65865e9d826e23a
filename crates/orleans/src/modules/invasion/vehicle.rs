//! Vehicle: up to three goods to the City or to one other player (invasion.action.vehicle).

use super::citizens;
use super::pieces::{city, city_mut, needs};
use super::types::{InvasionAsk, InvasionEvent, InvasionMove, Receiver};
use crate::ask::{Ask, Move, Offer, has_option};
use crate::components::{Achievement, Good};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// How many goods one action sends at most.
const MOST: u8 = 3;

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    (!has_option(|out| goods(state, seat, None, out))).then_some(RuleId("invasion.action.vehicle"))
}

pub(super) fn start(state: &mut State, seat: Seat) {
    ask(state, seat, None, MOST);
}

fn ask(state: &mut State, seat: Seat, to: Option<Receiver>, left: u8) {
    if left > 0 && has_option(|out| goods(state, seat, to, out)) {
        state.then([Frame::Ask(seat, Ask::Invasion(InvasionAsk::Vehicle { to, left }))]);
    }
}

/// After the first good its destination is the only one (invasion.action.vehicle-one-destination).
pub(super) fn options(state: &State, seat: Seat, to: Option<Receiver>, out: &mut impl Offer) {
    goods(state, seat, to, out);
    if to.is_some() {
        out.push(Move::Decline);
    }
}

fn goods(state: &State, seat: Seat, to: Option<Receiver>, out: &mut impl Offer) {
    let others = (0..state.setup.players).map(Seat).filter(|&other| other != seat).map(Receiver::Player);
    let receivers = [Receiver::City].into_iter().chain(others).filter(|&receiver| to.is_none_or(|to| to == receiver));
    for receiver in receivers {
        let wanted = |good: &&Good| receiver != Receiver::City || has_room(state, **good);
        let own = Good::ALL.iter().filter(|good| state.mat(seat).good(**good) > 0).filter(wanted);
        out.extend(own.map(|&good| Move::Invasion(InvasionMove::SendGood { good, to: receiver })));
    }
}

/// The City takes no more than it needs (invasion.action.no-overfill): food goes to the Warehouse, fabrics to the
/// Clothing Store (invasion.action.vehicle-city-split).
fn has_room(state: &State, good: Good) -> bool {
    city(&state.table).goods[good.index()] < needs(&state.setup).goods[good.index()]
}

/// What was sent cannot be refused (invasion.action.gift-accepted).
pub(super) fn answer(state: &mut State, seat: Seat, left: u8, mv: Move, log: &mut Log) {
    let Move::Invasion(InvasionMove::SendGood { good, to }) = mv else { return };
    state.mat_mut(seat).lose_good(good);
    match to {
        Receiver::City => city_mut(state).goods[good.index()] += 1,
        Receiver::Player(partner) => state.mat_mut(partner).goods[good.index()] += 1,
    }
    log.push(Event::Invasion(InvasionEvent::SentGood { seat, good, to }));
    citizens::complete(state, seat, Achievement::ClothingStore, log);
    ask(state, seat, Some(to), left - 1);
}

pub(super) fn why_not(state: &State, to: Option<Receiver>, mv: Move) -> Option<RuleId> {
    Some(RuleId(match mv {
        Move::Invasion(InvasionMove::SendGood { to: other, .. }) if to.is_some_and(|to| to != other) => {
            "invasion.action.vehicle-one-destination"
        }
        Move::Invasion(InvasionMove::SendGood { good, to: Receiver::City }) if !has_room(state, good) => {
            "invasion.action.no-overfill"
        }
        _ => "invasion.action.vehicle",
    }))
}
