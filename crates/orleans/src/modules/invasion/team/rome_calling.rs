//! Rome Calling: everybody returns a monk, or the team gives up a citizen nobody has won yet
//! (invasion.event.rome-calling).

use super::witch_hunt::monks;
use super::{Outlook, Proposal, Unit};
use crate::ask::Offer;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// Who has no monk forces the other way (invasion.event.rome-calling-refusal); with no citizen left nothing happens.
pub(super) fn outlook(state: &State) -> Outlook {
    let mut citizens = state.table.citizens.iter();
    match (all_have_one(state), citizens.next(), citizens.next()) {
        (false, None, _) => Outlook::Nothing,
        (false, Some(only), None) => Outlook::Forced([Unit::Citizen(only)].into_iter().collect()),
        _ => Outlook::Open,
    }
}

fn all_have_one(state: &State) -> bool {
    (0..state.setup.players).map(Seat).all(|seat| monks(state, seat).next().is_some())
}

/// All or nothing: after the first monk all others must be named, one of each player.
pub(super) fn units(state: &State, proposal: &Proposal, out: &mut impl Offer) {
    let returned = proposal.count(|unit| matches!(unit, Unit::Monk { .. }));
    if proposal.is_empty() {
        out.extend(state.table.citizens.iter().map(|spot| Unit::Citizen(spot).into()));
    }
    let citizen = proposal.count(|unit| matches!(unit, Unit::Citizen(_))) > 0;
    if !citizen && returned < state.setup.players && all_have_one(state) {
        let seat = Seat(returned);
        out.extend(monks(state, seat).map(|(from, _)| Unit::Monk { seat, from }.into()));
    }
}

/// Deciding against it costs nothing where no citizen is left.
pub(super) fn may_stop(state: &State, proposal: &Proposal) -> bool {
    proposal.is_empty() && state.table.citizens.is_empty()
}

pub(super) fn why_not(state: &State, unit: Unit) -> RuleId {
    RuleId(match unit {
        Unit::Monk { .. } if !all_have_one(state) => "invasion.event.rome-calling-refusal",
        Unit::Citizen(_) => "invasion.event.rome-calling-refusal",
        _ => "invasion.event.rome-calling",
    })
}
