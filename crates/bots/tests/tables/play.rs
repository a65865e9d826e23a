//! The list of bots, and whole games among them.

use crate::{bot, game, play, setups};
use bots::{Company, Desk, play_out};
use orleans::{Move, State};
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
    assert_eq!(play(&mut state, Vec::new()), 0);
    play(&mut state, vec![bot("easy", 0)]);
    assert_eq!(state.asked().first(), Some(Seat(1)));
    assert!(state.outcome().is_none());
}

#[test]
fn buffers_hold_the_latest_move_only() {
    let mut state = game(&setups()[0], 4, 1);
    let mut desk = Desk::default();
    play_out(&mut state, &mut vec![bot("easy", 0), bot("easy", 1)], &mut desk).expect("legal answers");
    assert!(desk.log.contains(&orleans::Event::GameOver));
    assert!(desk.log.len() < 60, "{}", desk.log.len());
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

/// What is seen of a game at each moment, in order; the answers are whatever `choose` gives.
struct Watched<F> {
    choose: F,
    seen: Vec<&'static str>,
}

impl<F: FnMut(&[Move]) -> Option<Move>> Company<State> for Watched<F> {
    fn asked(&mut self, state: &State, seat: Seat) {
        assert!(state.asked().contains(seat));
        self.seen.push("asked");
    }

    fn answer(&mut self, _: &Chair<'_, State>, options: &[Move]) -> Option<Move> {
        (self.choose)(options)
    }

    fn answered(&mut self, _: Seat, _: Move) {
        self.seen.push("answered");
    }
}

#[test]
fn whoever_watches_sees_every_question_and_every_answer() {
    let (mut state, mut left) = (game(&setups()[0], 4, 3), 2);
    let choose = |options: &[Move]| {
        left -= 1;
        (left >= 0).then(|| options[0])
    };
    let mut watched = Watched { choose, seen: Vec::new() };
    assert_eq!(play_out(&mut state, &mut watched, &mut Desk::default()), Ok(2));
    assert_eq!(watched.seen, ["asked", "answered", "asked", "answered", "asked"]);
}

#[test]
fn an_answer_that_is_not_allowed_ends_the_game_with_a_sentence() {
    let mut state = game(&setups()[0], 4, 3);
    let before = state.clone();
    let mut watched = Watched { choose: |_: &[Move]| Some(Move::Pass), seen: Vec::new() };
    let foul = play_out(&mut state, &mut watched, &mut Desk::default()).expect_err("nobody passes while planning");
    assert_eq!(foul.to_string(), "the bot on seat 1 answers Pass, which is not allowed");
    assert_eq!((state, watched.seen), (before, vec!["asked"]));
}
