//! The Intrigue board.

use crate::components::Character;
use crate::event::Log;
use crate::state::State;
use tabletop::Seat;

pub(super) fn place(_state: &mut State, _seat: Seat, _character: Character, _log: &mut Log) {}

pub(super) fn complete(_state: &mut State, _seat: Seat, _character: Character, _log: &mut Log) {}
