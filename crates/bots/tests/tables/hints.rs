//! Advice that can be followed.

use crate::{bot, game};
use orleans::components::Edition;
use orleans::{Ask, Module, Modules, Move, Setup, State};
use tabletop::{Chair, Game, Seat};

/// Plays on by thumb rules, and calls `look` at every question of the first seat with more than one answer.
fn each_question(state: &mut State, most: usize, mut look: impl FnMut(&State, &[Move])) {
    let (mut options, mut log, mut seen) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = state.asked().first().filter(|_| seen < most) {
        state.options(seat, &mut options);
        if seat == Seat(0) && options.len() > 1 {
            look(state, &options);
            seen += 1;
        }
        let mv = bot("medium", 0).choose(&Chair::new(state, seat), &options);
        state.play(seat, mv, &mut log);
    }
}

#[test]
fn every_hint_can_be_followed_and_says_why() {
    let mut plans = 0;
    each_question(&mut game(&Setup::new(Edition::Current, 3), 5, 0), 60, |state, options| {
        let chair = Chair::new(state, Seat(0));
        let hints = bots::hint(&chair, "hard");
        assert!((1..=3).contains(&hints.len()));
        assert_eq!(hints[0].worth, 0);
        let expected: Vec<i32> = hints.iter().map(|hint| hint.expected.expect("points are counted")).collect();
        assert!(expected.iter().all(|points| (0..2_500).contains(points)), "{expected:?}");
        assert!(hints.iter().zip(&expected).all(|(hint, points)| points - expected[0] == hint.worth), "{hints:?}");
        assert!(hints.is_sorted_by_key(|hint| -hint.worth), "{hints:?}");
        for hint in &hints {
            assert!(options.contains(&hint.moves[0]) && !hint.reason.words.is_empty(), "{hint:?}");
            let told = hint.reason.to_string();
            assert!(hint.reason.gains.iter().all(|gain| gain.by != 0 && told.contains(&gain.to_string())), "{hint:?}");
            let (mut after, mut log) = (state.clone(), Vec::new());
            for &mv in &hint.moves {
                assert!(after.apply(Seat(0), mv, &mut log).is_ok(), "{mv:?} of {hint:?}");
            }
        }
        if state.question(Seat(0)) == Some(Ask::Plan) {
            plans += 1;
            assert!(hints.iter().all(|hint| hint.moves.last() == Some(&Move::Ready)));
        }
    });
    assert!(plans > 5, "{plans}");
}

#[test]
fn nobody_is_advised_who_is_not_asked() {
    let state = game(&Setup::new(Edition::Current, 2), 5, 0);
    let waiting = (0..2).map(Seat).find(|seat| !state.asked().contains(*seat));
    waiting.into_iter().for_each(|seat| assert!(bots::hint(&Chair::new(&state, seat), "master").is_empty()));
}

#[test]
fn looking_back_finds_nothing_better_than_the_best() {
    each_question(&mut game(&Setup::new(Edition::First, 2), 5, 1), 12, |state, options| {
        let chair = Chair::new(state, Seat(0));
        let best = bots::hint(&chair, "hard").remove(0).moves;
        let appraisal = bots::appraise(&chair, &best, "hard").expect("a choice");
        assert_eq!(appraisal.played, appraisal.best);
        let last = *options.last().expect("an option");
        if state.question(Seat(0)) != Some(Ask::Plan) {
            let appraisal = bots::appraise(&chair, &[last], "hard").expect("a choice");
            assert!(appraisal.played <= appraisal.best);
        }
    });
}

/// The nearer the end, the nearer what is expected comes to what is scored: at last it is off by a few points only.
#[test]
fn what_is_expected_comes_true() {
    let mut state = game(&Setup::new(Edition::Current, 2), 5, 0);
    let mut last = None;
    each_question(&mut state, usize::MAX, |state, _| {
        if state.table.round == state.setup.sure_rounds().unwrap_or(0) && state.question(Seat(0)) == Some(Ask::Plan) {
            last = bots::hint(&Chair::new(state, Seat(0)), "hard")[0].expected;
        }
    });
    let scored = orleans::score::sheet(&state, Seat(0)).total * 10;
    let expected = last.expect("the last round is planned");
    assert!((expected - scored).abs() <= 150, "{expected} tenths were expected, {scored} scored");
}

/// A scenario is won or lost: nobody expects points.
#[test]
fn without_points_none_are_expected() {
    let mut state = game(&crate::expansions::setup(Modules::NONE.with(Module::Tours), 1), 5, 0);
    each_question(&mut state, 5, |state, _| {
        assert!(bots::hint(&Chair::new(state, Seat(0)), "hard").iter().all(|hint| hint.expected.is_none()));
    });
}

/// Systems with questions of their own: each is advised and looked back at, from the first choice on.
#[test]
fn every_question_of_a_system_is_advised() {
    for (module, players, questions) in [(Module::Duel, 2, 24), (Module::Prosperity, 3, 30)] {
        let mut state = game(&crate::expansions::setup(Modules::NONE.with(module), players), 5, 0);
        let mut own = 0;
        each_question(&mut state, questions, |state, options| {
            let (chair, counted) = (Chair::new(state, Seat(0)), state.setup.counts_points());
            let hint = bots::hint(&chair, "hard").remove(0);
            assert_eq!((options.contains(&hint.moves[0]), hint.expected.is_some()), (true, counted), "{hint:?}");
            let (mut after, mut log) = (state.clone(), Vec::new());
            hint.moves.iter().for_each(|&mv| assert!(after.apply(Seat(0), mv, &mut log).is_ok(), "{mv:?}"));
            assert!(bots::appraise(&chair, &hint.moves, "hard").is_some(), "{hint:?}");
            own += u8::from(matches!(state.question(Seat(0)), Some(Ask::Duel(_) | Ask::Prosperity(_))));
        });
        assert!(own > 0, "{module}: none of its own questions was met");
    }
}
