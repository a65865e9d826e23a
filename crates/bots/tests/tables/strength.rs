//! A small arena with fixed seeds: every level is worth its name.

use crate::{game, play, played};
use bots::Budget;
use orleans::Setup;
use orleans::components::Edition;
use tabletop::{Bot, Game, Seed};

/// Bots think for a part of the imagined games that their level has, and without a clock: the levels keep their
/// distance, and the answers are the same on every machine.
const PART: u32 = 6;
/// How often an equal bot may pass for a stronger one.
const LUCK: f64 = 0.05;

fn bot(name: &str, seat: u64, deal: u64) -> Box<dyn Bot<orleans::State>> {
    let budget = bots::budget(name).map(|own| Budget::iterations(own.iterations / PART));
    bots::make_within(name, Seed::of_series(77, deal * 8 + seat), budget).expect("a bot of this name")
}

/// How many points the first bot is ahead of the second on a deal for two that is played with both seatings.
fn ahead(first: &str, second: &str, deal: u64) -> i32 {
    let difference = |names: [&str; 2]| {
        let mut state = game(&Setup::new(Edition::Current, 2), 6, deal);
        let bots: Vec<_> = (0..).zip(names).map(|(seat, name)| bot(name, seat, deal)).collect();
        play(&mut state, bots);
        let sheets = state.outcome().expect("a finished game").sheets;
        sheets[0].total - sheets[1].total
    };
    difference([first, second]) - difference([second, first])
}

/// How likely so many heads or more are when a coin is thrown so often.
fn by_luck(heads: u64, throws: u64) -> f64 {
    let ways = |n: u64| (0..n).fold(1.0, |ways, it| ways * (throws - it) as f64 / (it + 1) as f64);
    (heads..=throws).map(ways).sum::<f64>() / 2f64.powi(throws as i32)
}

/// The first bot must be ahead on enough of so many deals. Of two equal bots each is ahead on a deal as likely as the
/// other, and nobody may be: that is a coin that falls for the first in at most half of the throws, and deals know
/// nothing of each other. So an equal bot passes no more often than `by_luck` says, and that must be rare.
fn is_stronger(first: &str, second: &str, enough: u64, deals: u64) {
    assert!(by_luck(enough, deals) <= LUCK, "an equal bot would pass too often");
    let (mut won, mut lost) = (0, 0);
    // What is decided is not played on.
    while won < enough && lost <= deals - enough {
        match ahead(first, second, won + lost) > 0 {
            true => won += 1,
            false => lost += 1,
        }
    }
    assert_eq!(won, enough, "{first} was ahead of {second} on {won} deals of {}", won + lost);
}

#[test]
fn luck_is_reckoned_as_by_hand() {
    assert_eq!(by_luck(0, 4), 1.0);
    assert_eq!(by_luck(3, 4), 5.0 / 16.0);
    // 8568 + 3060 + 816 + 153 + 18 + 1 of 262144 ways: 4.8 of 100.
    assert_eq!(by_luck(13, 18), 12_616.0 / 262_144.0);
}

#[test]
fn easy_beats_random() {
    is_stronger("easy", "random", 49, 50);
}

#[test]
fn medium_beats_easy() {
    is_stronger("medium", "easy", 26, 30);
}

/// Hard was ahead on 39 of 40 such deals: by chance as good a bot fails here in 2 of 100 cases.
#[test]
fn hard_beats_medium() {
    is_stronger("hard", "medium", 8, 9);
}

/// Master was ahead on 26 of 30 such deals: by chance as good a bot fails here in 3 of 100 cases.
#[test]
fn master_beats_hard() {
    is_stronger("master", "hard", 13, 18);
}

#[test]
fn medium_scores_well() {
    for (edition, players, floor) in FLOORS {
        let setup = Setup::new(edition, players);
        let games = 24;
        let sum: i32 = (0..games)
            .map(|n| played(&setup, 7, n, &["medium"]).1.sheets.iter().map(|sheet| sheet.total).sum::<i32>())
            .sum();
        let mean = sum / (games as i32 * i32::from(players));
        assert!(mean >= floor, "{edition}, {players} players: {mean} points, {floor} expected");
    }
}

/// Somewhat below what medium reaches, far above what luck does.
const FLOORS: [(Edition, u8, i32); 5] = [
    (Edition::Current, 2, 130),
    (Edition::Current, 3, 115),
    (Edition::Current, 4, 108),
    (Edition::First, 4, 110),
    (Edition::Bigbox, 5, 98),
];
