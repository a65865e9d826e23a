//! Famine: neutral followers of choice go back to the supply (events.famine.return-three).

use super::asks::{HappeningAsk, HappeningEvent, HappeningMove, Whence, ask};
use super::rule;
use crate::ask::{Move, Offer};
use crate::components::{Follower, Kind};
use crate::event::{Event, Log};
use crate::state::{Pool, State};
use tabletop::{RuleId, Seat};

/// Asks for the next one; whoever has no more owes nothing (events.famine.too-few).
pub(super) fn owe(state: &mut State, seat: Seat, owed: u8) {
    let player = &state.players[seat];
    let standing = || player.mat.board.stood().iter().filter_map(|space| player.mat.board.follower(space));
    let has_neutral = player.bag.neutral() + player.mat.market.neutral() + player.mat.tower.neutral() > 0
        || standing().any(|follower| !follower.is_own());
    if owed > 0 && has_neutral {
        ask(state, seat, HappeningAsk::Famine { owed });
    }
}

/// Market, action spaces and bag; followers on deeds are out of reach (events.famine.sources).
pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let player = &state.players[seat];
    let mut from_pool = |pool: &Pool, from: Whence| {
        let neutral = pool.present().filter(|follower| !follower.is_own());
        out.extend(neutral.map(|follower| dismissal(follower, from)));
    };
    from_pool(&player.mat.market, Whence::Market);
    from_pool(&player.mat.tower, Whence::Tower);
    from_pool(&player.bag, Whence::Bag);
    let standing = player.mat.board.distinct(player.mat.board.stood());
    let neutral = standing.filter(|(_, follower)| !follower.is_own());
    out.extend(neutral.map(|(at, follower)| dismissal(follower, Whence::Space(at.place, at.kind))));
}

fn dismissal(follower: Follower, from: Whence) -> Move {
    Move::Happening(HappeningMove::Dismiss { kind: follower.kind(), from })
}

/// No marker moves.
pub(super) fn answer(state: &mut State, seat: Seat, owed: u8, mv: Move, log: &mut Log) {
    let Move::Happening(HappeningMove::Dismiss { kind, from }) = mv else { return };
    dismiss(state, seat, kind, from, log);
    owe(state, seat, owed - 1);
}

/// A neutral follower goes back to the supply.
pub(crate) fn dismiss(state: &mut State, seat: Seat, kind: Kind, from: Whence, log: &mut Log) {
    let follower = kind.neutral();
    let player = &mut state.players[seat];
    match from {
        Whence::Market => player.mat.market.take(follower),
        Whence::Tower => player.mat.tower.take(follower),
        Whence::Bag => player.bag.take(follower),
        Whence::Space(place, space) => {
            let board = &mut player.mat.board;
            if let Some(at) = board.find(place, space, follower, board.stood()) {
                board.take(at);
            }
        }
    }
    state.table.followers[kind.index()] += 1;
    log.push(Event::Happening(HappeningEvent::Dismissed(seat, kind, from)));
}

/// What a refused answer cites: one set says it in two rules.
pub(super) fn why_not(state: &State, mv: Move) -> &'static str {
    match mv {
        _ if rule(state) != RuleId("events.famine.return-three") => rule(state).0,
        Move::Happening(_) => "events.famine.sources",
        _ => "events.famine.return-three",
    }
}
