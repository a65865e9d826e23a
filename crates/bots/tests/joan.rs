//! Bots at tables of Joan of Arc: they answer legally, find their plan again, advise what can be followed, and are
//! worth playing.

use bots::joan::{appraise, hint, luck, make_within};
use bots::{Budget, Desk, play_out};
use joan::components::Level;
use joan::{Ask, Move, Places, Setup, State};
use tabletop::{Bot, Chair, Game, Seat, Seed};

/// A bot whose answers do not depend on how busy the machine is.
fn bot(name: &str, n: u64) -> Box<dyn Bot<State>> {
    make_within(name, Seed::of_series(77, n), Some(Budget::iterations(16))).expect("a bot of this name")
}

fn game(setup: &Setup, series: u64, n: u64) -> State {
    State::new(setup, Seed::of_series(series, n)).expect("a set-up that can be played")
}

/// Plays a game to its end, seat by seat the named bots.
fn played(setup: &Setup, series: u64, n: u64, names: &[&str]) -> State {
    let mut state = game(setup, series, n);
    let mut bots: Vec<_> = names.iter().zip(0..).map(|(name, seat)| bot(name, n * 8 + seat)).collect();
    play_out(&mut state, &mut bots, &mut Desk::default()).expect("legal answers");
    state
}

fn tables() -> Vec<Setup> {
    let alone = Level::ALL.iter().map(|level| Setup::solo(*level));
    let printed = Setup { places: Places::Printed, ..Setup::new(3) };
    (2..=5).map(Setup::new).chain(alone).chain([printed]).collect()
}

/// At every table, by a new bot for each answer, as a server asks: what was begun is carried on.
#[test]
fn every_level_answers_legally_at_every_table() {
    for setup in tables() {
        for name in ["easy", "medium", "hard", "master"] {
            let mut state = game(&setup, 1, setup.players.into());
            let (mut options, mut log, mut forfeits) = (Vec::new(), Vec::new(), 0);
            // Searching takes long: a few turns show as much.
            while let Some(seat) = state.asked().first().filter(|_| name != "master" || state.table.round < 3) {
                state.options(seat, &mut options);
                let mv = bot(name, 3).choose(&Chair::new(&state, seat), &options);
                forfeits += u8::from(mv == Move::EndTurn && options.len() > 1);
                assert!(state.apply(seat, mv, &mut log).is_ok(), "{mv:?} of {name} at {setup:?}");
            }
            assert!(forfeits == 0 || name == "easy", "{name} gives up {forfeits} things at {setup:?}");
            assert!(name == "master" || state.outcome().is_some());
        }
    }
}

#[test]
fn the_same_number_of_iterations_plays_the_same_game() {
    let setup = Setup::solo(Level::Connoisseur);
    assert_eq!(played(&setup, 2, 1, &["master"]), played(&setup, 2, 1, &["master"]));
}

/// Games in which the first won, of so many at two seats; every deal is played from both.
fn wins(first: &str, second: &str, deals: u64) -> f64 {
    let setup = Setup::new(2);
    let share = |names: [&str; 2], seat: u8, nth: u64| {
        let outcome = played(&setup, 5, nth, &names).outcome().expect("a finished game");
        f64::from(u8::from(outcome.winners.contains(Seat(seat)))) / outcome.winners.iter().count() as f64
    };
    (0..deals).map(|nth| share([first, second], 0, nth) + share([second, first], 1, nth)).sum()
}

#[test]
fn medium_beats_easy() {
    let wins = wins("medium", "easy", 10);
    assert!(wins >= 13.0, "{wins} of 20");
}

#[test]
fn hard_beats_medium() {
    let wins = wins("hard", "medium", 10);
    assert!(wins >= 13.0, "{wins} of 20");
}

/// Calls `look` at every question of the first seat with more than one answer.
fn each_question(setup: &Setup, most: usize, mut look: impl FnMut(&State, &[Move])) {
    let mut state = game(setup, 6, 0);
    let (mut options, mut log, mut seen) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = state.asked().first().filter(|_| seen < most) {
        state.options(seat, &mut options);
        if seat == Seat(0) && options.len() > 1 {
            look(&state, &options);
            seen += 1;
        }
        let mv = bot("easy", 0).choose(&Chair::new(&state, seat), &options);
        state.play(seat, mv, &mut log);
    }
}

#[test]
fn every_hint_can_be_followed_and_says_why() {
    each_question(&Setup::new(3), 50, |state, options| {
        let hints = hint(&Chair::new(state, Seat(0)), "hard");
        assert!((1..=3).contains(&hints.len()));
        assert_eq!(hints[0].worth, 0);
        assert!(hints.is_sorted_by_key(|hint| -hint.worth), "{hints:?}");
        for hint in &hints {
            assert!(options.contains(&hint.moves[0]), "{hint:?}");
            assert!(!hint.reason.gains.is_empty() && hint.reason.gains.iter().all(|gain| gain.by != 0), "{hint:?}");
            let told = hint.reason.to_string();
            assert!(hint.reason.gains.iter().all(|gain| told.contains(&gain.to_string())), "{hint:?}");
            let (mut after, mut log) = (state.clone(), Vec::new());
            for &mv in &hint.moves {
                assert!(after.apply(Seat(0), mv, &mut log).is_ok(), "{mv:?} of {hint:?}");
            }
            assert_eq!(after.question(Seat(0)), Some(Ask::Next), "the end of the turn is left to the player");
        }
    });
}

#[test]
fn nobody_is_advised_who_is_not_asked() {
    let state = game(&Setup { start_player: Some(Seat(0)), ..Setup::new(2) }, 6, 0);
    assert!(hint(&Chair::new(&state, Seat(1)), "master").is_empty());
}

#[test]
fn looking_back_finds_nothing_better_than_the_best() {
    let mut worse = 0;
    each_question(&Setup::new(2), 40, |state, options| {
        let chair = Chair::new(state, Seat(0));
        if state.turn.ask != Some(Ask::Take) {
            return;
        }
        let mut best = hint(&chair, "hard").remove(0).moves;
        best.push(Move::EndTurn);
        let appraisal = appraise(&chair, &best, "hard").expect("a choice");
        assert_eq!(appraisal.played, appraisal.best);
        let forfeited = appraise(&chair, &[options[0], Move::EndTurn], "hard").expect("a choice");
        assert!(forfeited.played <= forfeited.best);
        worse += u8::from(forfeited.played < forfeited.best);
    });
    assert!(worse > 3, "who takes a tile and does nothing gives points away: {worse}");
}

/// Luck is told against the mean of what might have come: over a game it is small, and not always the same.
#[test]
fn luck_of_the_draw_is_measured_against_the_mean() {
    let mut state = game(&Setup::solo(Level::Standard), 7, 0);
    let (mut options, mut log, mut lucks) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(seat) = state.asked().first() {
        state.options(seat, &mut options);
        let mv = bot("easy", 0).choose(&Chair::new(&state, seat), &options);
        let before = state.clone();
        state.play(seat, mv, &mut log);
        if mv == Move::EndTurn && state.question(seat) == Some(Ask::Take) {
            lucks.push(luck(&Chair::new(&before, seat), &Chair::new(&state, seat)));
        }
    }
    assert!(lucks.iter().any(|luck| *luck > 0) && lucks.iter().any(|luck| *luck < 0), "{lucks:?}");
    let mean = lucks.iter().sum::<i32>() / lucks.len() as i32;
    assert!(mean.abs() < 30, "tenths of a point: {lucks:?}");
}
