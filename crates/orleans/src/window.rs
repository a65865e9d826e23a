//! Windows: moments in which free answers may be given, which use no turn.

use crate::ask::{Ask, Move, Offer};
use crate::event::Log;
use crate::flow::{Frame, Step};
use crate::modules;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// When a free answer is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// While planning, beside placing followers.
    Planning,
    /// On the own turn, beside using a place and passing.
    Turn,
    /// Right after an own action.
    AfterAction,
    /// Before the event of the round reaches the player.
    BeforeEvent,
    /// After the event of the round.
    AfterEvent,
}

/// Opens a window that is no part of another question, if there is something to answer or there could be.
pub(crate) fn open(state: &mut State, seat: Seat, window: Window) {
    if modules::opens(state, seat, window) {
        state.then([Frame::Ask(seat, Ask::Free(window))]);
    }
}

/// What may be answered freely, or nothing of it.
pub(crate) fn options(state: &State, seat: Seat, window: Window, out: &mut impl Offer) {
    modules::free_options(state, seat, window, out);
    out.push(Move::Decline);
}

/// Carries the answer out; the window stays open as long as there is more to answer.
pub(crate) fn answer(state: &mut State, seat: Seat, window: Window, mv: Move, log: &mut Log) {
    if mv != Move::Decline {
        state.then([Frame::Do(Step::Window { seat, window })]);
        modules::free_answer(state, seat, mv, log);
    }
}
