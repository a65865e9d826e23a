//! Looking ahead: possible worlds behind a view, played on and valued.

mod judge;
mod plans;
mod world;
mod worlds;

use crate::orleans::value::plays_out;
pub(crate) use judge::{Effort, Judge};
use orleans::{Ask, Setup};
pub(crate) use plans::{Idea, ideas};
pub(crate) use worlds::{Choice, foresee, try_out};

/// Whether trying out pays in this system: where games are played on to their end thumb rules decide the order of actions.
pub(crate) fn is_searched(setup: &Setup, ask: Ask) -> bool {
    let is_big =
        || matches!(ask, Ask::Plan | Ask::Village | Ask::Tile { .. } | Ask::Travel(_) | Ask::MarketStand { .. });
    matters(ask) && (!plays_out(setup) || is_big())
}

/// Whether trying out pays: dues, and what hardly ever has two good answers, are left to thumb rules.
pub(crate) fn matters(ask: Ask) -> bool {
    !matches!(
        ask,
        Ask::Exclude
            | Ask::Followers { .. }
            | Ask::Canalization
            | Ask::Torture { .. }
            | Ask::Harvest { .. }
            | Ask::Shield
            | Ask::Pharmacy
            | Ask::Duel(_)
            | Ask::Prosperity(_)
            | Ask::Invasion(_)
    )
}
