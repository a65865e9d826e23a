//! What some events forbid all round (events.timing.special).

use super::{current, is_now};
use crate::components::{Kind, Place, TradeEvent};
use crate::flow::Lender;
use crate::phase::wheels;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// No way of taking this kind works (events.recruit-ban.scope).
pub(crate) fn forbids_recruiting(state: &State, kind: Kind) -> Option<RuleId> {
    match (current(state)?.event, kind) {
        (TradeEvent::Conference, Kind::Scholar) => Some(RuleId("events.conference.no-scholars")),
        (TradeEvent::Crusade, Kind::Knight) => Some(RuleId("events.crusade.no-knights")),
        (TradeEvent::Strike, Kind::Craftsman) => Some(RuleId("events.strike.no-craftsmen")),
        _ => None,
    }
}

/// Sabotage: no action of a place with a gear wheel, however it is reached (events.sabotage.ban,
/// events.sabotage.scope).
pub(crate) fn forbids_action(state: &State, seat: Seat, place: Place, via: Option<Lender>) -> Option<RuleId> {
    let owner = match via {
        Some(Lender::Church(owner)) => owner,
        _ => seat,
    };
    let has_wheel = || wheels::wheel_at(&state.mat(owner).board, place).is_some();
    (is_now(state, TradeEvent::Sabotage) && has_wheel()).then_some(RuleId("events.sabotage.ban"))
}
