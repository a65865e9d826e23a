//! The pieces of The Plague: corpses, cards on the table and in the hands.

use crate::components::{Indulgence, PlagueCard};
use crate::modules::{SystemHand, SystemHidden, SystemOnMat, SystemOnTable};
use crate::state::{Mat, State};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Seat, SeatSet};

/// What The Plague lays on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlagueOnTable {
    /// Corpses in the supply.
    pub supply: u8,
    /// The plague cards of this game.
    pub cards: [Option<PlagueCard>; 3],
    /// The Indulgence cards that lie face up.
    pub display: IndulgenceSet,
    /// How many Indulgence cards lie face down.
    pub pile: u8,
    /// The conditions that the player whose turn or event it is has met just now, whoever holds the card.
    pub met: IndulgenceSet,
    /// Whether that player has taken an Indulgence card just now.
    pub took: bool,
    /// Whose Market has got its second monk since the last Planning.
    pub monks: SeatSet,
}

/// What The Plague lays before a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlagueOnMat {
    /// Corpses on the Market.
    pub on_market: u8,
    /// Whether a corpse lies on the Cemetery.
    pub on_cemetery: bool,
    /// Corpses in the bag: all have seen what went in and out (plague.corpse.public).
    pub in_bag: u8,
    /// How many Indulgence cards lie face down.
    pub in_hand: u8,
    /// The Indulgence cards played.
    pub played: IndulgenceSet,
    /// Whether the merchant has left Orléans at least once.
    pub left_orleans: bool,
    /// Whether the third star of the Development track was reached.
    pub reached_third_star: bool,
}

/// The cards of a player that nobody else sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlagueHand {
    /// The Indulgence cards.
    pub cards: IndulgenceSet,
    /// Whether the card of the two monks is played with the plan in progress, and whether the corpses go with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub announced: Option<bool>,
}

/// What nobody sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlagueHidden {
    /// The Indulgence cards that lie face down: the top one is any of them.
    pub pile: IndulgenceSet,
}

/// A set of Indulgence cards, one bit each, in as little room as there can be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Indulgence>"))]
pub struct IndulgenceSet([u8; Indulgence::COUNT.div_ceil(8)]);

impl IndulgenceSet {
    /// One card more.
    pub fn insert(&mut self, card: Indulgence) {
        self.0[card.index() / 8] |= 1 << (card.index() % 8);
    }

    /// One card less.
    pub fn remove(&mut self, card: Indulgence) {
        self.0[card.index() / 8] &= !(1 << (card.index() % 8));
    }

    /// Whether this card is among them.
    pub fn contains(&self, card: Indulgence) -> bool {
        self.0[card.index() / 8] >> (card.index() % 8) & 1 != 0
    }

    /// How many there are.
    pub fn len(&self) -> u8 {
        self.0.iter().map(|byte| byte.count_ones() as u8).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == IndulgenceSet::default()
    }

    /// The cards.
    pub fn iter(self) -> impl Iterator<Item = Indulgence> {
        IndulgenceSet::of(self.bits())
    }

    /// One bit for each card.
    pub(super) fn bits(self) -> u64 {
        let [a, b, c, d, e] = self.0;
        u64::from_le_bytes([a, b, c, d, e, 0, 0, 0])
    }

    /// The cards of these bits.
    pub(super) fn of(mut rest: u64) -> impl Iterator<Item = Indulgence> {
        std::iter::from_fn(move || {
            let card = Indulgence::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(*card)
        })
    }
}

impl FromIterator<Indulgence> for IndulgenceSet {
    fn from_iter<I: IntoIterator<Item = Indulgence>>(cards: I) -> IndulgenceSet {
        let mut set = IndulgenceSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Serialize for IndulgenceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for IndulgenceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<IndulgenceSet, D::Error> {
        Ok(Vec::<Indulgence>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// What The Plague has laid before a player; nothing in other games.
pub(crate) fn on(mat: &Mat) -> PlagueOnMat {
    match mat.modules.system {
        SystemOnMat::Plague(on_mat) => on_mat,
        _ => PlagueOnMat::default(),
    }
}

/// Changes what lies before a player.
pub(super) fn change(state: &mut State, seat: Seat, with: impl FnOnce(&mut PlagueOnMat)) {
    if let SystemOnMat::Plague(on_mat) = &mut state.mat_mut(seat).modules.system {
        with(on_mat);
    }
}

/// What lies on the table.
pub(super) fn table(state: &State) -> PlagueOnTable {
    match state.table.modules.system {
        SystemOnTable::Plague(on_table) => on_table,
        _ => PlagueOnTable::default(),
    }
}

/// Changes what lies on the table.
pub(super) fn change_table(state: &mut State, with: impl FnOnce(&mut PlagueOnTable)) {
    if let SystemOnTable::Plague(on_table) = &mut state.table.modules.system {
        with(on_table);
    }
}

/// The cards in a hand.
pub(super) fn hand(state: &State, seat: Seat) -> PlagueHand {
    match state.players[seat].hand {
        SystemHand::Plague(hand) => hand,
        _ => PlagueHand::default(),
    }
}

/// Changes a hand; how many cards it has lies open.
pub(super) fn change_hand(state: &mut State, seat: Seat, with: impl FnOnce(&mut PlagueHand)) {
    if let SystemHand::Plague(hand) = &mut state.players[seat].hand {
        with(hand);
        let in_hand = hand.cards.len();
        change(state, seat, |mat| mat.in_hand = in_hand);
    }
}

/// The cards that lie face down.
pub(super) fn pile(state: &State) -> IndulgenceSet {
    match state.secret.modules.system {
        SystemHidden::Plague(hidden) => hidden.pile,
        _ => IndulgenceSet::default(),
    }
}

/// Changes the cards that lie face down; how many there are lies open.
pub(super) fn lay_pile(state: &mut State, pile: IndulgenceSet) {
    state.secret.modules.system = SystemHidden::Plague(PlagueHidden { pile });
    change_table(state, |table| table.pile = pile.len());
}

/// Whether a plague card is in play.
pub(super) fn in_play(state: &State, card: PlagueCard) -> bool {
    table(state).cards.contains(&Some(card))
}
