//! Good Winds: one merchant may go along a waterway at no cost (invasion.event.good-winds).

use super::super::types::InvasionAsk;
use super::{Outlook, Proposal, Unit};
use crate::ask::{Ask, Move, Offer};
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::travel::{self, Means};
use tabletop::Seat;

/// Somebody must be at a waterway.
pub(super) fn outlook(state: &State) -> Outlook {
    if sailors(state).next().is_some() { Outlook::Open } else { Outlook::Nothing }
}

pub(super) fn units(state: &State, proposal: &Proposal, out: &mut impl Offer) {
    if proposal.is_empty() {
        out.extend(sailors(state).map(|seat| Unit::Sail(seat).into()));
    }
}

fn sailors(state: &State) -> impl Iterator<Item = Seat> {
    let at_water = |seat: &Seat| travel::forbids(state, *seat, Means::Water).is_none();
    (0..state.setup.players).map(Seat).filter(at_water)
}

/// Whose merchant it is says where it goes.
pub(super) fn set_sail(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Invasion(InvasionAsk::GoodWinds))]);
}

/// The move may be declined.
pub(in super::super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    travel::options(state, seat, Means::Water, out);
    out.push(Move::Decline);
}

pub(in super::super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if mv != Move::Decline {
        travel::answer(state, seat, mv, log);
    }
}
