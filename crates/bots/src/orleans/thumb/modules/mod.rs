//! Thumb rules for expansions.

pub(super) mod alone;
pub(super) mod boards;
mod bribe;
pub(super) mod duel;
pub(super) mod earning;
mod events;
pub(super) mod indulgences;
mod intrigue;
pub(super) mod invasion;
pub(super) mod orders;
pub(super) mod plague;
pub(super) mod prosperity;
mod trade_deeds;

use super::look::Look;
use super::{best, pay};
use orleans::{Ask, DignitaryMove, Module, Move};

/// The free answer that fulfils a task of a scenario or comes nearer to it, where one can be given.
pub(super) fn wins(look: &Look<'_>, options: &[Move]) -> Option<Move> {
    let is_task = |mv: &&Move| matches!(mv, Move::Tours(_) | Move::Vierzon(_) | Move::Salesman(_) | Move::Duel(_));
    let may_win = look.view.setup.players == 1 || look.view.setup.modules.contains(Module::Duel);
    may_win.then(|| options.iter().find(is_task).copied()).flatten().or_else(|| prosperity::lay(look, options))
}

/// The answer to a question of an expansion.
pub(super) fn answer(look: &Look<'_>, ask: Ask, options: &[Move]) -> Option<Move> {
    match ask {
        Ask::Orders(_) => Some(best(look, options, |mv| orders::deliver(look, mv))),
        Ask::TradeDeeds(ask) => Some(trade_deeds::answer(look, ask, options)),
        Ask::Happening(ask) => Some(events::answer(look, ask, options)),
        Ask::Dignitary(_) => Some(Move::Dignitary(DignitaryMove::LayOutUsual)),
        // No change is given, and small goods are missed least.
        Ask::Vierzon(_) => Some(best(look, options, |mv| -pay::loss(look, mv))),
        Ask::Duel(ask) => Some(duel::answer(look, ask, options)),
        Ask::SharedHouse => Some(best(look, options, |mv| duel::bonus(look, mv))),
        Ask::Plague(ask) => Some(plague::answer(look, ask, options)),
        Ask::Free(_) if look.view.setup.modules.contains(Module::Plague) => plague::free(options),
        Ask::Prosperity(ask) => Some(prosperity::answer(look, ask, options)),
        // Whatever would complete something has been laid already.
        Ask::Free(_) if look.view.setup.modules.contains(Module::Prosperity) => Some(Move::Decline),
        Ask::Invasion(ask) => Some(invasion::answer(look, ask, options)),
        Ask::Intrigue(ask) => Some(intrigue::answer(look, ask, options)),
        _ => earning::answer(look, ask, options),
    }
}
