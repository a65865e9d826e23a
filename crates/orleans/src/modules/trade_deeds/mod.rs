//! The Trade board: ten deeds in place of the base ones (trade.setup.board).

pub(super) mod alchemy;
mod architecture;
mod assessors;
mod charter;

use super::deed_board::{self, BoardDeed, DeedRules, Sending};
use super::hooks::Hooks;
use super::meta::{Family, Meta, Slot};
use crate::ask::{self, Move as Answer, Offer};
use crate::components::{By, Edition, Follower, Good, Track, TradeDeed};
use crate::event::{self, Log};
use crate::flow::Frame;
use crate::place::town_hall::Sender;
use crate::state::{Pool, State};
use crate::verbs::drawn::Drawn;
use crate::verbs::travel::{self, Means};
use crate::verbs::{develop, goods};
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

pub(crate) use self::{TradeDeedsAsk as Ask, TradeDeedsEvent as Event};
pub(crate) use super::none::{NoMove as Move, NoStep as Step};

/// The Trade board and the Intrigue board are two sides of one board.
pub(super) const META: Meta = Meta {
    family: Family::TradeAndIntrigue,
    editions: &[Edition::Bigbox],
    seats: (2, 5),
    fills: &[Slot::Deeds],
    home: RuleId("trade.modules.free-combination"),
    alone: RuleId("trade.modules.one-deeds-board"),
};

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

/// The hooks of the Trade board.
pub(crate) struct Rules;

impl Hooks for Rules {
    const DEEDS: &'static [BoardDeed] = &all_deeds();

    const DEED_RULES: DeedRules = DeedRules {
        closed: RuleId("trade.setup.two-player-closed"),
        kind: RuleId("trade.place.exact-follower"),
        covered: RuleId("trade.setup.cover-rightmost"),
        taken: RuleId("trade.place.base-rules"),
        ..DeedRules::BASE
    };

    fn lay_out(state: &mut State) {
        lay_out(state);
    }

    fn good_at_deed(state: &State, deed: BoardDeed, space: usize) -> Option<Good> {
        row_of_goods(deed).and_then(|row| state.table.modules.board.goods[row][space])
    }

    /// Alchemy comes back by itself: a second follower may join the first.
    fn on_sent(state: &mut State, sending: Sending, deed: BoardDeed, space: usize, log: &mut Log) {
        if deed == alchemy::ALCHEMY {
            return alchemy::offer(state, sending, 1);
        }
        deed_board::go_on(state, sending, deed);
        place(state, sending.seat, deed, space, log);
    }

    /// The bonus of whoever fills the last space (trade.complete.bonus).
    fn on_complete(state: &mut State, seat: Seat, deed: BoardDeed, log: &mut Log) {
        deed_board::reward(state, seat, deed, true, log);
        match deed {
            BoardDeed::Trade(TradeDeed::CourtOfLayAssessors) => assessors::offer(state, seat),
            BoardDeed::Trade(TradeDeed::Research) if !develop::at_end(state.mat(seat)) => {
                ask(state, seat, TradeDeedsAsk::Research);
            }
            BoardDeed::Trade(TradeDeed::Architecture) => architecture::offer(state, seat),
            _ => {}
        }
    }

    fn options(state: &State, seat: Seat, ask: &ask::Ask, out: &mut impl Offer) {
        if let ask::Ask::TradeDeeds(ask) = *ask {
            options(state, seat, ask, out);
        }
    }

    fn answer(state: &mut State, seat: Seat, ask: ask::Ask, mv: Answer, log: &mut Log) {
        if let ask::Ask::TradeDeeds(ask) = ask {
            answer(state, seat, ask, mv, log);
        }
    }

    fn why_not(state: &State, seat: Seat, ask: &ask::Ask, mv: Answer) -> Option<RuleId> {
        match *ask {
            ask::Ask::TradeDeeds(ask) => why_not(state, seat, ask, mv),
            _ => None,
        }
    }

    fn held(ask: &ask::Ask) -> Pool {
        match ask {
            ask::Ask::TradeDeeds(TradeDeedsAsk::Drawn(drawn)) => drawn.followers.iter().flatten().copied().collect(),
            _ => Pool::default(),
        }
    }
}

const fn all_deeds() -> [BoardDeed; TradeDeed::COUNT] {
    let mut deeds = [alchemy::ALCHEMY; TradeDeed::COUNT];
    let mut nth = 0;
    while nth < deeds.len() {
        deeds[nth] = BoardDeed::Trade(TradeDeed::ALL[nth]);
        nth += 1;
    }
    deeds
}

/// The deeds at whose spaces goods lie, in the order of their rows.
const WITH_GOODS: [TradeDeed; 2] = [TradeDeed::Thanksgiving, TradeDeed::SheepFarming];

/// The row of goods of a deed, if goods lie there.
fn row_of_goods(deed: BoardDeed) -> Option<usize> {
    WITH_GOODS.iter().position(|&other| BoardDeed::Trade(other) == deed)
}

/// Goods and gear wheels from the supply for every open space (trade.setup.goods,
/// trade.setup.gear-wheels).
fn lay_out(state: &mut State) {
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
fn place(state: &mut State, seat: Seat, deed: BoardDeed, space: usize, log: &mut Log) {
    // Coins, citizens and steps: trade.court.coin, trade.coinage.coins, trade.research.steps,
    // trade.architecture.citizens.
    deed_board::reward(state, seat, deed, false, log);
    match deed {
        BoardDeed::Trade(TradeDeed::Thanksgiving | TradeDeed::SheepFarming) => take_good(state, seat, deed, space, log),
        BoardDeed::Trade(TradeDeed::TowingService) => tow(state, seat),
        BoardDeed::Trade(TradeDeed::TownCharter) => charter::tile(state, seat),
        BoardDeed::Trade(TradeDeed::Navigation) => charter::wheel(state, seat, log),
        _ => {}
    }
}

fn ask(state: &mut State, seat: Seat, ask: TradeDeedsAsk) {
    state.then([Frame::Ask(seat, ask::Ask::TradeDeeds(ask))]);
}

/// The good that lies at the space (trade.thanksgiving.good, trade.sheep-farming.good).
fn take_good(state: &mut State, seat: Seat, deed: BoardDeed, space: usize, log: &mut Log) {
    let Some(row) = row_of_goods(deed) else { return };
    if let Some(good) = state.table.modules.board.goods[row][space].take() {
        state.mat_mut(seat).goods[good.index()] += 1;
        log.push(event::Event::TradeDeeds(TradeDeedsEvent::TookGood(seat, good)));
    }
}

/// One waterway, if there is one (trade.towing-service.move, trade.towing-service.no-water).
fn tow(state: &mut State, seat: Seat) {
    if travel::forbids(state, seat, Means::Water).is_none() {
        ask(state, seat, TradeDeedsAsk::Tow);
    }
}

fn options(state: &State, seat: Seat, ask: TradeDeedsAsk, out: &mut impl Offer) {
    match ask {
        TradeDeedsAsk::Alchemy { from, sent, draws } => alchemy::options(state, seat, from, sent, draws, out),
        TradeDeedsAsk::Drawn(drawn) => return alchemy::places(state, seat, drawn, out),
        TradeDeedsAsk::Assessors => assessors::options(state, seat, out),
        TradeDeedsAsk::Research => out.push(Answer::Develop),
        TradeDeedsAsk::Tow => travel::options(state, seat, Means::Water, out),
        TradeDeedsAsk::Architecture => out.push(Answer::BuildIn(state.mat(seat).merchant)),
    }
    out.push(Answer::Decline);
}

fn answer(state: &mut State, seat: Seat, ask: TradeDeedsAsk, mv: Answer, log: &mut Log) {
    match (ask, mv) {
        (TradeDeedsAsk::Alchemy { from, sent, draws }, _) => {
            alchemy::answer(state, Sending { seat, from, sent }, draws, mv, log);
        }
        (TradeDeedsAsk::Drawn(drawn), _) => alchemy::put(state, seat, drawn, mv, log),
        (TradeDeedsAsk::Assessors, Answer::Use(place)) => assessors::answer(state, seat, place, log),
        (TradeDeedsAsk::Research, Answer::Develop) => {
            let steps = BoardDeed::Trade(TradeDeed::Research).facts().complete.develop;
            develop::develop(state, seat, steps, log);
        }
        (TradeDeedsAsk::Tow, _) => travel::answer(state, seat, mv, log),
        (TradeDeedsAsk::Architecture, Answer::BuildIn(town)) => architecture::build(state, seat, town, log),
        _ => {}
    }
}

fn why_not(state: &State, seat: Seat, ask: TradeDeedsAsk, mv: Answer) -> Option<RuleId> {
    match ask {
        TradeDeedsAsk::Alchemy { .. } => Some(RuleId("trade.alchemy.draw")),
        TradeDeedsAsk::Drawn(drawn) => alchemy::why_not(state, seat, drawn, mv),
        TradeDeedsAsk::Assessors => assessors::why_not(state, seat, mv),
        TradeDeedsAsk::Research => Some(RuleId("trade.research.steps")),
        TradeDeedsAsk::Tow => match mv {
            Answer::Travel { by: By::Road, .. } => Some(RuleId("trade.towing-service.no-water")),
            _ => travel::why_not(state, seat, Means::Water, mv),
        },
        TradeDeedsAsk::Architecture => Some(RuleId("trade.architecture.build")),
    }
}

/// Whether the marker has left the start of a track, and the first space after it.
fn steps(state: &State, seat: Seat, track: Track) -> u8 {
    state.mat(seat).track(track)
}
