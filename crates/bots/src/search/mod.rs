//! Looking ahead: possible worlds behind a view, played on and valued.

mod judge;
mod plans;
mod race;
mod world;
mod worlds;

pub(crate) use judge::{Effort, Judge};
use orleans::Ask;
pub(crate) use plans::Idea;
pub(crate) use world::Desk;
pub(crate) use worlds::{Choice, Tried, try_out};

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
    )
}
