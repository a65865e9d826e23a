//! A small arena with fixed seeds: every level is worth its name.

use crate::played;
use orleans::Setup;
use orleans::components::Edition;
use tabletop::Seat;

/// How many of so many games for two the first bot wins alone, sitting on either seat in turn.
fn wins(stronger: &str, weaker: &str, games: u64) -> u64 {
    let setup = Setup::new(Edition::Current, 2);
    let won = |n: u64| {
        let seat = Seat((n % 2) as u8);
        let names = if seat == Seat(0) { [stronger, weaker] } else { [weaker, stronger] };
        let (_, outcome, _) = played(&setup, 6, n / 2, &names);
        outcome.winners.contains(seat) && outcome.winners.len() == 1
    };
    (0..games).filter(|&n| won(n)).count() as u64
}

#[test]
fn easy_beats_random() {
    let won = wins("easy", "random", 100);
    assert!(won >= 98, "{won} of 100");
}

#[test]
fn medium_beats_easy() {
    let won = wins("medium", "easy", 60);
    assert!(won >= 48, "{won} of 60");
}

#[test]
fn hard_beats_medium() {
    let won = wins("hard", "medium", 8);
    assert!(won >= 5, "{won} of 8");
}

#[test]
fn master_beats_hard() {
    let won = wins("master", "hard", 8);
    assert!(won >= 5, "{won} of 8");
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
