//! Quarry: build in any town, for 2 coins and 2 more per route of distance (places.quarry.build,
//! places.quarry.price).

use crate::ask::{Ask, Move, Offer};
use crate::components::{Town, components};
use crate::event::Log;
use crate::flow::Frame;
use crate::modules;
use crate::state::State;
use crate::verbs::{build, coins};
use tabletop::{RuleId, Seat};

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    if sites(state, seat).next().is_some() {
        None
    } else if state.mat(seat).stations_left == 0 {
        Some(RuleId("base.guildhall.stations-limited"))
    } else {
        Some(RuleId("base.actions.voluntary-cost"))
    }
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Quarry)]);
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(sites(state, seat).map(Move::BuildIn));
}

/// The merchant does not move.
pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::BuildIn(town) = mv {
        let price = price(state, seat, town);
        coins::spend(state, seat, price, log);
        build::build(state, seat, town, log);
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    match mv {
        Move::BuildIn(town) => build::forbids(state, seat, town).or(Some(RuleId("places.quarry.price"))),
        _ => Some(RuleId("places.quarry.build")),
    }
}

/// Towns free to build in, Orléans with its own rule (places.quarry.orleans), that can be paid for.
fn sites(state: &State, seat: Seat) -> impl Iterator<Item = Town> {
    let possible = move |town: &Town| {
        build::forbids(state, seat, *town).is_none()
            && price(state, seat, *town) + modules::building_fee(state) <= state.mat(seat).coins
    };
    Town::ALL.iter().copied().filter(possible)
}

/// The smallest number of routes counts (places.quarry.distance).
fn price(state: &State, seat: Seat, town: Town) -> u16 {
    2 + 2 * u16::from(components().distance(state.mat(seat).merchant, town))
}
