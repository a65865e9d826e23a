//! The Plague: corpses and cards are accounted for, and what hands and pile hide stays hidden.

use crate::audit::Audit;
use crate::{MAX_MOVES, hidden};
use orleans::components::{Edition, Indulgence, Pile, components};
use orleans::{Ask, Frame, Module, Modules, PlagueAsk, PlagueHidden, PlagueOnMat, PlagueOnTable, Setup, State};
use orleans::{SystemHand, SystemHidden, SystemOnMat, SystemOnTable, TableOptions};
use tabletop::contract::{Effort, leak_but_who_waits, play_random, reveal};
use tabletop::{Rng, Seat, Viewer};

/// Alone and with orders, at every player count.
fn tables() -> impl Iterator<Item = Setup> {
    let mixes = [Modules::NONE.with(Module::Plague), Modules::NONE.with(Module::Plague).with(Module::Orders)];
    mixes.into_iter().flat_map(|modules| (2..=5).map(move |n| Setup { modules, ..Setup::new(Edition::Bigbox, n) }))
}

#[test]
fn plagued_games_keep_the_contract() {
    for setup in tables() {
        let mut audit = Audit::new(setup);
        let effort = Effort { series: 31, every: 40, samples: 2, ..Effort::games(12, MAX_MOVES) };
        play_random::<State>(&setup, &effort, &mut |state, events| audit.check(state, events));
    }
}

#[test]
fn plagued_agreements_keep_the_contract() {
    let options = TableOptions { exclude_tiles: true, ordered_planning: true, ..TableOptions::default() };
    for setup in tables().map(|setup| Setup { options, ..setup }) {
        let mut audit = Audit::new(setup);
        let effort = Effort { series: 32, every: 60, samples: 2, ..Effort::games(4, MAX_MOVES) };
        play_random::<State>(&setup, &effort, &mut |state, events| audit.check(state, events));
    }
}

#[test]
fn hands_and_pile_do_not_leak() {
    for setup in tables() {
        let effort = Effort { series: 33, every: 30, samples: 1, ..Effort::games(2, MAX_MOVES) };
        leak_but_who_waits::<State>(&setup, &effort, &mut hidden::scramble);
    }
}

#[test]
fn what_the_plague_shows_is_said() {
    for setup in tables() {
        reveal::<State>(&setup, &Effort { series: 34, every: 3, samples: 1, ..Effort::games(6, MAX_MOVES) });
    }
}

fn on(state: &State, seat: Seat) -> PlagueOnMat {
    let SystemOnMat::Plague(mat) = state.mat(seat).modules.system else { panic!("a mat of The Plague") };
    mat
}

fn table(state: &State) -> PlagueOnTable {
    let SystemOnTable::Plague(table) = state.table.modules.system else { panic!("a table of The Plague") };
    table
}

/// Every corpse is somewhere, every card is somewhere once, and what lies open says how many are hidden.
pub(crate) fn audit(state: &State) {
    let seats = || (0..state.setup.players).map(Seat);
    let corpses =
        |seat: Seat| on(state, seat).on_market + u8::from(on(state, seat).on_cemetery) + on(state, seat).in_bag;
    assert_eq!(seats().map(corpses).sum::<u8>() + table(state).supply, components().plague.corpses, "corpses");
    let mut cards: Vec<Indulgence> = table(state).display.iter().collect();
    for seat in seats() {
        let SystemHand::Plague(hand) = state.players[seat].hand else { panic!("a hand of {seat:?}") };
        assert_eq!(hand.cards.len(), on(state, seat).in_hand, "cards of {seat:?}");
        cards.extend(hand.cards.iter().chain(on(state, seat).played.iter()));
        let market = state.mat(seat).market.total() + on(state, seat).on_market;
        assert!(market <= components().counts.market_spaces, "the Market of {seat:?}");
    }
    let SystemHidden::Plague(PlagueHidden { pile }) = state.secret.modules.system else { panic!("a pile") };
    assert_eq!(pile.len(), table(state).pile, "the pile");
    cards.extend(pile.iter());
    for frame in state.stack.as_slice() {
        if let Frame::Ask(_, Ask::Plague(PlagueAsk::Three { cards: looked_at, number })) = frame {
            assert_eq!(looked_at.iter().flatten().count(), usize::from(*number));
            cards.extend(looked_at.iter().flatten());
        }
    }
    let dealt = usize::from(state.setup.players) * 2;
    let of_pile = |pile: Pile| components().plague.indulgences.iter().filter(|card| card.pile == pile).count();
    assert_eq!(cards.len(), of_pile(Pile::C) + dealt, "cards in play");
    cards.sort();
    cards.dedup();
    assert_eq!(cards.len(), of_pile(Pile::C) + dealt, "no card twice");
}

/// Other cards in the hands of the others and in the pile, as many as before.
pub(crate) fn scramble(state: &mut State, viewer: Viewer, rng: &mut Rng) {
    if !state.setup.modules.contains(Module::Plague) {
        return;
    }
    let seats: Vec<Seat> = (0..state.setup.players).map(Seat).filter(|&seat| !viewer.is(seat)).collect();
    for of in [Pile::A, Pile::B, Pile::C] {
        let is_of = |card: &Indulgence| components().plague.indulgences[card.index()].pile == of;
        let (mut cards, mut wanted): (Vec<Indulgence>, Vec<usize>) = (Vec::new(), Vec::new());
        for &seat in &seats {
            let SystemHand::Plague(hand) = &mut state.players[seat].hand else { continue };
            let held: Vec<Indulgence> = hand.cards.iter().filter(is_of).collect();
            held.iter().for_each(|&card| hand.cards.remove(card));
            wanted.push(held.len());
            cards.extend(held);
        }
        let SystemHidden::Plague(PlagueHidden { pile }) = &mut state.secret.modules.system else { return };
        let in_pile: Vec<Indulgence> = pile.iter().filter(is_of).collect();
        in_pile.iter().for_each(|&card| pile.remove(card));
        cards.extend(&in_pile);
        rng.shuffle(&mut cards);
        let mut left = cards.split_off(in_pile.len()).into_iter();
        cards.into_iter().for_each(|card| pile.insert(card));
        for (&seat, wanted) in seats.iter().zip(wanted) {
            let SystemHand::Plague(hand) = &mut state.players[seat].hand else { continue };
            left.by_ref().take(wanted).for_each(|card| hand.cards.insert(card));
        }
    }
}
