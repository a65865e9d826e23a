//! Village: recruit a boatman, a craftsman or a trader (base.village.choice).

use crate::ask::{Ask, Move, Offer};
use crate::components::Kind;
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::recruit;
use tabletop::{RuleId, Seat};

const CHOICE: [Kind; 3] = [Kind::Boatman, Kind::Craftsman, Kind::Trader];

/// Closed only if none of the three can be recruited; the reason is that of the first.
pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    match CHOICE.iter().any(|&kind| recruit::forbids(state, seat, kind).is_none()) {
        true => None,
        false => recruit::forbids(state, seat, CHOICE[0]),
    }
}

/// The choice is made when the action is carried out (base.village.choice-when-used).
pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Village)]);
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let possible = |kind: &Kind| recruit::forbids(state, seat, *kind).is_none();
    out.extend(CHOICE.into_iter().filter(possible).map(Move::Recruit));
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Recruit(kind) = mv {
        recruit::recruit(state, seat, kind, log);
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Recruit(kind) if CHOICE.contains(&kind) => recruit::forbids(state, seat, kind),
        Move::Recruit(_) | Move::Decline => Some(RuleId("base.village.choice")),
        _ => None,
    }
}
