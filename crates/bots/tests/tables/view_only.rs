//! A bot depends on its view: in every world that looks the same from its seat it does the same.

use crate::{agreements, bot, expansions, game, setups};
use orleans::components::Edition;
use orleans::{Module, Setup, State};
use tabletop::{Chair, Game, Rng, Seed, Viewer};

#[test]
fn every_level_does_the_same_in_worlds_that_look_the_same() {
    let mut rng = Rng::new(Seed::of_series(8, 9));
    for name in ["medium", "hard", "master"] {
        // Among others the tables where plans lie open.
        let setup = Setup { options: agreements(Edition::Current)[1], ..Setup::new(Edition::Current, 2) };
        assert!(compare(name, &setup, &mut rng, 40) > 20, "{name}");
        assert!(compare(name, &Setup::new(Edition::Bigbox, 3), &mut rng, 60) > 40, "{name}");
        let all = [Module::Orders, Module::TradeEvents, Module::Intrigue].into_iter().collect();
        assert!(compare(name, &expansions::setup(all, 2), &mut rng, 60) > 40, "{name}");
    }
}

#[test]
fn easy_does_the_same_in_worlds_that_look_the_same() {
    let mut rng = Rng::new(Seed::of_series(8, 8));
    let mut differ = 0;
    for setup in setups() {
        for options in agreements(setup.edition) {
            differ += compare("easy", &Setup { options, ..setup }, &mut rng, usize::MAX);
        }
    }
    assert!(differ > 1_000, "the guessed worlds are hardly other worlds: {differ}");
}

/// Plays up to `most` decisions and asks the bot in guessed worlds as well; returns in how many of them something was
/// different. Every answer comes from a new bot with the same chance: nothing else is remembered.
fn compare(name: &str, setup: &Setup, rng: &mut Rng, most: usize) -> usize {
    let mut state = game(setup, 8, 0);
    let (mut options, mut log, mut differ, mut decisions) = (Vec::new(), Vec::new(), 0, 0);
    while let Some(seat) = any(&state, rng).filter(|_| decisions < most) {
        decisions += 1;
        state.options(seat, &mut options);
        let mv = bot(name, 0).choose(&Chair::new(&state, seat), &options);
        for _ in 0..2 {
            let world = State::guess(&state.view(Viewer::Seat(seat)), rng);
            let hidden = |it: &State| (it.players, it.secret.hour_glass);
            differ += usize::from(hidden(&world) != hidden(&state));
            let there = bot(name, 0).choose(&Chair::new(&world, seat), &options);
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
