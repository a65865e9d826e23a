//! Tinkerer's Wagon: up to as many towns as the die shows, without goods; 6 gives a coin
//! (places.tinkerers-wagon.roll).

use crate::ask::{Ask, Move, Offer};
use crate::components::{By, Town, components};
use crate::event::Log;
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

/// A town that the pips would reach is too far only because the roads are closed.
pub(crate) fn why_not(state: &State, seat: Seat, most: u8, mv: Move) -> RuleId {
    let distance = |town: Town| components().distance(state.mat(seat).merchant, town);
    let closed = match mv {
        Move::GoTo(town) if (1..=most).contains(&distance(town)) => happening::forbids_journey(state, By::Road),
        _ => None,
    };
    closed.unwrap_or(RuleId("places.tinkerers-wagon.roll"))
}
