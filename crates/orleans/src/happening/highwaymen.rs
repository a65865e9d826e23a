//! Highwaymen: no merchant moves along a road this round, by no action and no tile; waterways are open
//! (tours.event.highwaymen).

use super::{is_now, rule};
use crate::components::{By, Happening};
use crate::state::State;
use tabletop::RuleId;

/// The rule that closes a way of travelling to the own merchant.
pub(crate) fn forbids_journey(state: &State, by: By) -> Option<RuleId> {
    (by == By::Road && is_now(state, Happening::Highwaymen)).then(|| rule(state))
}
