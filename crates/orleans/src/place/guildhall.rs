//! Guildhall: build a trading station in the merchant's town (base.guildhall.build).

use super::tavern;
use crate::components::Place;
use crate::event::Log;
use crate::flow::{Frame, Step};
use crate::state::State;
use crate::verbs::build;
use tabletop::{RuleId, Seat};

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    let town = state.mat(seat).merchant;
    build::forbids(state, seat, town).filter(|_| !tavern::opens(state, seat, town))
}

/// In a town taken by others the Tavern joins in, and its follower returns as well
/// (places.tavern.followers).
pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    let town = state.mat(seat).merchant;
    if build::forbids(state, seat, town).is_some() {
        state.then([Frame::Do(Step::Return { seat, place: Place::Tavern })]);
    }
    build::build(state, seat, town, log);
}
