//! The Duel between two who can pay: all its rounds are seen, and all its ends.

use crate::MAX_MOVES;
use crate::audit::Audit;
use orleans::components::{Edition, Good};
use orleans::{Module, Modules, Setup, State};
use std::collections::BTreeSet;
use tabletop::Game;
use tabletop::contract::{Effort, play_random_arranged, reveal_arranged};

fn setup() -> Setup {
    Setup { modules: Modules::NONE.with(Module::Duel), ..Setup::new(Edition::Bigbox, 2) }
}

/// Eager players seldom have what an event demands: these begin with much of it.
fn rich(state: &mut State) {
    for player in state.players.as_mut_slice() {
        player.mat.coins += 80;
        for (good, number) in [(Good::Cheese, 4), (Good::Wine, 3), (Good::Brocade, 2), (Good::Wool, 2)] {
            let number = number.min(state.table.goods[good.index()]);
            state.table.goods[good.index()] -= number;
            player.mat.goods[good.index()] += number;
        }
    }
}

#[test]
fn sixteen_rounds_keep_the_contract() {
    let mut audit = Audit::new(setup());
    let (mut rounds, mut ends) = (BTreeSet::new(), BTreeSet::new());
    let effort = Effort { series: 31, every: 60, samples: 2, ..Effort::games(24, MAX_MOVES) };
    play_random_arranged::<State>(&setup(), &effort, &rich, &mut |state, events| {
        audit.check(state, events);
        rounds.insert(state.table.round);
        ends.extend(state.outcome().and_then(|outcome| outcome.rule).map(|rule| rule.0));
    });
    assert!((0..=16).all(|round| rounds.contains(&round)), "{rounds:?}");
    assert!(ends.contains("duel.end.after-16") && ends.len() > 1, "{ends:?}");
}

#[test]
fn what_comes_to_light_is_said() {
    let effort = Effort { series: 32, every: 3, samples: 1, ..Effort::games(4, MAX_MOVES) };
    reveal_arranged::<State>(&setup(), &effort, &rich);
}
