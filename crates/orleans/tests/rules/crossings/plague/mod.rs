//! What tiles change, met with the events, plague cards, Indulgence cards and deeds of The Plague. The Gunpowder Tower
//! and the Sacristy are not among them: they never lie on its table (plague.setup.removed-place-tiles).

mod bathhouse;
mod borrowed;
mod bread;
mod church;
mod flea_market;
mod lent;
mod lock;
mod sending;
mod standing;
mod well;

use crate::crossings::row::With;
use crate::scene::Scene;
use orleans::components::{Condition, Happening, Indulgence, Place, PlagueCard, PlagueDeed, SpaceKind, components};

/// Events of The Plague.
fn events(events: &[Happening]) -> Vec<With> {
    events.iter().copied().map(With::PlagueEvent).collect()
}

/// Plague cards.
fn plague_cards(cards: &[PlagueCard]) -> Vec<With> {
    cards.iter().copied().map(With::PlagueCard).collect()
}

/// The plague cards that change nothing but the start.
fn of_start() -> Vec<With> {
    let at_start = |card: &PlagueCard| components().plague.cards[card.index()].at_start;
    PlagueCard::ALL.iter().copied().filter(at_start).map(With::PlagueCard).collect()
}

/// All Indulgence cards for which this holds.
fn indulgences(of: impl Fn(Indulgence) -> bool) -> Vec<With> {
    Indulgence::ALL.iter().copied().filter(|&card| of(card)).map(With::Indulgence).collect()
}

/// Whether something is given away for a card.
fn is_gift(card: Indulgence) -> bool {
    matches!(components().plague.indulgences[card.index()].condition, Condition::Give { .. })
}

/// The deeds but these.
fn deeds_without(deeds: &[PlagueDeed]) -> Vec<With> {
    PlagueDeed::ALL.iter().copied().filter(|deed| !deeds.contains(deed)).map(With::PlagueDeed).collect()
}

/// Events that look at nobody who stands on a tile, and at no action.
const UNMOVED: [Happening; 12] = [
    Happening::Outbreak,
    Happening::VictoryOverPlague,
    Happening::Income,
    Happening::Consolation,
    Happening::Indulgence,
    Happening::BonVoyage,
    Happening::TradingDay,
    Happening::Exorcism,
    Happening::GraveGoods,
    Happening::FastTravel,
    Happening::Wake,
    Happening::Training,
];

/// Indulgence cards that seat 0 has played.
fn played(game: &Scene) -> i32 {
    game.plagued(0).played.len().into()
}

/// Fills a place of seat 0 but for the space of this kind.
fn lacks(game: &mut Scene, place: Place, missing: SpaceKind) -> &mut Scene {
    for &space in components().place(place).action_spaces.iter().filter(|&&space| space != missing) {
        game.stand(0, place, space, space.kind().expect("a printed kind").neutral());
    }
    game
}
