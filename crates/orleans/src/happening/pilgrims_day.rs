//! Pilgrim's Day: a monk and another follower may leave the Market for a citizen (prosperity.event.pilgrims-day).

use super::asks::{HappeningAsk, HappeningMove, Whence, ask};
use super::{at_market, famine};
use crate::ask::{Move, Offer};
use crate::components::{Follower, Kind};
use crate::event::Log;
use crate::state::{Mat, Spot, State};
use crate::verbs::develop;
use tabletop::Seat;

/// Once, and only for whoever has both; the other may be a second monk, but none of the own colour.
pub(super) fn suffer(state: &mut State, seat: Seat) {
    let mat = state.mat(seat);
    if at_market(mat, Follower::Monk) > 0 && mat.market.neutral() + mat.tower.neutral() > 1 {
        ask(state, seat, HappeningAsk::PilgrimsDay);
    }
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(who_may_go(state.mat(seat), &[Kind::Monk]));
    out.push(Move::Decline);
}

/// The monk goes first; who follows is chosen then.
pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Happening(HappeningMove::Dismiss { kind, from }) = mv {
        ask(state, seat, HappeningAsk::Companion);
        famine::dismiss(state, seat, kind, from, log);
    }
}

pub(super) fn companions(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(who_may_go(state.mat(seat), Kind::ALL));
}

pub(super) fn go_along(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Happening(HappeningMove::Dismiss { kind, from }) = mv {
        famine::dismiss(state, seat, kind, from, log);
        develop::gain_citizen(state, seat, Spot::Supply, log);
    }
}

/// Neutral followers of these kinds, in the Market and on the tile that enlarges it (prosperity.event.market-tower).
fn who_may_go<'a>(mat: &'a Mat, kinds: &'a [Kind]) -> impl Iterator<Item = Move> + use<'a> {
    let pools = [(&mat.market, Whence::Market), (&mat.tower, Whence::Tower)];
    let there = pools.into_iter().flat_map(move |(pool, from)| {
        kinds.iter().filter(move |kind| pool.count(kind.neutral()) > 0).map(move |&kind| (kind, from))
    });
    there.map(|(kind, from)| Move::Happening(HappeningMove::Dismiss { kind, from }))
}
