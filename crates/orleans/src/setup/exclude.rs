//! Exclusion of place tiles, before round 1, if the table wants it
//! (base.setup.place-exclusion-variant).

use crate::ask::{Ask, Move, Offer};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// One tile each, from the start player clockwise; with 2 players twice around.
pub(super) fn ask_all(state: &mut State) {
    let times_around = if state.setup.players == 2 { 2 } else { 1 };
    for _ in 0..times_around {
        for seat in state.clockwise().rev() {
            state.stack.push(Frame::Ask(seat, Ask::Exclude));
        }
    }
}

pub(crate) fn options(state: &State, out: &mut impl Offer) {
    out.extend(state.table.tiles.iter().map(Move::Exclude));
    out.push(Move::Decline);
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Exclude(place) = mv {
        state.table.tiles.remove(place);
        log.push(Event::Excluded(seat, place));
    }
}

pub(crate) fn why_not(mv: Move) -> Option<RuleId> {
    matches!(mv, Move::Exclude(_)).then_some(RuleId("base.setup.place-exclusion-variant"))
}
