//! Banishment: right after drawing some of those just drawn go back into the bag (vierzon.event.banishment). Nobody is
//! drawn in their place, and who was taken back from an action space stays.

use super::asks::{HappeningAsk, HappeningEvent, HappeningMove, ask};
use super::{amount, is_now};
use crate::ask::{Move, Offer};
use crate::components::Happening;
use crate::event::{Event, Log};
use crate::phase::tower;
use crate::state::{Pool, State};
use tabletop::Seat;

/// Whether some of those just drawn must go; all of them if they are few.
pub(crate) fn strikes(state: &mut State, seat: Seat, drawn: Pool) -> bool {
    let owed = if is_now(state, Happening::Banishment) { amount(state).min(drawn.total()) } else { 0 };
    if owed > 0 {
        ask(state, seat, HappeningAsk::Banishment { drawn, owed });
    }
    owed > 0
}

/// Market and Tower are divided afterwards, so that nobody can be hidden on the Tower.
pub(super) fn options(drawn: Pool, out: &mut impl Offer) {
    out.extend(drawn.present().map(|follower| Move::Happening(HappeningMove::Banish(follower))));
}

pub(super) fn answer(state: &mut State, seat: Seat, mut drawn: Pool, owed: u8, mv: Move, log: &mut Log) {
    let Move::Happening(HappeningMove::Banish(follower)) = mv else { return };
    drawn.take(follower);
    let player = &mut state.players[seat];
    player.mat.market.take(follower);
    player.bag.add(follower);
    log.push(Event::Happening(HappeningEvent::Banished(seat, follower)));
    match owed - 1 {
        0 => tower::arrange(state, seat),
        owed => ask(state, seat, HappeningAsk::Banishment { drawn, owed }),
    }
}
