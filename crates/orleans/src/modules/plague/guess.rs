//! Hands and pile as they could be behind a view.

use super::infirmary::LOOKED_AT;
use super::pieces::{IndulgenceSet, PlagueHand, lay_pile, on, table};
use super::set_up::of_pile;
use super::{PlagueAsk, stack};
use crate::ask::Ask;
use crate::components::{Indulgence, Pile};
use crate::flow::Frame;
use crate::modules::SystemHand;
use crate::state::State;
use tabletop::{Rng, Seat};

/// Everybody has one A and one B to begin with and takes C cards later; whatever is in sight is nowhere else.
pub(super) fn guess(state: &mut State, rng: &mut Rng) {
    stack::guess(state, rng);
    let mut unseen = [Pile::A, Pile::B, Pile::C].map(|pile| unseen(state, pile, rng));
    for seat in state.clockwise() {
        if state.players[seat].hand.is_none() {
            let cards = deal(state, seat, &mut unseen);
            state.players[seat].hand = SystemHand::Plague(PlagueHand { cards, announced: None });
        }
    }
    let [_, _, rest] = &mut unseen;
    state.stack.redact(|ask, _| {
        if let Ask::Plague(PlagueAsk::Three { cards, number }) = ask
            && *cards == [None; LOOKED_AT]
        {
            cards.iter_mut().take((*number).into()).for_each(|card| *card = rest.pop());
        }
    });
    lay_pile(state, rest.iter().copied().collect());
}

/// The cards with this back that the viewer sees nowhere, shuffled.
fn unseen(state: &State, pile: Pile, rng: &mut Rng) -> Vec<Indulgence> {
    let held = |card: Indulgence| match state.stack.last() {
        Some(Frame::Ask(_, Ask::Plague(PlagueAsk::Three { cards, .. }))) => cards.contains(&Some(card)),
        _ => false,
    };
    let before = |card: Indulgence| {
        state.players.as_slice().iter().any(|player| {
            on(&player.mat).played.contains(card)
                || matches!(player.hand, SystemHand::Plague(hand) if hand.cards.contains(card))
        })
    };
    let in_sight = |card: Indulgence| table(state).display.contains(card) || held(card) || before(card);
    let mut cards: Vec<Indulgence> = of_pile(pile).filter(|&card| !in_sight(card)).collect();
    rng.shuffle(&mut cards);
    cards
}

/// As many cards as the hand has: the A and the B unless they are played, and for the rest C.
fn deal(state: &State, seat: Seat, [a, b, c]: &mut [Vec<Indulgence>; 3]) -> IndulgenceSet {
    let mat = on(state.mat(seat));
    let is_played = |pile: Pile| of_pile(pile).any(|card| mat.played.contains(card));
    let mut cards = IndulgenceSet::default();
    for (pile, from) in [(Pile::A, a), (Pile::B, b)] {
        let card = if is_played(pile) { None } else { from.pop() };
        card.into_iter().for_each(|card| cards.insert(card));
    }
    while cards.len() < mat.in_hand {
        let Some(card) = c.pop() else { break };
        cards.insert(card);
    }
    cards
}
