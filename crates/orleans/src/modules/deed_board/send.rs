//! Sending a follower to a space of the board.

use super::{BoardDeed, free_spaces, is_complete};
use crate::ask::{Move, Offer};
use crate::components::{Good, Kind, SpaceKind};
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::modules::hooks::Hooks;
use crate::modules::list::{each, list};
use crate::modules::{self, Modules, good_at_deed};
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
    for &deed in state.setup.modules.deeds() {
        let good_at = |nth: usize| good_at_deed(state, deed, nth);
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
    let is_wanted = |nth: &usize| good_at_deed(state, deed, *nth) == wanted;
    let Some(space) = free_spaces(state, deed, kind).find(is_wanted) else { return };
    state.table.modules.board.sent[deed.index()][space] = Some(kind);
    log.push(Event::SentTo { seat: sending.seat, kind, deed });
    modules::on_sent(state, sending, deed, space, log);
}

/// What follows the effect of a follower: the bonus, if it was the last one, and the next sending.
pub(crate) fn go_on(state: &mut State, sending: Sending, deed: BoardDeed) {
    let Sending { seat, from, sent } = sending;
    state.then([Frame::Do(Step::Send { seat, from, sent })]);
    if is_complete(state, deed) {
        state.then([Frame::Do(Step::DeedComplete { seat, deed })]);
    }
}

/// What a refused sending cites, by what is wrong with it.
#[derive(Clone, Copy)]
pub(crate) struct DeedRules {
    /// The deed is of another board.
    pub(crate) other_board: RuleId,
    /// So few players do not use it.
    pub(crate) closed: RuleId,
    /// No space asks for this kind.
    pub(crate) kind: RuleId,
    /// The space is covered with so few players.
    pub(crate) covered: RuleId,
    /// Another deed must be complete first.
    pub(crate) locked: RuleId,
    /// The spaces are taken.
    pub(crate) taken: RuleId,
}

impl DeedRules {
    /// As for the deeds of the base game.
    pub(crate) const BASE: DeedRules = DeedRules {
        other_board: RuleId("trade.modules.one-deeds-board"),
        closed: RuleId("base.deeds.free-space"),
        kind: RuleId("base.deeds.exact-kind"),
        covered: RuleId("base.deeds.free-space"),
        locked: RuleId("base.deeds.free-space"),
        taken: RuleId("base.deeds.free-space"),
    };
}

/// Why this follower cannot be sent there.
pub(crate) fn why_not(state: &State, kind: Kind, deed: BoardDeed) -> RuleId {
    let facts = deed.facts();
    let open = facts.open(state.setup.players);
    let fits = |space: &SpaceKind| space.takes(kind);
    let rules = rules_of(deed);
    if !state.setup.modules.contains(deed.module()) {
        rules.other_board
    } else if open.is_empty() {
        rules.closed
    } else if modules::locks_deed(state, deed) {
        rules.locked
    } else if !facts.spaces.iter().any(fits) {
        rules.kind
    } else if !open.iter().any(fits) {
        rules.covered
    } else {
        rules.taken
    }
}

fn rules_of(deed: BoardDeed) -> DeedRules {
    list!(each, Modules::NONE.with(deed.module()), Rules => return Rules::DEED_RULES);
    DeedRules::BASE
}
