//! Sacristy: a monk on it may be returned to the bag instead of following an unpleasant event
//! (places.sacristy.shield). The whole event is cancelled (places.sacristy.whole-event).

use crate::components::Place;
use crate::state::State;
use tabletop::Seat;

/// Whether the player can use it: the tile is owned and its monk is there.
pub(crate) fn is_ready(state: &State, seat: Seat) -> bool {
    state.owns(seat, Place::Sacristy) && state.mat(seat).board.at(Place::Sacristy).next().is_some()
}
