//! Events that can cost more coins than there are, or things that are no coins.

use crate::crossings::row::With::{self, Event, Hour};
use crate::scene::Scene;
use orleans::components::{Good, Happening, Place, SpaceKind};

/// The events that lead to torture.
pub(crate) const DEBTS: [With; 11] = [
    Hour(Happening::Harvest),
    Hour(Happening::Taxes),
    Event(Happening::Harvest),
    Event(Happening::Tax),
    Event(Happening::Trip),
    Event(Happening::Retraining),
    Event(Happening::Torture),
    Event(Happening::GoodsTax),
    Event(Happening::Dues),
    Event(Happening::TechnologyTax),
    Event(Happening::CapitationTax),
];

/// Seat 0 has no coin for the event, and what the event looks at.
pub(crate) fn in_debt(game: &mut Scene, with: With) -> &mut Scene {
    match with {
        Hour(Happening::Taxes) | Event(Happening::GoodsTax) => _ = game.give_goods(0, Good::Wool, 3),
        Event(Happening::TechnologyTax) => _ = game.lay_wheel(0, Place::Castle, SpaceKind::Farmer),
        _ => {}
    }
    game.set_coins(0, 0)
}
