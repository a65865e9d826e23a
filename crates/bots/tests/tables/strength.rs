//! Easy is a player, not a dice roll.

use crate::played;
use orleans::Setup;
use orleans::components::Edition;
use tabletop::Seat;

#[test]
fn easy_beats_random() {
    let (games, mut won) = (200, 0);
    let setup = Setup::new(Edition::Current, 2);
    for n in 0..games {
        let easy = Seat((n % 2) as u8);
        let names = if easy == Seat(0) { ["easy", "random"] } else { ["random", "easy"] };
        let (_, outcome, _) = played(&setup, 6, n, &names);
        won += u64::from(outcome.winners.contains(easy) && outcome.winners.len() == 1);
    }
    assert!(won * 100 >= games * 98, "{won} of {games}");
}

#[test]
fn easy_scores_well() {
    for (edition, players, floor) in FLOORS {
        let setup = Setup::new(edition, players);
        let games = 24;
        let sum: i32 = (0..games)
            .map(|n| played(&setup, 7, n, &["easy"]).1.sheets.iter().map(|sheet| sheet.total).sum::<i32>())
            .sum();
        let mean = sum / (games as i32 * i32::from(players));
        assert!(mean >= floor, "{edition}, {players} players: {mean} points, {floor} expected");
    }
}

/// Somewhat below what easy reaches, far above what luck does.
const FLOORS: [(Edition, u8, i32); 5] = [
    (Edition::Current, 2, 130),
    (Edition::Current, 3, 115),
    (Edition::Current, 4, 108),
    (Edition::First, 4, 110),
    (Edition::Bigbox, 5, 98),
];
