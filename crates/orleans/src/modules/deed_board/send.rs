//! Sending a follower to a space of the board.

use super::{BoardDeed, free_spaces, in_play, is_complete};
use crate::ask::{Move, Offer};
use crate::components::{Good, Kind, SpaceKind, TradeDeed};
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::modules::{intrigue, trade_deeds};
use crate::place::town_hall::Sender;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// One follower on the way to a deed.
#[derive(Clone, Copy)]
pub(crate) struct Sending {
    /// Who sends.
    pub(crate) seat: Seat,
    /// Where the follower comes from.
    pub(crate) from: Sender,
    /// How many were sent in this action, this one included.
    pub(crate) sent: u8,
}

/// Every deed with a free space for this kind (trade.place.base-rules, intrigue.place.like-deeds); where
/// goods lie at the spaces, each different good is a choice of its own.
pub(crate) fn options(state: &State, kind: Kind, out: &mut impl Offer) {
    for deed in in_play(state) {
        let good_at = |nth: usize| good(state, deed, nth);
        for (before, nth) in free_spaces(state, deed, kind).enumerate() {
            let repeats = free_spaces(state, deed, kind).take(before).any(|other| good_at(other) == good_at(nth));
            if !repeats {
                out.push(Move::SendTo { kind, deed, good: good_at(nth) });
            }
        }
    }
}

/// Fills the space; the reward comes first, then the bonus for completing, then the next follower
/// (trade.place.one-after-another, intrigue.resolve.sequence).
pub(crate) fn send(
    state: &mut State,
    sending: Sending,
    kind: Kind,
    deed: BoardDeed,
    wanted: Option<Good>,
    log: &mut Log,
) {
    let Some(space) = free_spaces(state, deed, kind).find(|&nth| good(state, deed, nth) == wanted) else { return };
    state.table.modules.board.sent[deed.index()][space] = Some(kind);
    log.push(Event::SentTo { seat: sending.seat, kind, deed });
    match deed {
        // Alchemy comes back by itself: a second follower may join the first.
        BoardDeed::Trade(TradeDeed::Alchemy) => trade_deeds::alchemy::offer(state, sending, 1),
        _ => {
            go_on(state, sending, deed);
            match deed {
                BoardDeed::Trade(deed) => trade_deeds::place(state, sending.seat, deed, space, log),
                BoardDeed::Intrigue(character) => intrigue::place(state, sending.seat, character, log),
            }
        }
    }
}

/// What follows the effect of a follower: the bonus, if it was the last one, and the next sending.
pub(crate) fn go_on(state: &mut State, sending: Sending, deed: BoardDeed) {
    let Sending { seat, from, sent } = sending;
    state.then([Frame::Do(Step::Send { seat, from, sent })]);
    if is_complete(state, deed) {
        state.then([Frame::Do(Step::DeedComplete { seat, deed })]);
    }
}

/// The good at a space.
pub(super) fn good(state: &State, deed: BoardDeed, space: usize) -> Option<Good> {
    match deed {
        BoardDeed::Trade(deed) => {
            trade_deeds::row_of_goods(deed).and_then(|row| state.table.modules.board.goods[row][space])
        }
        BoardDeed::Intrigue(_) => None,
    }
}

/// Why this follower cannot be sent there.
pub(crate) fn why_not(state: &State, kind: Kind, deed: BoardDeed) -> RuleId {
    let trade = matches!(deed, BoardDeed::Trade(_));
    let facts = deed.facts();
    let open = facts.open(state.setup.players);
    let fits = |space: &SpaceKind| space.takes(kind);
    RuleId(if !state.setup.modules.contains(deed.module()) {
        "trade.modules.one-deeds-board"
    } else if open.is_empty() {
        if trade { "trade.setup.two-player-closed" } else { "intrigue.setup.two-player-closed" }
    } else if !facts.spaces.iter().any(fits) {
        if trade { "trade.place.exact-follower" } else { "intrigue.place.like-deeds" }
    } else if !open.iter().any(fits) {
        if trade { "trade.setup.cover-rightmost" } else { "intrigue.setup.cover-rightmost" }
    } else if trade {
        "trade.place.base-rules"
    } else {
        "intrigue.place.any-space"
    })
}
