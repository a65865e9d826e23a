//! Indulgence cards are taken in the Infirmary (plague.infirmary.take-card), at the Back Door, or bought.

use super::conditions::is_unusable;
use super::pieces::{change_hand, change_table, lay_pile, pile, table};
use super::{PlagueAsk, PlagueEvent, PlagueMove};
use crate::ask::{Ask, Move, Offer};
use crate::components::{Indulgence, Place};
use crate::event::Log;
use crate::flow::Frame;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// So many cards of the pile are looked at through the Back Door.
pub(super) const LOOKED_AT: usize = 3;

/// A card must be left (plague.infirmary.empty-pile).
pub(super) fn forbids(state: &State) -> Option<RuleId> {
    let table = table(state);
    (table.pile == 0 && table.display.is_empty()).then_some(RuleId("plague.infirmary.empty-pile"))
}

pub(super) fn start(state: &mut State, seat: Seat, place: Place) {
    let ask = if place == Place::BackDoor { PlagueAsk::BackDoor } else { PlagueAsk::Infirmary };
    state.then([Frame::Ask(seat, Ask::Plague(ask))]);
}

/// Any card of the display, or the top of the pile; at the Back Door the best of three (places.back-door.card).
pub(super) fn options(state: &State, ask: PlagueAsk, out: &mut impl Offer) {
    let table = table(state);
    out.extend(table.display.iter().map(|card| Move::Plague(PlagueMove::TakeCard(card))));
    if table.pile > 0 {
        let unseen = if ask == PlagueAsk::BackDoor { PlagueMove::LookAtThree } else { PlagueMove::DrawCard };
        out.push(Move::Plague(unseen));
    }
}

pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Plague(PlagueMove::TakeCard(card)) => {
            change_table(state, |table| table.display.remove(card));
            log.push(PlagueEvent::TookCard(seat, card).into());
            take(state, seat, card);
            // plague.infirmary.refill
            turn_up(state, log);
        }
        Move::Plague(PlagueMove::DrawCard) => draw_card(state, seat, log),
        Move::Plague(PlagueMove::LookAtThree) => look(state, seat, log),
        _ => {}
    }
}

pub(super) fn why_not(state: &State, ask: PlagueAsk, mv: Move) -> RuleId {
    RuleId(match (ask, mv) {
        (_, Move::Plague(PlagueMove::TakeCard(_))) => "plague.infirmary.take-card",
        (PlagueAsk::BackDoor, Move::Plague(PlagueMove::DrawCard)) => "plague.tile.back-door-three",
        (_, Move::Plague(PlagueMove::DrawCard | PlagueMove::LookAtThree)) if table(state).pile == 0 => {
            "plague.infirmary.empty-pile"
        }
        (PlagueAsk::BackDoor, _) => "plague.tile.back-door-open",
        _ => "plague.infirmary.take-card",
    })
}

/// The top card; one that is of no use goes to the display, and the next one is kept (plague.infirmary.unusable-card,
/// plague.infirmary.swap-choice). Without a next one it is kept (plague.infirmary.swap-no-card).
pub(super) fn draw_card(state: &mut State, seat: Seat, log: &mut Log) {
    let Some(first) = draw(state) else { return };
    let next = if is_unusable(state, seat, first) { draw(state) } else { None };
    let kept = match next {
        Some(second) => {
            change_table(state, |table| table.display.insert(first));
            log.push(PlagueEvent::PutAside(seat, first).into());
            second
        }
        None => first,
    };
    log.push(PlagueEvent::DrewCard(seat, Some(kept)).into());
    take(state, seat, kept);
}

/// The top card of the pile goes to the display, if there is one (plague.event.exorcism).
pub(super) fn turn_up(state: &mut State, log: &mut Log) {
    if let Some(card) = draw(state) {
        change_table(state, |table| table.display.insert(card));
        log.push(PlagueEvent::TurnedUp(card).into());
    }
}

/// A card face down before its owner (plague.infirmary.hidden); what was met before counts no more for it
/// (plague.indulgence.newly-taken).
fn take(state: &mut State, seat: Seat, card: Indulgence) {
    change_hand(state, seat, |hand| hand.cards.insert(card));
    change_table(state, |table| {
        table.met.remove(card);
        table.took = true;
    });
}

/// Takes the top card off the pile.
fn draw(state: &mut State) -> Option<Indulgence> {
    let mut cards = pile(state);
    if cards.is_empty() {
        return None;
    }
    let nth = state.secret.rng.below(cards.len().into()) as usize;
    let card = cards.iter().nth(nth)?;
    cards.remove(card);
    lay_pile(state, cards);
    Some(card)
}

/// The top three cards, or all there are, are looked at in secret (plague.tile.back-door-three).
fn look(state: &mut State, seat: Seat, log: &mut Log) {
    let cards: [Option<Indulgence>; LOOKED_AT] = std::array::from_fn(|_| draw(state));
    log.push(PlagueEvent::LookedAt(seat, cards).into());
    let number = cards.iter().flatten().count() as u8;
    state.then([Frame::Ask(seat, Ask::Plague(PlagueAsk::Three { cards, number }))]);
}

/// One is kept, the others are shuffled back.
pub(super) fn keep(state: &mut State, seat: Seat, cards: [Option<Indulgence>; LOOKED_AT], mv: Move, log: &mut Log) {
    let Move::Plague(PlagueMove::KeepCard(kept)) = mv else { return };
    let mut rest = pile(state);
    cards.into_iter().flatten().filter(|&card| card != kept).for_each(|card| rest.insert(card));
    lay_pile(state, rest);
    log.push(PlagueEvent::DrewCard(seat, Some(kept)).into());
    take(state, seat, kept);
}
