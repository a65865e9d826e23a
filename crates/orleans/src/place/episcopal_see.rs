//! Episcopal See of Tours: straight to Tours, or from Tours to any town, without a good
//! (places.episcopal-see.move).

use crate::ask::{Ask, Move, Offer};
use crate::components::Town;
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::travel;
use tabletop::{RuleId, Seat};

/// What a refused answer cites.
pub(crate) const WHY_NOT: RuleId = RuleId("places.episcopal-see.move");

pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    match state.mat(seat).merchant {
        Town::Tours => state.then([Frame::Ask(seat, Ask::EpiscopalSee)]),
        _ => answer(state, seat, Move::GoTo(Town::Tours), log),
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let here = state.mat(seat).merchant;
    out.extend(Town::ALL.iter().filter(|&&town| town != here).map(|&town| Move::GoTo(town)));
}

/// The merchant goes there at once; no good is taken.
pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::GoTo(town) = mv {
        travel::put_merchant(state, seat, town);
        log.push(Event::Moved(seat, town));
        travel::arrive(state, seat, log);
    }
}
