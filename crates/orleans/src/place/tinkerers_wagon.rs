//! Tinkerer's Wagon: up to as many towns as the die shows, without goods; 6 gives a coin
//! (places.tinkerers-wagon.roll).

use super::episcopal_see;
use crate::ask::{Ask, Move, Offer};
use crate::components::{By, Town, TownSet, components};
use crate::event::Log;
use crate::feat::{self, Feat};
use crate::flow::Frame;
use crate::happening;
use crate::state::State;
use crate::verbs::{coins, die, travel};
use tabletop::{RuleId, Seat};

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    match die::roll(state, seat, log) {
        6 => coins::gain(state, seat, 1, log),
        most => state.then([Frame::Ask(seat, Ask::TinkerersWagon { most })]),
    }
}

/// Roads and waterways may be mixed, and the merchant may stay.
pub(crate) fn options(state: &State, seat: Seat, most: u8, out: &mut impl Offer) {
    let here = state.mat(seat).merchant;
    let near = travel::within(state, here, most);
    out.extend(Town::ALL.iter().filter(|&&town| town != here && near.contains(town)).map(|&town| Move::GoTo(town)));
    out.push(Move::Decline);
}

/// The merchant goes from town to town: whatever lies on a way that the pips allow was passed.
pub(crate) fn answer(state: &mut State, seat: Seat, most: u8, mv: Move, log: &mut Log) {
    let Move::GoTo(to) = mv else { return };
    let from = state.mat(seat).merchant;
    let on_the_way = |pips: u8| travel::within(state, from, pips) & travel::within(state, to, most - pips);
    let passed = (1..most).fold(TownSet::EMPTY, |passed, pips| passed | on_the_way(pips));
    episcopal_see::answer(state, seat, mv, log);
    for town in passed.iter().filter(|&town| town != from && town != to) {
        feat::done(state, seat, Feat::Passed(town), log);
    }
}

/// A town that the pips would reach is too far only because the roads are closed.
pub(crate) fn why_not(state: &State, seat: Seat, most: u8, mv: Move) -> RuleId {
    let distance = |town: Town| components().distance(state.mat(seat).merchant, town);
    let closed = match mv {
        Move::GoTo(town) if (1..=most).contains(&distance(town)) => happening::forbids_journey(state, By::Road),
        _ => None,
    };
    closed.unwrap_or(RuleId("places.tinkerers-wagon.roll"))
}
