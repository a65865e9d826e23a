//! Bots at tables of every kind: they answer legally, come to an end, know no secret, and are worth playing.

mod expansions;
mod hints;
mod legal;
mod partners;
mod play;
mod strength;
mod together;
mod view_only;

use bots::{Budget, Desk, play_out};
use orleans::components::Edition;
use orleans::{Setup, State, TableOptions};
use tabletop::{Bot, Game, Outcome, Seed};

/// No game among bots takes more decisions than this for each seat.
const MOST_DECISIONS: u64 = 400;

/// Every edition with every number of players.
fn setups() -> Vec<Setup> {
    let seats = |edition| if edition == Edition::Bigbox { 2..=5 } else { 2..=4 };
    Edition::ALL.iter().flat_map(|&edition| seats(edition).map(move |players| Setup::new(edition, players))).collect()
}

/// What a table may agree on, one agreement at a time and several at once.
fn agreements(edition: Edition) -> Vec<TableOptions> {
    let none = TableOptions::default();
    vec![
        none,
        TableOptions { open_planning: true, ..none },
        TableOptions { ordered_planning: true, ..none },
        TableOptions { exclude_tiles: true, added_tiles: edition == Edition::Current, ..none },
        TableOptions { exclude_tiles: true, open_planning: true, ordered_planning: true, ..none },
    ]
}

fn rule(id: &str) {
    assert!(orleans::ledger().get(id).is_some(), "the ledger has no rule {id}");
}

fn game(setup: &Setup, series: u64, n: u64) -> State {
    State::new(setup, Seed::of_series(series, n)).expect("a set-up that can be played")
}

/// A bot whose answers do not depend on how busy the machine is.
fn bot(name: &str, n: u64) -> Box<dyn Bot<State>> {
    let few = Budget::iterations(16);
    bots::make_within(name, Seed::of_series(77, n), Some(few)).expect("a bot of this name")
}

/// Lets bots play until the game is over or one of them is missing; the number of their decisions.
fn play(state: &mut State, mut bots: Vec<Box<dyn Bot<State>>>) -> u64 {
    play_out(state, &mut bots, &mut Desk::default()).expect("legal answers")
}

/// Plays a game to its end; seat by seat the named bots, over and over.
fn played(setup: &Setup, series: u64, n: u64, names: &[&str]) -> (State, Outcome, u64) {
    let mut state = game(setup, series, n);
    let names = names.iter().cycle().take(setup.players.into());
    let bots: Vec<_> = names.enumerate().map(|(seat, name)| bot(name, n * 8 + seat as u64)).collect();
    let decisions = play(&mut state, bots);
    let outcome = state.outcome().expect("a finished game");
    (state, outcome, decisions)
}
