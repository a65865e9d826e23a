//! The Structure cards: dealt, drawn, kept; whatever is not kept goes under the pile.

use super::carpenter;
use super::pieces::{ProsperityHand, built, facts, hand, on_table, on_table_mut, pile_mut, set_hand};
use super::types::{ProsperityAsk, ProsperityEvent, ProsperityMove};
use crate::ask::{Ask, Move, Offer};
use crate::components::{DRAWN, Structure, StructureSet};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::modules::{SystemHand, SystemOnMat};
use crate::state::State;
use tabletop::{Rng, RuleId, Seat};

/// Two cards for everybody, from the start player clockwise (prosperity.setup.structure-deal).
pub(super) fn deal(state: &mut State) {
    for seat in state.clockwise() {
        let drawn = [take(state), take(state)];
        set_hand(state, seat, ProsperityHand { card: None, drawn });
    }
}

/// The choices are made in turn order, so that the order of the cards under the pile is defined.
pub(super) fn ask_all(state: &mut State) {
    for seat in state.clockwise().rev() {
        ask(state, seat);
    }
}

fn ask(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Prosperity(ProsperityAsk::Keep))]);
}

/// Whether a card can be drawn.
pub(super) fn is_left(state: &State) -> bool {
    on_table(state).is_some_and(|table| table.pile > 0)
}

/// Draws two cards to keep one (prosperity.structure.draw-after-build, prosperity.scriptorium.exchange); of fewer
/// nothing is to be chosen (prosperity.structure.short-pile, prosperity.scriptorium.exchange-short).
pub(super) fn draw(state: &mut State, seat: Seat, log: &mut Log) {
    let drawn = [take(state), take(state)];
    set_hand(state, seat, ProsperityHand { drawn, ..hand(state, seat) });
    match drawn {
        [None, _] => {}
        [Some(only), None] => {
            log.push(Event::Prosperity(ProsperityEvent::Drew(seat, drawn)));
            keep(state, seat, only, log);
        }
        _ => {
            log.push(Event::Prosperity(ProsperityEvent::Drew(seat, drawn)));
            ask(state, seat);
        }
    }
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(hand(state, seat).drawn.into_iter().flatten().map(|card| Move::Prosperity(ProsperityMove::Keep(card))));
}

/// The drawn card goes under the pile first, then the one that was in the hand: it cannot be kept.
pub(super) fn keep(state: &mut State, seat: Seat, kept: Structure, log: &mut Log) {
    let before = hand(state, seat);
    let others = before.drawn.into_iter().flatten().filter(|&card| card != kept);
    for card in others.chain(before.card) {
        put_under(state, card);
    }
    set_hand(state, seat, ProsperityHand { card: Some(kept), drawn: [None; DRAWN] });
    log.push(Event::Prosperity(ProsperityEvent::Kept(seat, Some(kept))));
}

pub(super) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    Some(RuleId(match mv {
        Move::Prosperity(ProsperityMove::Keep(card)) if hand(state, seat).card == Some(card) => {
            "prosperity.scriptorium.exchange"
        }
        Move::Decline if state.table.round > 0 => "prosperity.structure.draw-after-build",
        _ => "prosperity.setup.structure-deal",
    }))
}

/// The top card of the pile.
fn take(state: &mut State) -> Option<Structure> {
    let table = on_table_mut(state).filter(|table| table.pile > 0)?;
    table.pile -= 1;
    let pile = pile_mut(state)?;
    let card = pile[0];
    pile.rotate_left(1);
    // What is not in the pile is the first card, so that equal piles are equal.
    pile[Structure::COUNT - 1] = Structure::ALL[0];
    Some(card)
}

fn put_under(state: &mut State, card: Structure) {
    let Some(table) = on_table_mut(state) else { return };
    let at = usize::from(table.pile);
    table.pile += 1;
    if let Some(pile) = pile_mut(state) {
        pile[at] = card;
    }
}

/// Hands that the viewer does not know are dealt anew from what lies nowhere in sight, and the rest is the pile.
pub(super) fn guess(state: &mut State, rng: &mut Rng) {
    let mut unseen: StructureSet = Structure::ALL.iter().copied().collect();
    for player in state.players.as_slice() {
        built(&player.mat).for_each(|it| unseen.remove(it.structure));
        if let SystemHand::Prosperity(hand) = player.hand {
            hand.drawn.into_iter().chain([hand.card]).flatten().for_each(|card| unseen.remove(card));
        }
    }
    let mut cards: Vec<Structure> = unseen.iter().collect();
    rng.shuffle(&mut cards);
    // Whoever lets the Carpenter stay has a card that fits: it is dealt first.
    let builder = carpenter::who_stays(state).filter(|&seat| state.players[seat].hand.is_none());
    let fits = |card: &Structure| carpenter::place(state).is_some_and(|at| facts(*card).towns.contains(at));
    let fitting = builder.and_then(|_| cards.iter().position(fits)).map(|at| cards.remove(at));
    let mut cards = cards.into_iter();
    for (player, seat) in state.players.as_mut_slice().iter_mut().zip(0..) {
        if let (SystemHand::None, SystemOnMat::Prosperity(mat)) = (player.hand, player.mat.modules.system) {
            let fitting = fitting.filter(|_| builder == Some(Seat(seat)));
            let card = if mat.cards % 2 == 1 { fitting.or_else(|| cards.next()) } else { None };
            let drawn = if mat.cards > 1 { [cards.next(), cards.next()] } else { [None; DRAWN] };
            player.hand = SystemHand::Prosperity(ProsperityHand { card, drawn });
        }
    }
    let mut pile = [Structure::ALL[0]; Structure::COUNT];
    pile.iter_mut().zip(cards).for_each(|(place, card)| *place = card);
    state.secret.modules.system = super::hidden(pile);
}
