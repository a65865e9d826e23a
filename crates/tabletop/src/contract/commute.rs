//! Answers that are given at the same time must not depend on who is faster.

use super::Effort;
use super::differ::same;
use super::walk::{Walk, applied, choose, each_game, options};
use crate::{Game, Rng, Seat};

/// Wherever several seats are asked at once, the answers of two of them lead to the same state in either
/// order, and an answer changes neither the question nor the options of another seat: the question is over
/// when each seat has answered, not before. Panics if that never happens in any game: then there is
/// nothing to prove, and the call is a mistake.
pub fn commute<G: Game>(setup: &G::Setup, effort: &Effort) {
    let mut met = false;
    each_game("commute", setup, effort, |walk: &mut Walk<G>| {
        while let Some((seat, mv)) = walk.pick() {
            if walk.state.asked().len() > 1 {
                met = true;
                for _ in 0..effort.samples.max(1) {
                    check_pair(&walk.state, &mut walk.rng);
                }
            }
            walk.play(seat, mv);
        }
    });
    assert!(met, "contract `commute` of `{}` is empty: seats are never asked at once, {setup:?}", G::NAME);
}

fn check_pair<G: Game>(state: &G, rng: &mut Rng) {
    let mut seats: Vec<Seat> = state.asked().iter().collect();
    rng.shuffle(&mut seats);
    let (one, two) = (seats[0], seats[1]);
    let (options_one, options_two) = (options(state, one), options(state, two));
    let (Some(&first), Some(&second)) = (choose(&options_one, rng), choose(&options_two, rng)) else {
        panic!("seats {} and {} are asked, and not both have an option", one.0, two.0);
    };

    let mut ahead = state.clone();
    applied(&mut ahead, one, first);
    let open = ahead.question(two) == state.question(two);
    assert!(open, "{first:?} of seat {} changes the question of seat {}", one.0, two.0);
    let after = options(&ahead, two);
    assert!(
        after == options_two,
        "{first:?} of seat {} changes the options of seat {} from {options_two:?} to {after:?}",
        one.0,
        two.0,
    );
    applied(&mut ahead, two, second);

    let mut behind = state.clone();
    applied(&mut behind, two, second);
    applied(&mut behind, one, first);
    same(&ahead, &behind, || {
        format!("{first:?} of seat {} and {second:?} of seat {} depend on their order", one.0, two.0)
    });
}
