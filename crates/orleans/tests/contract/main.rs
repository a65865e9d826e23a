//! What every game promises, in every edition, at every player count: thousands of random games, golden ones, and moves that
//! nobody would make.

mod arbitrary_moves;
mod audit;
mod duel;
mod expansions;
mod glance;
mod golden;
mod hidden;
mod invasion;
mod pairs;
mod plague;
mod prosperity;
mod setups;
mod turns;

use audit::Audit;
use orleans::State;
use setups::{agreements, tables};
use tabletop::contract::{Effort, commute, leak_but_who_waits, play_random, replays, reseed, reveal, save_load, undo};
use tabletop::{Game, Seed};
use turns::{sixth, soak};

/// Longer than any random game seen; a game that does not end would be.
const MAX_MOVES: usize = 20_000;

/// Options, refusals, saving, guessing, determinism, and every piece accounted for after every move.
#[test]
fn random_games_keep_the_contract() {
    for setup in tables() {
        let mut audit = Audit::new(setup);
        let games = if soak() { 200 } else { 80 };
        let effort = Effort { every: 40, samples: 3, ..Effort::games(games, MAX_MOVES) };
        play_random::<State>(&setup, &effort, &mut |state, events| audit.check(state, events));
    }
}

/// The same with what a table may agree on: a sixth of it in every run, all in `make soak`.
#[test]
fn table_options_keep_the_contract() {
    for setup in sixth(agreements()) {
        let mut audit = Audit::new(setup);
        let effort = Effort { series: 2, every: 40, samples: 3, ..Effort::games(40, MAX_MOVES) };
        play_random::<State>(&setup, &effort, &mut |state, events| audit.check(state, events));
    }
}

/// Nobody learns what is hidden: bags, the hour glass stack, plans in progress, chance to come.
/// Where the table plans openly, plans are meant to be seen. A sixth of the tables in every run, all in `make soak`.
#[test]
fn nothing_leaks() {
    for setup in sixth(tables().chain(agreements()).filter(|setup| !setup.options.open_planning)) {
        let effort = Effort { series: 3, every: 25, samples: 2, ..Effort::games(6, MAX_MOVES) };
        leak_but_who_waits::<State>(&setup, &effort, &mut hidden::scramble);
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
fn games_are_taken_up_with_new_chance() {
    for setup in tables() {
        reseed::<State>(&setup, &Effort { series: 8, every: 25, ..Effort::games(4, MAX_MOVES) });
    }
}

/// Who has seen the old game does not know the tiles to come.
#[test]
fn new_chance_deals_the_hour_glass_anew() {
    for setup in tables() {
        let game = State::new(&setup, Seed::of_series(9, 0)).expect("a game");
        let turned = game.table.turned.count_ones() as usize;
        let stacks = (0..20).map(|nth| {
            let mut game = game.clone();
            game.reseed(Seed::of_series(9, nth));
            game.secret.hour_glass
        });
        let stacks: Vec<_> = stacks.collect();
        assert!(stacks.iter().all(|stack| stack[..turned] == game.secret.hour_glass[..turned]));
        assert!(stacks.iter().filter(|stack| **stack == game.secret.hour_glass).count() < 2, "{setup:?}");
    }
}

/// Draws, dice, tiles and cards turned up, plans and bags laid open: each says so.
#[test]
fn what_comes_to_light_is_said() {
    for setup in tables().chain(agreements()) {
        reveal::<State>(&setup, &Effort { series: 10, every: 3, samples: 1, ..Effort::games(6, MAX_MOVES) });
    }
}

#[test]
fn undo_leaves_no_trace() {
    for setup in tables().chain(agreements()) {
        undo::<State>(&setup, &Effort { series: 7, ..Effort::games(2, MAX_MOVES) });
    }
}
