//! The list of bots, and whole games among them.

use crate::{bot, game, setups};
use tabletop::{Bot, Chair, Game, Seat, Seed};

#[test]
fn every_name_is_a_bot_of_that_name() {
    for name in bots::NAMES {
        assert_eq!(bot(name, 0).name(), *name);
    }
    for name in ["", "Easy", "hard ", "nobody"] {
        assert!(bots::make(name, Seed::of_series(1, 1)).is_none(), "{name}");
    }
}

#[test]
fn a_game_stops_where_a_bot_is_missing() {
    let mut state = game(&setups()[0], 4, 0);
    let decisions = bots::play_out(&mut state, &mut [], &mut Vec::new(), &mut Vec::new());
    assert_eq!(decisions, 0);
    bots::play_out(&mut state, &mut [bot("easy", 0)], &mut Vec::new(), &mut Vec::new());
    assert_eq!(state.asked().first(), Some(Seat(1)));
    assert!(state.outcome().is_none());
}

#[test]
fn buffers_hold_the_latest_move_only() {
    let mut state = game(&setups()[0], 4, 1);
    let (mut options, mut log) = (Vec::new(), Vec::new());
    bots::play_out(&mut state, &mut [bot("easy", 0), bot("easy", 1)], &mut options, &mut log);
    assert!(log.contains(&orleans::Event::GameOver));
    assert!(log.len() < 60, "{}", log.len());
}

#[test]
fn random_picks_every_option_about_equally() {
    let state = game(&setups()[0], 4, 2);
    let (seat, mut options) = (state.asked().first().expect("somebody is asked"), Vec::new());
    state.options(seat, &mut options);
    let mut counts = vec![0; options.len()];
    let mut random = bots::Random::new(Seed::of_series(5, 5));
    for _ in 0..1_000 * options.len() {
        let mv = random.choose(&Chair::new(&state, seat), &options);
        let nth = options.iter().position(|option| *option == mv).expect("one of the options");
        counts[nth] += 1;
    }
    assert!(counts.iter().all(|count| (850..=1_150).contains(count)), "{counts:?}");
}
