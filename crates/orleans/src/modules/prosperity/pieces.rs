//! What Prosperity lays on the table, before the players, into their hands and face down.

use crate::components::{
    DRAWN, Good, GoodsSpaceId, GoodsSpaceSet, Item, Kind, Structure, StructureFacts, Town, components,
};
use crate::modules::{SystemHand, SystemHidden, SystemOnMat, SystemOnTable};
use crate::state::{Mat, Pool, State};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The most Structures of a player: each stands on a trading station.
const MOST_BUILT: usize = 10;

/// What lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProsperityOnTable {
    /// The town the Carpenter is in.
    pub carpenter: Town,
    /// How many Structure cards the pile has.
    pub pile: u8,
    /// The spaces of the map on which a good lies face down that can be taken.
    pub face_down: GoodsSpaceSet,
    /// Goods of each kind that nobody has seen: on the map, under Structures, or out of the game from the start. What
    /// lies open can be counted by all, so this is no secret (prosperity.setup.goods-hidden).
    pub unseen: [u8; Good::COUNT],
}

/// What lies before a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProsperityOnMat {
    /// How many Structure cards are in the hand, those drawn to choose from included.
    pub cards: u8,
    /// The Structures built, in the order of building.
    pub built: [Option<BuiltStructure>; MOST_BUILT],
}

/// A Structure on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BuiltStructure {
    /// Which.
    pub structure: Structure,
    /// The goods space on which its trading station stands.
    pub space: GoodsSpaceId,
    /// Which of its items lie there, one bit each in printed order.
    pub laid: u8,
    /// Whether it is completed: turned over, and nothing lies there any more.
    pub done: bool,
}

/// What a player holds in the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProsperityHand {
    /// The Structure card to build next (prosperity.structure.one-in-hand).
    pub card: Option<Structure>,
    /// Cards drawn, of which one is to be kept.
    pub drawn: [Option<Structure>; DRAWN],
}

/// What nobody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProsperityHidden {
    /// The pile of Structure cards, the top one first; as many of them count as the table says.
    pub pile: [Structure; Structure::COUNT],
}

/// Coins and goods that lie aside and still count for their owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Aside {
    pub(crate) coins: u16,
    pub(crate) goods: [u8; Good::COUNT],
}

impl BuiltStructure {
    fn facts(&self) -> &'static StructureFacts {
        facts(self.structure)
    }

    /// The items that are still missing, with their position.
    pub(super) fn missing(self) -> impl Iterator<Item = (usize, Item)> {
        let open = if self.done { 0 } else { !self.laid };
        self.facts().items.iter().copied().enumerate().filter(move |(nth, _)| open >> nth & 1 != 0)
    }

    /// The coins and goods that are still missing: none of a Structure that lacks followers alone.
    pub(super) fn missing_wares(self) -> impl Iterator<Item = Item> {
        let facts = self.facts();
        let mut open = if self.done { 0 } else { facts.wares & !self.laid };
        std::iter::from_fn(move || {
            let item = *facts.items.get(open.trailing_zeros() as usize)?;
            open &= open - 1;
            Some(item)
        })
    }

    /// The items that lie there.
    pub(super) fn lying(self) -> impl Iterator<Item = Item> {
        let there = if self.done { 0 } else { self.laid };
        self.facts().items.iter().copied().enumerate().filter(move |(nth, _)| there >> nth & 1 != 0).map(|(_, it)| it)
    }
}

/// The printed facts of a Structure.
pub(super) fn facts(structure: Structure) -> &'static StructureFacts {
    &components().prosperity.structures[structure.index()]
}

/// The Structures of a player: one after the other, and none is ever torn down.
pub(super) fn built(mat: &Mat) -> impl Iterator<Item = BuiltStructure> {
    let built = match &mat.modules.system {
        SystemOnMat::Prosperity(own) => &own.built[..],
        _ => &[],
    };
    built.iter().map_while(|one| *one)
}

/// What lies at unfinished Structures of a player.
fn items(mat: &Mat) -> impl Iterator<Item = Item> {
    built(mat).flat_map(BuiltStructure::lying)
}

/// Followers at unfinished Structures.
pub(in crate::modules) fn manning(mat: &Mat) -> Pool {
    let kinds = items(mat).filter_map(|item| if let Item::Follower(kind) = item { Some(kind) } else { None });
    kinds.map(Kind::neutral).collect()
}

/// Coins and goods next to unfinished Structures still count (prosperity.end.incomplete-items).
pub(in crate::modules) fn aside(mat: &Mat) -> Aside {
    items(mat).fold(Aside::default(), |mut aside, item| {
        match item {
            Item::Coin => aside.coins += 1,
            Item::Good(good) => aside.goods[good.index()] += 1,
            Item::Follower(_) => {}
        }
        aside
    })
}

pub(super) fn on_table(state: &State) -> Option<&ProsperityOnTable> {
    match &state.table.modules.system {
        SystemOnTable::Prosperity(table) => Some(table),
        _ => None,
    }
}

pub(super) fn on_table_mut(state: &mut State) -> Option<&mut ProsperityOnTable> {
    match &mut state.table.modules.system {
        SystemOnTable::Prosperity(table) => Some(table),
        _ => None,
    }
}

pub(super) fn on_mat_mut(state: &mut State, seat: Seat) -> Option<&mut ProsperityOnMat> {
    match &mut state.mat_mut(seat).modules.system {
        SystemOnMat::Prosperity(mat) => Some(mat),
        _ => None,
    }
}

/// What a seat holds; nothing where whoever looks does not know it.
pub(super) fn hand(state: &State, seat: Seat) -> ProsperityHand {
    match state.players[seat].hand {
        SystemHand::Prosperity(hand) => hand,
        _ => ProsperityHand::default(),
    }
}

/// A hand that is changed; how many cards it has is seen by all.
pub(super) fn set_hand(state: &mut State, seat: Seat, hand: ProsperityHand) {
    let cards = hand.drawn.into_iter().chain([hand.card]).flatten().count() as u8;
    state.players[seat].hand = SystemHand::Prosperity(hand);
    if let Some(mat) = on_mat_mut(state, seat) {
        mat.cards = cards;
    }
}

pub(super) fn pile_mut(state: &mut State) -> Option<&mut [Structure; Structure::COUNT]> {
    match &mut state.secret.modules.system {
        SystemHidden::Prosperity(hidden) => Some(&mut hidden.pile),
        _ => None,
    }
}
