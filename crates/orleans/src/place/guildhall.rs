//! Guildhall: build a trading station in the merchant's town (base.guildhall.build).

use crate::event::Log;
use crate::state::State;
use crate::verbs::build;
use tabletop::{RuleId, Seat};

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    build::forbids(state, seat, state.mat(seat).merchant)
}

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    let town = state.mat(seat).merchant;
    build::build(state, seat, town, log);
}
