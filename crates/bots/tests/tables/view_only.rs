//! A bot depends on its view: in every world that looks the same from its seat it does the same.

use crate::{agreements, bot, game, setups};
use orleans::{Setup, State};
use tabletop::{Chair, Game, Rng, Seed, Viewer};

#[test]
fn easy_does_the_same_in_worlds_that_look_the_same() {
    let mut rng = Rng::new(Seed::of_series(8, 8));
    let mut differ = 0;
    for setup in setups() {
        for options in agreements(setup.edition) {
            differ += compare(&Setup { options, ..setup }, &mut rng);
        }
    }
    assert!(differ > 1_000, "the guessed worlds are hardly other worlds: {differ}");
}

/// Plays a game and asks the bot in guessed worlds as well; returns in how many of them something was different.
fn compare(setup: &Setup, rng: &mut Rng) -> usize {
    let mut state = game(setup, 8, 0);
    let mut easy = bot("easy", 0);
    let (mut options, mut log, mut differ) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = any(&state, rng) {
        state.options(seat, &mut options);
        let mv = easy.choose(&Chair::new(&state, seat), &options);
        for _ in 0..2 {
            let world = State::guess(&state.view(Viewer::Seat(seat)), rng);
            let hidden = |it: &State| (it.players, it.secret.hour_glass);
            differ += usize::from(hidden(&world) != hidden(&state));
            let there = easy.choose(&Chair::new(&world, seat), &options);
            assert_eq!(there, mv, "{:?} of {setup:?}", state.question(seat));
        }
        log.clear();
        state.play(seat, mv, &mut log);
    }
    differ
}

/// Any of the seats that are asked, so that plans grow side by side.
fn any(state: &State, rng: &mut Rng) -> Option<tabletop::Seat> {
    let asked = state.asked();
    let nth = if asked.is_empty() { 0 } else { rng.below(asked.len().into()) };
    asked.iter().nth(nth as usize)
}
