//! Theatre: a coin for each follower standing there (places.theatre.coins).

use crate::components::Place;
use crate::event::Log;
use crate::flow::Lender;
use crate::state::State;
use crate::verbs::coins;
use tabletop::{RuleId, Seat};

/// Lent by the Well, an empty Theatre pays nothing.
pub(super) fn forbids(state: &State, seat: Seat, via: Option<Lender>) -> Option<RuleId> {
    (actors(state, seat, via) == 0).then_some(RuleId("base.actions.no-empty-action"))
}

pub(super) fn start(state: &mut State, seat: Seat, via: Option<Lender>, log: &mut Log) {
    let actors = actors(state, seat, via);
    coins::gain(state, seat, actors.into(), log);
}

/// The followers at work in the Theatre, which is another player's if the Church borrows it
/// (places.church.for-the-user, places.well.theatre).
fn actors(state: &State, seat: Seat, via: Option<Lender>) -> u8 {
    let owner = match via {
        Some(Lender::Church(owner)) => owner,
        _ => seat,
    };
    state.at_work(owner, Place::Theatre).len()
}
