//! What the boards have in common that lie in place of the base deeds: spaces in a row, filled for good; whoever
//! fills the last one completes the deed. A deed is a row of data; what is special about one is a hook of its module.

mod glance;
mod rows;
mod send;

use super::hooks::Hooks;
use super::list::{each, list};
use super::{Module, Modules, locks_deed};
use crate::components::{
    BoardDeedFacts, Character, DEED_SPACES, Deed, DuelDeed, Good, Kind, PlagueDeed, ProsperityDeed, ToursDeed,
    TradeDeed, VierzonDeed, components,
};
use crate::event::Log;
use crate::place::town_hall;
use crate::state::{Spot, State};
use crate::verbs::{coins, develop, goods};
pub(super) use glance::glance;
pub use glance::{DeedGlance, DeedSpace};
pub(crate) use send::{DeedRules, Sending, go_on, options, send, why_not};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Deeds on the largest of the boards.
const DEEDS: usize = TradeDeed::COUNT;
/// Spaces of a deed at which goods lie.
const WITH_GOODS: usize = 5;

/// The board that lies in place of the base deeds (trade.modules.one-deeds-board).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeedBoard {
    /// Who was sent to each space of each deed, from left to right.
    #[serde(with = "rows")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Vec<Option<Kind>>>"))]
    pub sent: [[Option<Kind>; DEED_SPACES]; DEEDS],
    /// The goods at the spaces of Thanksgiving and of Sheep Farming.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Vec<Option<Good>>>"))]
    pub goods: [[Option<Good>; WITH_GOODS]; 2],
    /// Gear wheels beside Navigation.
    pub wheels: u8,
}

/// A deed of one of these boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BoardDeed {
    /// A deed of the Trade board.
    Trade(TradeDeed),
    /// A character of the Intrigue board.
    Intrigue(Character),
    /// A deed of the Tours board.
    Tours(ToursDeed),
    /// A deed of the Vierzon board.
    Vierzon(VierzonDeed),
    /// A deed of the Duel board.
    Duel(DuelDeed),
    /// A deed of the Plague board.
    Plague(PlagueDeed),
    /// A deed of the Prosperity board.
    Prosperity(ProsperityDeed),
}

impl BoardDeed {
    /// The printed facts.
    #[inline]
    pub fn facts(self) -> &'static BoardDeedFacts {
        match self {
            BoardDeed::Trade(deed) => &components().trade.deeds[deed.index()],
            BoardDeed::Intrigue(character) => &components().trade.characters[character.index()],
            BoardDeed::Tours(deed) => &components().tours.deeds[deed.index()],
            BoardDeed::Vierzon(deed) => &components().vierzon.deeds[deed.index()],
            BoardDeed::Duel(deed) => &components().duel.deeds[deed.index()],
            BoardDeed::Plague(deed) => &components().plague.deeds[deed.index()],
            BoardDeed::Prosperity(deed) => &components().prosperity.deeds[deed.index()],
        }
    }

    /// The position on its board, for arrays.
    pub fn index(self) -> usize {
        match self {
            BoardDeed::Trade(deed) => deed.index(),
            BoardDeed::Intrigue(character) => character.index(),
            BoardDeed::Tours(deed) => deed.index(),
            BoardDeed::Vierzon(deed) => deed.index(),
            BoardDeed::Duel(deed) => deed.index(),
            BoardDeed::Plague(deed) => deed.index(),
            BoardDeed::Prosperity(deed) => deed.index(),
        }
    }

    /// The module the deed belongs to.
    pub fn module(self) -> Module {
        match self {
            BoardDeed::Trade(_) => Module::TradeDeeds,
            BoardDeed::Intrigue(_) => Module::Intrigue,
            BoardDeed::Tours(_) => Module::Tours,
            BoardDeed::Vierzon(_) => Module::Vierzon,
            BoardDeed::Duel(_) => Module::Duel,
            BoardDeed::Plague(_) => Module::Plague,
            BoardDeed::Prosperity(_) => Module::Prosperity,
        }
    }
}

impl std::fmt::Display for BoardDeed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BoardDeed::Trade(deed) => deed.fmt(f),
            BoardDeed::Intrigue(character) => character.fmt(f),
            BoardDeed::Tours(deed) => deed.fmt(f),
            BoardDeed::Vierzon(deed) => deed.fmt(f),
            BoardDeed::Duel(deed) => deed.fmt(f),
            BoardDeed::Plague(deed) => deed.fmt(f),
            BoardDeed::Prosperity(deed) => deed.fmt(f),
        }
    }
}

impl Modules {
    /// The deeds of the board that lies in place of the base deeds; none where the base board lies.
    pub fn deeds(self) -> &'static [BoardDeed] {
        list!(each, self, Rules => if !Rules::DEEDS.is_empty() { return Rules::DEEDS });
        &[]
    }
}

/// The base deeds stay in the box with their citizens (trade.setup.board, intrigue.setup.board); a citizen
/// waits at each deed that brings one (trade.setup.citizens, intrigue.setup.citizens).
pub(super) fn lay_out(state: &mut State) {
    for &deed in Deed::ALL {
        state.table.citizens.take(Spot::Deed(deed));
    }
    for &deed in state.setup.modules.deeds() {
        let facts = deed.facts();
        let brings_citizen = facts.each.citizens + facts.complete.citizens > 0;
        if brings_citizen && !facts.open(state.setup.players).is_empty() {
            state.table.citizens.put(Spot::Board(deed));
        }
    }
}

/// The open spaces of a deed that are free and take this kind, by their position.
pub(super) fn free_spaces(state: &State, deed: BoardDeed, kind: Kind) -> impl Iterator<Item = usize> + use<> {
    let free = free(state, deed, kind);
    (0..DEED_SPACES).filter(move |nth| free >> nth & 1 != 0)
}

/// The same, one bit each. Most deeds ask for other kinds, and seldom is one locked.
fn free(state: &State, deed: BoardDeed, kind: Kind) -> u16 {
    let facts = deed.facts();
    let open = facts.taking[kind.index()] & ((1 << facts.open(state.setup.players).len()) - 1);
    if open == 0 {
        return 0;
    }
    let sent = &state.table.modules.board.sent[deed.index()];
    let taken = sent.iter().enumerate().fold(0, |taken, (nth, sent)| taken | u16::from(sent.is_some()) << nth);
    let free = open & !taken;
    if free != 0 && locks_deed(state, deed) { 0 } else { free }
}

/// Whether every open space is filled; a covered one is not needed.
pub(super) fn is_complete(state: &State, deed: BoardDeed) -> bool {
    let n_open = deed.facts().open(state.setup.players).len();
    state.table.modules.board.sent[deed.index()][..n_open].iter().all(Option::is_some)
}

/// Whether a follower of this kind finds a space on the board.
pub(super) fn takes(state: &State, kind: Kind) -> bool {
    state.setup.modules.deeds().iter().any(|&deed| free(state, deed, kind) != 0)
}

/// Gives what the facts say.
pub(super) fn reward(state: &mut State, seat: Seat, deed: BoardDeed, is_completion: bool, log: &mut Log) {
    let facts = deed.facts();
    let reward = if is_completion { facts.complete } else { facts.each };
    if reward.or_develop {
        town_hall::ask_reward(state, seat);
    } else {
        coins::gain(state, seat, reward.coins.into(), log);
    }
    if let Some(good) = reward.good.filter(|&good| goods::in_stock(state, good)) {
        goods::gain(state, seat, good, log);
    }
    for _ in 0..reward.citizens {
        citizen(state, seat, deed, log);
    }
    if !is_completion {
        develop::develop(state, seat, reward.develop, log);
    }
}

/// A citizen of a deed; the last one leaves the board with the last follower.
fn citizen(state: &mut State, seat: Seat, deed: BoardDeed, log: &mut Log) {
    let spot = Spot::Board(deed);
    if is_complete(state, deed) {
        state.table.citizens.take(spot);
    }
    develop::gain_citizen(state, seat, spot, log);
}
