//! Thumb rules for expansions.

pub(super) mod boards;
mod bribe;
mod events;
mod intrigue;
pub(super) mod orders;
mod trade_deeds;

use super::best;
use super::look::Look;
use orleans::{Ask, Module, Move, ToursMove};

const DELIVER: Move = Move::Tours(ToursMove::Deliver);

/// The free answer that wins a scenario, where it can be given.
pub(super) fn wins(look: &Look<'_>, options: &[Move]) -> Option<Move> {
    let may_win = look.view.setup.modules.contains(Module::Tours) && options.contains(&DELIVER);
    may_win.then_some(DELIVER)
}

/// The answer to a question of an expansion.
pub(super) fn answer(look: &Look<'_>, ask: Ask, options: &[Move]) -> Option<Move> {
    match ask {
        Ask::Orders(_) => Some(best(look, options, |mv| orders::deliver(look, mv))),
        Ask::TradeDeeds(ask) => Some(trade_deeds::answer(look, ask, options)),
        Ask::Happening(ask) => Some(events::answer(look, ask, options)),
        Ask::Intrigue(ask) => Some(intrigue::answer(look, ask, options)),
        _ => None,
    }
}
