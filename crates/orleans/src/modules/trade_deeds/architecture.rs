//! Architecture: whoever completes it may build where the merchant stands (trade.architecture.build).

use super::{TradeDeedsAsk, ask};
use crate::components::{Place, Town};
use crate::event::Log;
use crate::state::State;
use crate::verbs::build;
use tabletop::Seat;

pub(super) fn offer(state: &mut State, seat: Seat) {
    let town = state.mat(seat).merchant;
    if build::forbids(state, seat, town).is_none() || tavern_opens(state, seat, town) {
        ask(state, seat, TradeDeedsAsk::Architecture);
    }
}

/// Here the Tavern needs no follower (trade.architecture.tavern).
fn tavern_opens(state: &State, seat: Seat, town: Town) -> bool {
    let mat = state.mat(seat);
    mat.places.contains(Place::Tavern) && mat.stations_left > 0 && !mat.stations.contains(town)
}

/// No other tile has a part in it (trade.architecture.no-other-tiles).
pub(super) fn build(state: &mut State, seat: Seat, town: Town, log: &mut Log) {
    build::put(state, seat, town, log);
}
