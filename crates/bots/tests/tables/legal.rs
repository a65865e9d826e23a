//! Whatever a table has agreed on, every answer is legal and every game ends.

use crate::{MOST_DECISIONS, agreements, bot, game, play, played, setups};
use orleans::TableOptions;
use orleans::components::Edition;
use tabletop::{Chair, Game};

/// Plays through the checked door: `apply` refuses what is not legal.
fn plays_legally(name: &str, games: u64) {
    plays_legally_at(name, games, agreements);
}

fn plays_legally_at(name: &str, games: u64, agreements: impl Fn(Edition) -> Vec<TableOptions>) {
    for setup in setups() {
        for options in agreements(setup.edition) {
            let setup = orleans::Setup { options, ..setup };
            for n in 0..games {
                let mut state = game(&setup, 1, n);
                let mut bots: Vec<_> = (0..setup.players).map(|seat| bot(name, n * 8 + u64::from(seat))).collect();
                let (mut moves, mut log, mut decisions) = (Vec::new(), Vec::new(), 0);
                while let Some(seat) = state.asked().first() {
                    state.options(seat, &mut moves);
                    let mv = bots[seat.index()].choose(&Chair::new(&state, seat), &moves);
                    let answered = state.apply(seat, mv, &mut log);
                    assert!(answered.is_ok(), "{mv:?}: {answered:?}, game {n} of {setup:?}");
                    decisions += 1;
                    assert!(decisions <= MOST_DECISIONS * u64::from(setup.players), "game {n} of {setup:?} goes on");
                }
                assert!(state.outcome().is_some());
            }
        }
    }
}

#[test]
fn easy_answers_legally_at_every_table() {
    plays_legally("easy", 4);
}

#[test]
fn medium_answers_legally_at_every_table() {
    plays_legally("medium", 4);
}

/// The searching levels choose from the same choices, so few of their games show as much.
#[test]
fn hard_answers_legally_at_every_table() {
    let all_at_once = |edition: Edition| {
        let all = TableOptions { exclude_tiles: true, ordered_planning: true, ..TableOptions::default() };
        vec![TableOptions { added_tiles: edition == Edition::Current, ..all }]
    };
    plays_legally_at("hard", 1, all_at_once);
}

#[test]
fn random_answers_legally_at_every_table() {
    plays_legally("random", 4);
}

#[test]
fn the_same_seeds_play_the_same_game() {
    for setup in setups() {
        for names in [["easy"].as_slice(), &["random"], &["easy", "medium"]] {
            let (state, outcome, decisions) = played(&setup, 2, 1, names);
            assert_eq!((state, outcome, decisions), played(&setup, 2, 1, names));
        }
    }
}

#[test]
fn the_same_number_of_iterations_plays_the_same_game() {
    for name in ["hard", "master"] {
        let (state, outcome, decisions) = played(&setups()[0], 2, 1, &[name, "easy"]);
        assert_eq!((state, outcome, decisions), played(&setups()[0], 2, 1, &[name, "easy"]));
    }
}

#[test]
fn another_seed_is_another_random_bot() {
    let setup = setups()[0];
    let mut state = game(&setup, 3, 0);
    let mut ends: Vec<_> = (0..8)
        .map(|n| {
            let mut state = state.clone();
            play(&mut state, vec![bot("random", n), bot("random", n + 8)]);
            state
        })
        .collect();
    ends.dedup();
    assert_eq!(ends.len(), 8);
    // And the game's own chance is not touched by whoever sits at the table.
    play(&mut state, vec![bot("easy", 0), bot("easy", 1)]);
    assert!(!ends.contains(&state));
}
