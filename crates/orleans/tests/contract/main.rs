//! What every game promises, in every edition, at every player count: thousands of random games.

mod audit;
mod hidden;
mod pairs;
mod setups;

use audit::Audit;
use orleans::State;
use setups::{agreements, tables};
use tabletop::contract::{Effort, commute, leak, play_random, replays, save_load, undo};

/// Longer than any random game seen; a game that does not end would be.
const MAX_MOVES: usize = 20_000;

/// Options, refusals, saving, guessing, determinism, and every piece accounted for after every move.
#[test]
fn random_games_keep_the_contract() {
    for setup in tables() {
        let mut audit = Audit::new(setup);
        let effort = Effort { every: 40, samples: 3, ..Effort::games(200, MAX_MOVES) };
        play_random::<State>(&setup, &effort, &mut |state, events| audit.check(state, events));
    }
}

/// The same with what a table may agree on.
#[test]
fn table_options_keep_the_contract() {
    for setup in agreements() {
        let mut audit = Audit::new(setup);
        let effort = Effort { series: 2, every: 40, samples: 3, ..Effort::games(40, MAX_MOVES) };
        play_random::<State>(&setup, &effort, &mut |state, events| audit.check(state, events));
    }
}

/// Nobody learns what is hidden: bags, the hour glass stack, plans in progress, chance to come.
/// Where the table plans openly, plans are meant to be seen.
#[test]
fn nothing_leaks() {
    for setup in tables().chain(agreements()).filter(|setup| !setup.options.open_planning) {
        let effort = Effort { series: 3, every: 25, samples: 2, ..Effort::games(6, MAX_MOVES) };
        leak::<State>(&setup, &effort, &mut hidden::scramble);
    }
}

/// Whoever plans first makes no difference.
#[test]
fn plans_commute() {
    for setup in tables() {
        commute::<State>(&setup, &Effort { series: 4, samples: 2, ..Effort::games(6, MAX_MOVES) });
    }
}

#[test]
fn saved_between_all_moves() {
    for setup in tables() {
        save_load::<State>(&setup, &Effort { series: 5, ..Effort::games(2, MAX_MOVES) });
    }
}

#[test]
fn records_replay() {
    for setup in tables().chain(agreements()) {
        replays::<State>(&setup, &Effort { series: 6, ..Effort::games(4, MAX_MOVES) });
    }
}

#[test]
fn undo_leaves_no_trace() {
    for setup in tables().chain(agreements()) {
        undo::<State>(&setup, &Effort { series: 7, ..Effort::games(2, MAX_MOVES) });
    }
}
