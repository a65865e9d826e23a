//! Events that can cost more coins than there are, or things that are no coins.

use crate::row::With::{self, Event, Hour};
use crate::scene::Scene;
use orleans::components::{EventKind, Good, Place, SpaceKind, TradeEvent};

/// The events that lead to torture.
pub(crate) const DEBTS: [With; 11] = [
    Hour(EventKind::Harvest),
    Hour(EventKind::Taxes),
    Event(TradeEvent::Harvest),
    Event(TradeEvent::Tax),
    Event(TradeEvent::Trip),
    Event(TradeEvent::Retraining),
    Event(TradeEvent::Torture),
    Event(TradeEvent::GoodsTax),
    Event(TradeEvent::Dues),
    Event(TradeEvent::TechnologyTax),
    Event(TradeEvent::CapitationTax),
];

/// Seat 0 has no coin for the event, and what the event looks at.
pub(crate) fn in_debt(game: &mut Scene, with: With) -> &mut Scene {
    match with {
        Hour(EventKind::Taxes) | Event(TradeEvent::GoodsTax) => _ = game.give_goods(0, Good::Wool, 3),
        Event(TradeEvent::TechnologyTax) => _ = game.lay_wheel(0, Place::Castle, SpaceKind::Farmer),
        _ => {}
    }
    game.set_coins(0, 0)
}
