//! Tinkerer's Wagon: up to as many towns as the die shows, without goods; 6 gives a coin
//! (places.tinkerers-wagon.roll).

use crate::ask::{Ask, Move, Offer};
use crate::components::{Town, components};
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::{coins, die};
use tabletop::Seat;

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    match die::roll(state, seat, log) {
        6 => coins::gain(state, seat, 1, log),
        most => state.then([Frame::Ask(seat, Ask::TinkerersWagon { most })]),
    }
}

/// Roads and waterways may be mixed, and the merchant may stay.
pub(crate) fn options(state: &State, seat: Seat, most: u8, out: &mut impl Offer) {
    let here = state.mat(seat).merchant;
    let near = |town: &&Town| (1..=most).contains(&components().distance(here, **town));
    out.extend(Town::ALL.iter().filter(near).map(|&town| Move::GoTo(town)));
    out.push(Move::Decline);
}
