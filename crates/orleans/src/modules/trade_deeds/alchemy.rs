//! Alchemy: a follower drawn from the bag goes straight to an action space (trade.alchemy.draw).

use super::{TradeDeedsAsk, TradeDeedsEvent, ask};
use crate::ask::{Move, Offer};
use crate::components::{Kind, SpaceSet, TradeDeed};
use crate::event::{Event, Log};
use crate::modules::deed_board::{self, BoardDeed, Sending};
use crate::place::town_hall::{self, Sender};
use crate::state::State;
use crate::verbs::drawn::{self, Drawn};
use tabletop::{RuleId, Seat};

pub(super) const ALCHEMY: BoardDeed = BoardDeed::Trade(TradeDeed::Alchemy);

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
    if sent < town_hall::MOST {
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
        let drawn = drawn::draw(state, seat, number.into(), number, log);
        place_next(state, seat, drawn, log);
    }
}

/// Whoever fits must be placed, in the Town Hall, too (trade.alchemy.town-hall); the others go back into the bag
/// (trade.alchemy.suitable-space).
fn place_next(state: &mut State, seat: Seat, drawn: Drawn, log: &mut Log) {
    if drawn.is_open(state, seat, SpaceSet::EMPTY) {
        ask(state, seat, TradeDeedsAsk::Drawn(drawn));
    } else {
        let back = |follower| Event::TradeDeeds(TradeDeedsEvent::BackIntoBag(seat, follower));
        drawn.put_back(state, seat, back, log);
    }
}

pub(super) fn places(state: &State, seat: Seat, drawn: Drawn, out: &mut impl Offer) {
    drawn.options(state, seat, SpaceSet::EMPTY, out);
}

pub(super) fn put(state: &mut State, seat: Seat, mut drawn: Drawn, mv: Move, log: &mut Log) {
    drawn.put(state, seat, mv, log);
    place_next(state, seat, drawn, log);
}

pub(super) fn why_not(state: &State, seat: Seat, drawn: Drawn, mv: Move) -> Option<RuleId> {
    drawn.why_not(state, seat, mv).unwrap_or(Some(RuleId("trade.alchemy.suitable-space")))
}
