//! Whole random games, checked at every decision.

use super::Effort;
use super::decision::{check_guesses, check_json, check_options, check_refusals};
use super::differ::same;
use super::pool::Pool;
use super::walk::{Walk, applied, choose, each_game, options};
use crate::{Game, OutcomeKind, Seat, fingerprint};

/// Plays random legal games to their end and checks at every decision that
///
/// - somebody is asked until the game is over, and it is over within the bound;
/// - options are there for who is asked and nobody else, unique, in a fixed order, and legal;
/// - other moves are refused with the rule that `why_not` names, and change nothing;
/// - `play` does what `apply` does;
/// - a guessed world looks to the viewer like the true one;
/// - the state survives JSON;
///
/// and at the end that the sheets add up and that the same seed and moves give the same game again.
/// `audit` is called after the set-up and after each move, for what the game itself wants to see conserved.
pub fn play_random<G: Game>(setup: &G::Setup, effort: &Effort, audit: &mut dyn FnMut(&G, &[G::Event])) {
    play_random_arranged(setup, effort, &|_| {}, audit);
}

/// The same for games in which `arrange` has put things where chance would seldom put them.
pub fn play_random_arranged<G: Game>(
    setup: &G::Setup,
    effort: &Effort,
    arrange: &dyn Fn(&mut G),
    audit: &mut dyn FnMut(&G, &[G::Event]),
) {
    let mut pool = Pool::new();
    each_game("play_random", setup, effort, |walk: &mut Walk<G>| {
        arrange(&mut walk.state);
        audit(&walk.state, &[]);
        loop {
            check_options(&walk.state, effort.samples, &mut walk.rng);
            check_refusals(&walk.state, &pool, effort.samples, &mut walk.rng);
            if walk.due() {
                check_guesses(&walk.state, &mut walk.rng);
                check_json(&walk.state);
            }
            let Some((seat, mv)) = walk.pick() else { break };
            // What is played is mostly common; a second option brings the rare moves into the pool.
            let other = choose(&options(&walk.state, seat), &mut walk.rng).copied();
            for seen in other.into_iter().chain([mv]) {
                pool.remember(seen, &mut walk.rng);
            }
            let events = check_play(walk, seat, mv);
            audit(&walk.state, &events);
        }
        check_guesses(&walk.state, &mut walk.rng);
        check_json(&walk.state);
        check_sheets(&walk.state);
        check_again(walk, setup, arrange);
    });
}

/// Plays the move, and makes sure that `play` and `apply` are the same.
fn check_play<G: Game>(walk: &mut Walk<G>, seat: Seat, mv: G::Move) -> Vec<G::Event> {
    let (mut other, mut log) = (walk.state.clone(), Vec::new());
    other.play(seat, mv, &mut log);
    let events = walk.play(seat, mv);
    same(&other, &walk.state, || format!("play and apply of {mv:?} lead to different states"));
    same(&log, &events, || format!("play and apply of {mv:?} write different events"));
    events
}

fn check_sheets<G: Game>(state: &G) {
    let Some(outcome) = state.outcome() else { panic!("the game is over without an outcome") };
    let (n_sheets, n_seats) = (outcome.sheets.len(), usize::from(state.n_seats()));
    let is_counted = matches!(outcome.kind, OutcomeKind::Ranked | OutcomeKind::Rival(_));
    assert!(!is_counted || n_sheets == n_seats, "there are {n_sheets} score sheets for {n_seats} seats");
    let is_explained = !outcome.winners.is_empty() || outcome.rule.is_some();
    assert!(is_explained, "nobody has won, and no rule says why");
    for sheet in &outcome.sheets {
        let sum: i32 = sheet.lines.iter().map(|line| line.points).sum();
        assert!(sheet.total == sum, "a score sheet says {} and its lines add up to {sum}", sheet.total);
    }
    for seat in outcome.winners.iter() {
        assert!(seat.0 < state.n_seats(), "seat {} wins and is not at the table", seat.0);
    }
}

/// The same seed and the same choices, played once more.
fn check_again<G: Game>(walk: &Walk<G>, setup: &G::Setup, arrange: &dyn Fn(&mut G)) {
    let Ok(mut state) = G::new(setup, walk.seed) else { panic!("the same set-up is refused the second time") };
    arrange(&mut state);
    let mut log = Vec::new();
    for &(seat, mv) in &walk.moves {
        log.extend(applied(&mut state, seat, mv));
    }
    same(&log, &walk.log, || "the same moves write different events the second time".to_owned());
    same(&state, &walk.state, || "the same moves lead to a different end the second time".to_owned());
    assert!(fingerprint(&state) == fingerprint(&walk.state), "equal states have different fingerprints");
}
