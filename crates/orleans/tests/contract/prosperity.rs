//! Prosperity with players who can afford it: Structures are built, manned and completed, and all keep the contract.

use crate::MAX_MOVES;
use crate::audit::Audit;
use crate::hidden;
use orleans::components::{Edition, Good, Kind, Structure};
use orleans::{Event, Module, Modules, ProsperityEvent, Setup, State};
use std::collections::BTreeSet;
use tabletop::contract::{Effort, commute, leak_but_who_waits, play_random_arranged, reveal_arranged, save_load, undo};

fn setups() -> impl Iterator<Item = Setup> {
    (2..=5).map(|n| Setup { modules: Modules::NONE.with(Module::Prosperity), ..Setup::new(Edition::Bigbox, n) })
}

/// Eager players seldom have what a Structure needs: these begin with some of all of it.
fn rich(state: &mut State) {
    for player in state.players.as_mut_slice() {
        player.mat.coins += 30;
        for &good in Good::ALL {
            let number = state.table.goods[good.index()].min(2);
            state.table.goods[good.index()] -= number;
            player.mat.goods[good.index()] += number;
        }
        for &kind in Kind::ALL {
            state.table.followers[kind.index()] -= 2;
            (0..2).for_each(|_| player.bag.add(kind.neutral()));
        }
        player.mat.tracks[4] = 3;
    }
}

#[test]
fn structures_keep_the_contract() {
    let (mut rounds, mut built, mut done) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::<Structure>::new());
    for setup in setups() {
        let mut audit = Audit::new(setup);
        let effort = Effort { series: 41, every: 60, samples: 2, ..Effort::games(12, MAX_MOVES) };
        play_random_arranged::<State>(&setup, &effort, &rich, &mut |state, events| {
            audit.check(state, events);
            rounds.insert(state.table.round);
            for event in events {
                match event {
                    Event::Prosperity(ProsperityEvent::Built { structure, .. }) => _ = built.insert(*structure),
                    Event::Prosperity(ProsperityEvent::Completed(_, structure)) => _ = done.insert(*structure),
                    _ => {}
                }
            }
        });
    }
    assert_eq!(rounds.len(), 17, "before round 1 and sixteen rounds: {rounds:?}");
    assert!(built.len() > 15 && done.len() > 3, "built {built:?}, completed {done:?}");
}

#[test]
fn what_comes_to_light_is_said() {
    for setup in setups() {
        reveal_arranged::<State>(
            &setup,
            &Effort { series: 42, every: 3, samples: 1, ..Effort::games(4, MAX_MOVES) },
            &rich,
        );
    }
}

#[test]
fn hidden_saved_and_taken_back() {
    for setup in setups() {
        let effort = |series, games| Effort { series, every: 40, samples: 1, ..Effort::games(games, MAX_MOVES) };
        leak_but_who_waits::<State>(&setup, &effort(43, 2), &mut hidden::scramble);
        commute::<State>(&setup, &effort(44, 1));
        save_load::<State>(&setup, &effort(45, 1));
        undo::<State>(&setup, &effort(46, 1));
    }
}
