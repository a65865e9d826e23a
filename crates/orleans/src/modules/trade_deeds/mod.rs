//! The Trade board: ten deeds in place of the base ones (trade.setup.board).

pub(super) mod alchemy;
mod architecture;
mod assessors;
mod charter;

use super::deed_board::{self, BoardDeed};
use crate::ask::{Ask, Move, Offer};
use crate::components::{By, Follower, Good, Track, TradeDeed};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::modules::Module;
use crate::place::town_hall::Sender;
use crate::state::State;
use crate::verbs::drawn::Drawn;
use crate::verbs::travel::{self, Means};
use crate::verbs::{develop, goods};
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

/// What the deeds of the Trade board ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TradeDeedsAsk {
    /// Is a follower drawn for each one sent to Alchemy, or is the second sent along first?
    Alchemy {
        /// Where the followers come from.
        from: Sender,
        /// How many were sent in this action.
        sent: u8,
        /// How many may be drawn.
        draws: u8,
    },
    /// Where do the followers go that Alchemy drew?
    Drawn(Drawn),
    /// Which action does the completed Court of Lay Assessors bring?
    Assessors,
    /// Are the steps for the completed Research taken?
    Research,
    /// Where does the Towing Service bring the merchant?
    Tow,
    /// Is a station built for the completed Architecture?
    Architecture,
}

/// What happens on the Trade board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TradeDeedsEvent {
    /// The good at the space of a deed.
    TookGood(Seat, Good),
    /// A follower that Alchemy drew suits no space and goes back.
    BackIntoBag(Seat, Follower),
}

/// The deeds at whose spaces goods lie, in the order of their rows.
const WITH_GOODS: [TradeDeed; 2] = [TradeDeed::Thanksgiving, TradeDeed::SheepFarming];

/// The row of goods of a deed, if goods lie there.
pub(super) fn row_of_goods(deed: TradeDeed) -> Option<usize> {
    WITH_GOODS.iter().position(|&other| other == deed)
}

/// Goods and gear wheels from the supply for every open space (trade.setup.goods,
/// trade.setup.gear-wheels).
pub(super) fn lay_out(state: &mut State) {
    if !state.setup.modules.contains(Module::TradeDeeds) {
        return;
    }
    for (row, deed) in WITH_GOODS.into_iter().enumerate() {
        let facts = BoardDeed::Trade(deed).facts();
        for (nth, &good) in facts.goods.iter().enumerate().take(facts.open(state.setup.players).len()) {
            if goods::in_stock(state, good) {
                state.table.goods[good.index()] -= 1;
                state.table.modules.board.goods[row][nth] = Some(good);
            }
        }
    }
    let wheels = BoardDeed::Trade(TradeDeed::Navigation).facts().open(state.setup.players).len() as u8;
    state.table.gears -= wheels;
    state.table.modules.board.wheels = wheels;
}

/// What a follower brings; what cannot be used is lost (trade.place.useless-allowed).
pub(super) fn place(state: &mut State, seat: Seat, deed: TradeDeed, space: usize, log: &mut Log) {
    // Coins, citizens and steps: trade.court.coin, trade.coinage.coins, trade.research.steps,
    // trade.architecture.citizens.
    deed_board::reward(state, seat, BoardDeed::Trade(deed), false, log);
    match deed {
        TradeDeed::Thanksgiving | TradeDeed::SheepFarming => take_good(state, seat, deed, space, log),
        TradeDeed::TowingService => tow(state, seat),
        TradeDeed::TownCharter => charter::tile(state, seat),
        TradeDeed::Navigation => charter::wheel(state, seat, log),
        _ => {}
    }
}

/// The bonus of whoever fills the last space (trade.complete.bonus).
pub(super) fn complete(state: &mut State, seat: Seat, deed: TradeDeed, log: &mut Log) {
    deed_board::reward(state, seat, BoardDeed::Trade(deed), true, log);
    match deed {
        TradeDeed::CourtOfLayAssessors => assessors::offer(state, seat),
        TradeDeed::Research if !develop::at_end(state.mat(seat)) => ask(state, seat, TradeDeedsAsk::Research),
        TradeDeed::Architecture => architecture::offer(state, seat),
        _ => {}
    }
}

fn ask(state: &mut State, seat: Seat, ask: TradeDeedsAsk) {
    state.then([Frame::Ask(seat, Ask::TradeDeeds(ask))]);
}

/// The good that lies at the space (trade.thanksgiving.good, trade.sheep-farming.good).
fn take_good(state: &mut State, seat: Seat, deed: TradeDeed, space: usize, log: &mut Log) {
    let Some(row) = row_of_goods(deed) else { return };
    if let Some(good) = state.table.modules.board.goods[row][space].take() {
        state.mat_mut(seat).goods[good.index()] += 1;
        log.push(Event::TradeDeeds(TradeDeedsEvent::TookGood(seat, good)));
    }
}

/// One waterway, if there is one (trade.towing-service.move, trade.towing-service.no-water).
fn tow(state: &mut State, seat: Seat) {
    if travel::forbids(state, seat, Means::Water).is_none() {
        ask(state, seat, TradeDeedsAsk::Tow);
    }
}

pub(super) fn options(state: &State, seat: Seat, ask: TradeDeedsAsk, out: &mut impl Offer) {
    match ask {
        TradeDeedsAsk::Alchemy { from, sent, draws } => alchemy::options(state, seat, from, sent, draws, out),
        TradeDeedsAsk::Drawn(drawn) => return alchemy::places(state, seat, drawn, out),
        TradeDeedsAsk::Assessors => assessors::options(state, seat, out),
        TradeDeedsAsk::Research => out.push(Move::Develop),
        TradeDeedsAsk::Tow => travel::options(state, seat, Means::Water, out),
        TradeDeedsAsk::Architecture => out.push(Move::BuildIn(state.mat(seat).merchant)),
    }
    out.push(Move::Decline);
}

pub(super) fn answer(state: &mut State, seat: Seat, ask: TradeDeedsAsk, mv: Move, log: &mut Log) {
    match (ask, mv) {
        (TradeDeedsAsk::Alchemy { from, sent, draws }, _) => {
            alchemy::answer(state, deed_board::Sending { seat, from, sent }, draws, mv, log);
        }
        (TradeDeedsAsk::Drawn(drawn), _) => alchemy::put(state, seat, drawn, mv, log),
        (TradeDeedsAsk::Assessors, Move::Use(place)) => assessors::answer(state, seat, place, log),
        (TradeDeedsAsk::Research, Move::Develop) => {
            let steps = BoardDeed::Trade(TradeDeed::Research).facts().complete.develop;
            develop::develop(state, seat, steps, log);
        }
        (TradeDeedsAsk::Tow, _) => travel::answer(state, seat, mv, log),
        (TradeDeedsAsk::Architecture, Move::BuildIn(town)) => architecture::build(state, seat, town, log),
        _ => {}
    }
}

pub(super) fn why_not(state: &State, seat: Seat, ask: TradeDeedsAsk, mv: Move) -> Option<RuleId> {
    match ask {
        TradeDeedsAsk::Alchemy { .. } => Some(RuleId("trade.alchemy.draw")),
        TradeDeedsAsk::Drawn(drawn) => alchemy::why_not(state, seat, drawn, mv),
        TradeDeedsAsk::Assessors => assessors::why_not(state, seat, mv),
        TradeDeedsAsk::Research => Some(RuleId("trade.research.steps")),
        TradeDeedsAsk::Tow => match mv {
            Move::Travel { by: By::Road, .. } => Some(RuleId("trade.towing-service.no-water")),
            _ => travel::why_not(state, seat, Means::Water, mv),
        },
        TradeDeedsAsk::Architecture => Some(RuleId("trade.architecture.build")),
    }
}

/// Whether the marker has left the start of a track, and the first space after it.
fn steps(state: &State, seat: Seat, track: Track) -> u8 {
    state.mat(seat).track(track)
}
