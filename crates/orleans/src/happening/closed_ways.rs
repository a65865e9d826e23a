//! Highwaymen: no merchant moves along a road this round, by no action and no tile; waterways are open
//! (tours.event.highwaymen, invasion.event.highwayman). Storm: no merchant moves at all (vierzon.event.storm), nor
//! in a Curfew (plague.event.curfew).

use crate::components::{By, Happening};
use crate::state::State;
use tabletop::RuleId;

/// The rule that closes a way of travelling to the own merchant.
pub(crate) fn forbids_journey(state: &State, by: By) -> Option<RuleId> {
    let facts = state.happening()?;
    let closed = match facts.event {
        Happening::Highwaymen | Happening::Highwayman => by == By::Road,
        Happening::Storm | Happening::Curfew => true,
        _ => false,
    };
    closed.then_some(facts.rule)
}
