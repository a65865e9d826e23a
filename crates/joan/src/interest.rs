//! What an eager random player is drawn to: using what it has before the turn ends, and rare things before common ones.

use crate::moves::{Act, Move};
use crate::state::State;

/// The weight of a legal move in eager random play.
pub(crate) fn interest(state: &State, mv: Move) -> u32 {
    match mv {
        Move::Take(_) => 20,
        Move::Recruit { .. } => 2,
        Move::Do { act, .. } => match act {
            Act::Station(_) => 60,
            Act::Acquire { .. } | Act::Use(_) => 40,
            Act::Deed { .. } => 30,
            Act::Route(_) | Act::Point => 20,
            Act::Good(_) | Act::Coin(_) | Act::Shield => 10,
        },
        Move::EndTurn if state.turn.action.is_some() || !state.turn.bonuses.is_empty() => 1,
        Move::EndTurn | Move::Pay(_) | Move::Keep | Move::Replace { .. } => 4,
    }
}
