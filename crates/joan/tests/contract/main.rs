//! What every game promises, at every player count, with cards and printed places, and alone at every level.

mod arbitrary_moves;
mod audit;
mod glance;
mod golden;
mod setups;

use audit::Audit;
use joan::State;
use setups::{small, tables};
use tabletop::contract::{Effort, leak, play_random, replays, reseed, reveal, save_load, undo};
use tabletop::{Rng, Viewer};

/// Longer than any random game seen; a game that does not end would be.
const MAX_MOVES: usize = 2_000;

/// Options, refusals, saving, guessing, determinism, and every piece accounted for after every move.
#[test]
fn random_games_keep_the_contract() {
    for setup in tables() {
        let mut audit = Audit::new(setup);
        let effort = Effort { every: 40, samples: 3, ..Effort::games(60, MAX_MOVES) };
        play_random::<State>(&setup, &effort, &mut |state, events| audit.check(state, events));
        audit.finish();
    }
}

/// Nobody learns what is hidden: chance to come and the order of the solo cards.
#[test]
fn nothing_leaks() {
    for setup in tables() {
        let effort = Effort { series: 3, every: 25, samples: 2, ..Effort::games(6, MAX_MOVES) };
        leak::<State>(&setup, &effort, &mut scramble);
    }
}

/// Another generator, and another order of the solo cards below the one whose back lies open.
fn scramble(state: &mut State, _viewer: Viewer, rng: &mut Rng) {
    state.secret.rng = Rng::new(rng.seed());
    if let Some(joan) = state.joan {
        let below = usize::from(joan.revealed.len()) + 1;
        rng.shuffle(&mut state.secret.pile[below..]);
    }
}

#[test]
fn saved_between_all_moves() {
    for setup in small() {
        save_load::<State>(&setup, &Effort { series: 5, ..Effort::games(2, MAX_MOVES) });
    }
}

#[test]
fn records_replay() {
    for setup in tables() {
        replays::<State>(&setup, &Effort { series: 6, ..Effort::games(4, MAX_MOVES) });
    }
}

#[test]
fn games_are_taken_up_with_new_chance() {
    for setup in tables() {
        reseed::<State>(&setup, &Effort { series: 8, every: 25, ..Effort::games(4, MAX_MOVES) });
    }
}

/// Tiles drawn and set aside, cards turned up and places removed: each says so.
#[test]
fn what_comes_to_light_is_said() {
    for setup in tables() {
        reveal::<State>(&setup, &Effort { series: 10, every: 3, samples: 1, ..Effort::games(6, MAX_MOVES) });
    }
}

#[test]
fn undo_leaves_no_trace() {
    for setup in small() {
        undo::<State>(&setup, &Effort { series: 7, ..Effort::games(2, MAX_MOVES) });
    }
}
