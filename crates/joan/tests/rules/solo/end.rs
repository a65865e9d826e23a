//! The end of the solo game.

use super::alone;
use crate::{Scene, rule};
use joan::components::{Follower, Level, Race, Town};
use joan::{Holder, Joan, Move};
use tabletop::{Game, Outcome, OutcomeKind, Seat, SeatSet, Sheet};

/// A game before the player's last turn, the last tile on the table.
fn last_turn() -> Scene {
    let mut game = alone(Level::Standard);
    game.display(&[Follower::Farmer]);
    (game.state.table.bag, game.state.table.bag_number) = ([0; Follower::TILES], 2);
    game
}

fn over(game: &mut Scene) -> (Outcome, Sheet) {
    game.take(0, Follower::Farmer).end(0);
    let outcome = game.state.outcome().expect("the game is over");
    let OutcomeKind::Rival(joan) = outcome.kind.clone() else { panic!("Joan is the rival") };
    (outcome, joan)
}

#[test]
fn after_the_second_bag() {
    let id = rule("joan_solo.end.trigger");
    let mut first = last_turn();
    first.state.table.bag_number = 1;
    first.take(0, Follower::Farmer).end(0);
    assert!(first.state.outcome().is_none());
    let mut game = last_turn();
    over(&mut game);
    game.refuses(0, Move::EndTurn, id);
}

#[test]
fn more_stations() {
    rule("joan_solo.end.most-stations");
    let winner = |yours: u8, hers: u8| {
        let mut game = last_turn();
        Town::ALL.iter().take(yours.into()).for_each(|town| _ = game.station(0, *town));
        let joan = Joan { stations: hers, citizens: 8, levels: 1, ..Joan::default() };
        game.state.joan = Some(joan);
        let (_, sheet) = over(&mut game);
        (game.state.winner(Race::MostStations), sheet.total)
    };
    assert_eq!(winner(3, 2), (Some(Holder::Seat(Seat(0))), 10));
    assert_eq!(winner(2, 2), (None, 10), "in a tie nobody");
    assert_eq!(winner(2, 3), (Some(Holder::Joan), 12), "even if her Citizens are full");
}

#[test]
fn your_score() {
    rule("joan_solo.end.player-score");
    let mut game = last_turn();
    game.station(0, Town::Orleans).developed(0, 9).warehouse(0, [5, 1, 1, 1, 1]);
    game.sheet_mut(0).shields = 3;
    let (outcome, _) = over(&mut game);
    let lines: Vec<i32> = outcome.sheets[0].lines.iter().map(|line| line.points).collect();
    assert_eq!(lines, [(1 + 1) * 3, 3, 0, 7, 4], "with the Citizen for most stations");
}

#[test]
fn her_score() {
    rule("joan_solo.end.joan-score");
    let mut game = last_turn();
    let joan = Joan { tracks: [5, 6, 2, 7], levels: 4, stations: 3, citizens: 2, shields: 14, ..Joan::default() };
    game.state.joan = Some(joan);
    let (_, sheet) = over(&mut game);
    let lines: Vec<(&str, i32)> = sheet.lines.iter().map(|line| (line.source, line.points)).collect();
    let printed = [("farmers", 6), ("boatmen", 8), ("knights", 2), ("depot", 14), ("development", (3 + 2 + 1) * 4)];
    assert_eq!((lines.as_slice(), sheet.total), (&printed[..], 54));
}

#[test]
fn without_a_level() {
    rule("joan_solo.end.joan-level-none");
    let mut game = last_turn();
    game.state.joan = Some(Joan { stations: 5, citizens: 5, ..Joan::default() });
    assert_eq!(over(&mut game).1.total, 0);
}

#[test]
fn as_many_points_win() {
    let id = rule("joan_solo.end.win");
    // The player has 7 points for Monks; each of Joan's shields is worth one.
    for (shields, winners) in [(6, SeatSet::of(Seat(0))), (7, SeatSet::of(Seat(0))), (8, SeatSet::EMPTY)] {
        let mut game = last_turn();
        game.state.joan = Some(Joan { shields, ..Joan::default() });
        let (outcome, _) = over(&mut game);
        assert_eq!((outcome.winners, outcome.rule.map(|rule| rule.0)), (winners, Some(id)), "{shields}");
    }
}
