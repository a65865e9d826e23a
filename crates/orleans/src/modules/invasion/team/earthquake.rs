//! Earthquake: place tiles in the supply are turned over and can no longer be taken (invasion.event.earthquake).

use super::{Outlook, Proposal, Unit};
use crate::state::State;

/// All that are left if they are no more than that.
pub(super) fn outlook(state: &State) -> Outlook {
    match state.table.tiles.len() {
        0 => Outlook::Nothing,
        left if left <= demand(state) => Outlook::Forced(state.table.tiles.iter().map(Unit::TurnOver).collect()),
        _ => Outlook::Open,
    }
}

/// Any mix of categories.
pub(super) fn units(state: &State, proposal: &Proposal, offer: &mut impl FnMut(Unit)) {
    if proposal.count(|_| true) < demand(state) {
        let named = |unit: &Unit| proposal.iter().any(|other| other == *unit);
        state.table.tiles.iter().map(Unit::TurnOver).filter(|unit| !named(unit)).for_each(offer);
    }
}

fn demand(state: &State) -> u8 {
    state.happening().map_or(0, |facts| facts.amount)
}
