//! Tinkerer's Wagon: up to as many towns as the die shows, without goods; 6 gives a coin
//! (places.tinkerers-wagon.roll).

use crate::ask::{Ask, Move, Offer};
use crate::components::{By, Town};
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

pub(crate) fn why_not(state: &State, mv: Move) -> RuleId {
    match mv {
        Move::GoTo(_) => happening::forbids_journey(state, By::Road).unwrap_or(WHY_NOT),
        _ => WHY_NOT,
    }
}

const WHY_NOT: RuleId = RuleId("places.tinkerers-wagon.roll");
