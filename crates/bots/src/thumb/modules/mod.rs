//! Thumb rules for expansions.

pub(super) mod boards;
mod bribe;
mod events;
mod intrigue;
pub(super) mod orders;
mod trade_deeds;

use super::best;
use super::sight::Sight;
use orleans::{Ask, Move};

/// The answer to a question of an expansion.
pub(super) fn answer(sight: &Sight<'_>, ask: Ask, options: &[Move]) -> Option<Move> {
    match ask {
        Ask::Orders(_) => Some(best(sight, options, |mv| orders::deliver(sight, mv))),
        Ask::TradeDeeds(ask) => Some(trade_deeds::answer(sight, ask, options)),
        Ask::Happening(ask) => Some(events::answer(sight, ask, options)),
        Ask::Intrigue(ask) => Some(intrigue::answer(sight, ask, options)),
        _ => None,
    }
}
