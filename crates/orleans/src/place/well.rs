//! Well: any action of the own board or own tiles, activated or not (places.well.any-action).

use super::lend;
use crate::flow::Lender;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// Something must be possible (base.actions.no-empty-action).
pub(super) fn forbids(state: &State, seat: Seat, via: Option<Lender>) -> Option<RuleId> {
    lend::choices(state, seat, lender(via)).next().is_none().then_some(RuleId("base.actions.no-empty-action"))
}

pub(super) fn start(state: &mut State, seat: Seat, via: Option<Lender>) {
    lend::ask(state, seat, lender(via));
}

fn lender(via: Option<Lender>) -> Lender {
    Lender::Well { borrowed: matches!(via, Some(Lender::Church(_))) }
}
