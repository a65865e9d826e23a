//! Ballroom: buy a place tile, 2 coins for category I and 3 for category II (places.ballroom.buy).
//! The Traders track does not matter (places.ballroom.no-track).

use crate::ask::{Ask, Move, Offer};
use crate::components::{Category, Place, components};
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::{coins, tile};
use tabletop::{RuleId, Seat};

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    if state.table.tiles.is_empty() {
        return Some(RuleId("places.ballroom.buy"));
    }
    let affordable = state.table.tiles.iter().any(|place| price(place) <= state.mat(seat).coins);
    (!affordable).then_some(RuleId("base.actions.voluntary-cost"))
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Ballroom)]);
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let affordable = |place: &Place| price(*place) <= state.mat(seat).coins;
    out.extend(state.table.tiles.iter().filter(affordable).map(Move::Tile));
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Tile(place) = mv {
        coins::spend(state, seat, price(place), log);
        tile::take(state, seat, place, log);
    }
}

pub(crate) fn why_not(state: &State, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Tile(place) if state.table.tiles.contains(place) => Some(RuleId("base.actions.voluntary-cost")),
        _ => Some(RuleId("places.ballroom.buy")),
    }
}

fn price(place: Place) -> u16 {
    match components().category(place) {
        Some(Category::I) => 2,
        _ => 3,
    }
}
