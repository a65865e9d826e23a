//! What follows from a folder and a line: mixes, offers, contracts, secrets, records, endings.
#![cfg(test)]

use super::{Event, Move, ROUNDS};
use crate::components::Edition;
use crate::modules::{Module, Modules, SystemHand};
use crate::{Event as Told, Move as Answer, Setup, State, ask};
use tabletop::contract::{Effort, leak_but_who_waits, play_random, replays, reseed, save_load, undo};
use tabletop::{Game, OutcomeKind, Seat, Seed, Viewer};

fn setup(players: u8) -> Setup {
    Setup { modules: Modules::NONE.with(Module::Pilot), ..Setup::new(Edition::Bigbox, players) }
}

/// The table of mixes has it with everything whose slots it leaves alone, and with nothing else.
#[test]
fn mixes_follow_from_the_slots() {
    let mixes = Modules::mixes(Edition::Bigbox);
    let with = |module: Module| mixes.iter().filter(|mix| mix.contains(Module::Pilot) && mix.contains(module)).count();
    assert!(with(Module::Orders) > 0 && with(Module::Intrigue) > 0);
    assert_eq!(with(Module::Tours), 0);
    assert!(mixes.iter().all(|mix| !mix.contains(Module::Tours) || mix.iter().count() == 1));
    for other in [Module::Orders, Module::Pilot] {
        let mix = Setup { modules: Modules::NONE.with(other).with(Module::Tours), ..setup(1) };
        let refused = State::new(&mix, Seed([1; 32])).expect_err("a mix that cannot be");
        assert_eq!(refused.rule.map(|rule| rule.0), Some("tours.setup.alone"), "whichever comes first");
    }
    assert!(State::new(&setup(4), Seed([1; 32])).is_err(), "it seats three at the most");
    assert!(State::new(&setup(1), Seed([1; 32])).is_ok(), "one seat is enough where a module says so");
}

#[test]
fn the_contracts_hold_for_it_and_with_it() {
    let effort = Effort { every: 20, samples: 2, ..Effort::games(6, 20_000) };
    for players in 1..=3 {
        play_random::<State>(&setup(players), &effort, &mut |_, _| {});
        save_load::<State>(&setup(players), &effort);
        replays::<State>(&setup(players), &effort);
        undo::<State>(&setup(players), &effort);
        reseed::<State>(&setup(players), &effort);
    }
    for mix in Modules::mixes(Edition::Bigbox).into_iter().filter(|mix| mix.contains(Module::Pilot)) {
        let mixed = Setup { modules: mix, ..setup(2) };
        play_random::<State>(&mixed, &Effort { every: 40, ..Effort::games(2, 20_000) }, &mut |_, _| {});
    }
}

/// A hand is in no view but its owner's, and changing it changes no other view.
#[test]
fn seals_stay_in_their_hands() {
    let effort = Effort { every: 10, samples: 2, ..Effort::games(6, 20_000) };
    leak_but_who_waits::<State>(&setup(3), &effort, &mut |state, viewer, rng| {
        *state = State::guess(&state.view(viewer), rng);
    });
    let game = State::new(&setup(2), Seed([3; 32])).expect("a game");
    let seen =
        |viewer: Viewer| game.view(viewer).players.iter().map(|player| player.hand.is_some()).collect::<Vec<_>>();
    assert_eq!(seen(Viewer::Seat(Seat(0))), [true, false]);
    assert_eq!(seen(Viewer::Spectator), [false, false]);
    assert!(matches!(game.players[Seat(1)].hand, SystemHand::Pilot(_)));
}

/// Toll, look, show: steps before and after phases, questions with a secret, free answers, a loss in mid-round.
#[test]
fn every_hook_is_used() {
    let (mut lost, mut over, mut shown, mut swapped) = (0, 0, 0, 0);
    let effort = Effort { every: 1_000, ..Effort::games(60, 20_000) };
    play_random::<State>(&setup(2), &effort, &mut |state, events| {
        for event in events {
            match event {
                Told::Pilot(Event::Saw(seat, _)) => {
                    assert!(State::seen_by(event, Viewer::Spectator).is_none());
                    assert!(State::seen_by(event, Viewer::Seat(*seat)).is_some());
                }
                Told::Pilot(Event::Shown(..)) => shown += 1,
                Told::Pilot(Event::Swapped(_)) => swapped += 1,
                _ => {}
            }
        }
        if let Some(outcome) = state.outcome() {
            assert_eq!((outcome.kind, outcome.winners.is_empty()), (OutcomeKind::Together, true));
            assert!(state.asked().is_empty() && state.table.round <= ROUNDS);
            match outcome.rule.map(|rule| rule.0) {
                Some("base.torture.trigger") => lost += 1,
                _ => over += 1,
            }
        }
    });
    assert!(lost > 0 && over > 0 && shown > 0 && swapped > 0, "{lost} {over} {shown} {swapped}");
    let game = State::new(&setup(2), Seed([5; 32])).expect("a game");
    let asked = game.asked().first().expect("somebody plans");
    assert!(matches!(game.question(asked), Some(ask::Ask::Plan)));
    assert!(game.why_not(asked, Answer::Pilot(Move::Show)).is_some(), "nothing is shown while planning");
}
