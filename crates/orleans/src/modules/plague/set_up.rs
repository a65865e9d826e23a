//! Laying out The Plague.

use super::pieces::{self, IndulgenceSet, PlagueHand, PlagueOnMat, PlagueOnTable};
use super::{corpses, stack};
use crate::components::{Category, Indulgence, Kind, Pile, Place, PlaceSet, PlagueCard, components};
use crate::modules::{SystemHand, SystemOnMat, SystemOnTable};
use crate::place;
use crate::setup::tiles;
use crate::state::State;
use tabletop::Rng;

/// Cards in the display.
const DISPLAY: usize = 2;

/// Cards, tiles, an Infirmary for everybody (plague.setup.infirmary-doctor), and at last what the plague cards change
/// at the start (plague.plaguecard.set-up-order).
pub(super) fn lay_out(state: &mut State) {
    let mut cards: [PlagueCard; PlagueCard::COUNT] = std::array::from_fn(|nth| PlagueCard::ALL[nth]);
    state.secret.rng.shuffle(&mut cards);
    let cards = std::array::from_fn(|nth| cards.get(nth).copied().filter(|_| nth < components().plague.n_cards));
    let supply = components().plague.corpses;
    state.table.modules.system = SystemOnTable::Plague(PlagueOnTable { supply, cards, ..PlagueOnTable::default() });
    for player in state.players.as_mut_slice() {
        player.mat.places.insert(Place::Infirmary);
        player.mat.modules.system = SystemOnMat::Plague(PlagueOnMat::default());
        player.hand = SystemHand::Plague(PlagueHand::default());
    }
    state.table.tiles = draw_tiles(state.setup.players, &mut state.secret.rng);
    stack::lay_out(state);
    deal(state);
    cards.into_iter().flatten().for_each(|card| begin(state, card));
}

/// Of each category as many as the players need (plague.setup.place-tiles-ten, plague.setup.place-tiles-twelve), of all
/// but three (plague.setup.removed-place-tiles), with the three new ones among them (plague.setup.new-place-tiles).
fn draw_tiles(players: u8, rng: &mut Rng) -> PlaceSet {
    let facts = &components().plague;
    let new = components().tiles_of(Category::Plague);
    let all = (place::playable() | new) - facts.removed_tiles;
    let number = facts.place_tiles[usize::from(players)];
    let draw = |category, rng: &mut Rng| tiles::draw(all & components().tiles_printed(category), number, rng);
    draw(Category::I, rng) | draw(Category::II, rng)
}

/// One A and one B for everybody, secretly (plague.setup.indulgence-hand); the C cards are pile and display
/// (plague.setup.indulgence-display).
fn deal(state: &mut State) {
    for of in [Pile::A, Pile::B] {
        let (cards, number) = shuffled(of, &mut state.secret.rng);
        for (seat, &card) in state.clockwise().zip(&cards[..number]) {
            pieces::change_hand(state, seat, |hand| hand.cards.insert(card));
        }
    }
    let (cards, number) = shuffled(Pile::C, &mut state.secret.rng);
    let (display, pile) = cards[..number].split_at(DISPLAY);
    pieces::change_table(state, |table| table.display = display.iter().copied().collect());
    pieces::lay_pile(state, pile.iter().copied().collect::<IndulgenceSet>());
}

/// The cards with this back in random order, and how many they are.
fn shuffled(pile: Pile, rng: &mut Rng) -> ([Indulgence; Indulgence::COUNT], usize) {
    let (mut cards, mut number) = ([Indulgence::ALL[0]; Indulgence::COUNT], 0);
    for card in of_pile(pile) {
        cards[number] = card;
        number += 1;
    }
    rng.shuffle(&mut cards[..number]);
    (cards, number)
}

/// The cards with this back.
pub(super) fn of_pile(pile: Pile) -> impl Iterator<Item = Indulgence> {
    IndulgenceSet::of(components().plague.piles[pile as usize])
}

/// What a card changes before round 1; the others count all game (plague.plaguecard.start-or-game).
fn begin(state: &mut State, card: PlagueCard) {
    let (players, amount) = (state.setup.players, components().plague.cards[card.index()].amount);
    match card {
        PlagueCard::Scholars => dismiss(state, Kind::Scholar, players),
        PlagueCard::HalfMonks => dismiss(state, Kind::Monk, state.table.followers[Kind::Monk.index()] / 2),
        PlagueCard::HalfGearWheels => {
            let half = state.table.gears / 2;
            state.table.gears -= half;
            state.table.gone.gears += half;
        }
        PlagueCard::TwoStartCorpses | PlagueCard::OneStartCorpse => corpses::begin(state, amount),
        PlagueCard::FewerStations => {
            state.players.as_mut_slice().iter_mut().for_each(|player| player.mat.stations_left -= amount);
        }
        _ => {}
    }
}

/// Followers leave the supply for good.
fn dismiss(state: &mut State, kind: Kind, number: u8) {
    state.table.followers[kind.index()] -= number;
    state.table.gone.followers[kind.index()] += number;
}
