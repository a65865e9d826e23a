//! What bots advise, as the server tells it.

use server::wire::{Gain, Hint};

/// The same advice with its reason in words.
pub(crate) fn told<M>(hint: bots::Hint<M>) -> Hint<M> {
    let reason = hint.reason.to_string();
    let gains = hint.reason.gains.iter().map(|gain| Gain { what: gain.what.into(), by: gain.by }).collect();
    Hint { moves: hint.moves, worth: hint.worth, expected: hint.expected, reason, gains }
}
