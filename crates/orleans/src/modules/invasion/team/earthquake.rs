//! Earthquake: place tiles in the supply are turned over and can no longer be taken (invasion.event.earthquake).

use super::{Outlook, Proposal, Unit};
use crate::ask::Offer;
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
pub(super) fn units(state: &State, proposal: &Proposal, out: &mut impl Offer) {
    if proposal.count(|_| true) < demand(state) {
        let named = |unit: Unit| if let Unit::TurnOver(place) = unit { Some(place) } else { None };
        let left = state.table.tiles - proposal.iter().filter_map(named).collect();
        for place in left.iter() {
            if out.is_over() {
                return;
            }
            out.push(Unit::TurnOver(place).into());
        }
    }
}

fn demand(state: &State) -> u8 {
    state.happening().map_or(0, |facts| facts.amount)
}
