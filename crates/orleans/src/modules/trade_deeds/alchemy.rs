//! Alchemy: a follower drawn from the bag goes straight to an action space (trade.alchemy.draw).

use super::{TradeDeedsAsk, TradeDeedsEvent, ask};
use crate::ask::{Move, Offer, Origin};
use crate::components::{Follower, Kind, SpaceSet, TradeDeed, components};
use crate::event::{Event, Log};
use crate::modules::deed_board::{self, BoardDeed, Sending};
use crate::place::bathhouse::Drawn;
use crate::place::town_hall::{self, Sender};
use crate::state::State;
use crate::verbs::stand;
use tabletop::{RuleId, Seat};

const ALCHEMY: BoardDeed = BoardDeed::Trade(TradeDeed::Alchemy);

/// Asks before anything is drawn; an empty bag gives nothing.
pub(crate) fn offer(state: &mut State, sending: Sending, draws: u8) {
    let Sending { seat, from, sent } = sending;
    if state.players[seat].bag.is_empty() {
        deed_board::go_on(state, sending, ALCHEMY);
    } else {
        ask(state, seat, TradeDeedsAsk::Alchemy { from, sent, draws });
    }
}

/// Draw, or send the second follower along first (trade.alchemy.two-followers).
pub(super) fn options(state: &State, seat: Seat, from: Sender, sent: u8, draws: u8, out: &mut impl Offer) {
    let most = draws.min(state.players[seat].bag.total());
    out.extend((1..=most).rev().map(Move::Draw));
    if sent < town_hall::MOST && draws == 1 {
        let joins = |kind: &&Kind| town_hall::holds(state, seat, from, **kind);
        for &kind in Kind::ALL.iter().filter(joins) {
            if deed_board::free_spaces(state, ALCHEMY, kind).next().is_some() {
                out.push(Move::SendTo { kind, deed: ALCHEMY, good: None });
            }
        }
    }
}

pub(super) fn answer(state: &mut State, sending: Sending, draws: u8, mv: Move, log: &mut Log) {
    let Sending { seat, from, sent } = sending;
    if let Move::SendTo { kind, .. } = mv {
        let space = deed_board::free_spaces(state, ALCHEMY, kind).next();
        town_hall::take(state, seat, from, kind.neutral());
        if let Some(space) = space {
            state.table.modules.board.sent[ALCHEMY.index()][space] = Some(kind);
        }
        log.push(Event::SentTo { seat, kind, deed: ALCHEMY });
        offer(state, Sending { sent: sent + 1, ..sending }, draws + 1);
        return;
    }
    deed_board::go_on(state, sending, ALCHEMY);
    if let Move::Draw(number) = mv {
        let mut drawn = Drawn { followers: [None; 3], to_place: number };
        for slot in drawn.followers.iter_mut().take(number.into()) {
            let follower = state.players[seat].bag.draw(&mut state.secret.rng);
            log.push(Event::Drew(seat, follower));
            *slot = Some(follower);
        }
        place_next(state, seat, drawn, log);
    }
}

/// Whoever fits must be placed; the others go back into the bag (trade.alchemy.suitable-space).
fn place_next(state: &mut State, seat: Seat, drawn: Drawn, log: &mut Log) {
    let fits = |&follower: &Follower| !fitting(state, seat, follower).is_empty();
    if drawn.followers.iter().flatten().any(fits) {
        ask(state, seat, TradeDeedsAsk::Drawn(drawn));
    } else {
        for follower in drawn.followers.into_iter().flatten() {
            state.players[seat].bag.add(follower);
            log.push(Event::TradeDeeds(TradeDeedsEvent::BackIntoBag(seat, follower)));
        }
    }
}

pub(super) fn places(state: &State, seat: Seat, drawn: Drawn, out: &mut impl Offer) {
    for (nth, follower) in drawn.followers.iter().enumerate() {
        let Some(follower) = *follower else { continue };
        if drawn.followers[..nth].contains(&Some(follower)) {
            continue;
        }
        for space in fitting(state, seat, follower).iter() {
            let facts = components().space(space);
            out.push(Move::Put { follower, place: facts.place, space: facts.kind, from: Origin::Drawn });
        }
    }
}

pub(super) fn put(state: &mut State, seat: Seat, mut drawn: Drawn, mv: Move, log: &mut Log) {
    let Move::Put { follower, place, space, .. } = mv else { return };
    let mat = state.mat_mut(seat);
    let slot = drawn.followers.iter_mut().find(|slot| **slot == Some(follower));
    if let (Some(slot), Some(at)) = (slot, mat.board.free_space(place, space)) {
        *slot = None;
        drawn.to_place -= 1;
        mat.board.put(at, follower);
        log.push(Event::Placed { seat, place, space, follower });
    }
    place_next(state, seat, drawn, log);
}

pub(super) fn why_not(state: &State, seat: Seat, drawn: Drawn, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Put { follower, from: Origin::Drawn, place, space } if drawn.followers.contains(&Some(follower)) => {
            stand::forbids(state.mat(seat), follower, place, space)
        }
        _ => Some(RuleId("trade.alchemy.suitable-space")),
    }
}

/// The free spaces a drawn follower suits; the Town Hall is one of the places (trade.alchemy.town-hall).
fn fitting(state: &State, seat: Seat, follower: Follower) -> SpaceSet {
    let mat = state.mat(seat);
    stand::open_spaces(mat) & stand::fitting_spaces(mat, follower)
}
