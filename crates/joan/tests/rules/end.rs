//! The end of the game and the score.

use crate::{Scene, rule, scene};
use joan::components::{Race, Town};
use joan::{Act, Event, Holder, Move};
use tabletop::{Game, Outcome, Seat, SeatSet};

/// Passes to the end of the game.
fn to_the_end(game: &mut Scene) -> Outcome {
    while let Some(seat) = game.state.asked().first() {
        game.pass(seat.0);
    }
    game.state.outcome().expect("the game is over")
}

#[test]
fn when_the_last_number_is_struck_out() {
    let id = rule("joan.end.trigger");
    let mut game = scene(2);
    to_the_end(&mut game);
    assert_eq!((game.state.table.bag_number, game.state.table.bag), (2, [0; 6]));
    assert!(game.log.ends_with(&[Event::GameOver]), "at once");
    game.refuses(0, Move::EndTurn, id).refuses(1, Move::Take(joan::components::Follower::Farmer), id);
    assert!(game.options(0).is_empty());
}

#[test]
fn most_stations() {
    rule("joan.end.most-stations");
    let winner = |stations: [&[Town]; 3]| {
        let mut game = scene(3);
        for (seat, towns) in stations.iter().enumerate() {
            towns.iter().for_each(|town| _ = game.station(seat as u8, *town));
        }
        to_the_end(&mut game);
        (game.state.winner(Race::MostStations), [0, 1, 2].map(|seat| game.state.citizens(Seat(seat))))
    };
    let two = &[Town::Orleans, Town::Tours][..];
    assert_eq!(winner([&[Town::Blois], two, &[Town::Orleans]]), (Some(Holder::Seat(Seat(1))), [0, 1, 0]));
    assert_eq!(winner([&[Town::Orleans, Town::Blois], two, &[]]), (None, [0; 3]), "in a tie nobody");
    assert_eq!(winner([&[], &[], &[]]), (None, [0; 3]));
}

fn line(game: &Scene, seat: u8, source: &str) -> i32 {
    let sheet = joan::score::sheet(&game.state, Seat(seat));
    sheet.lines.iter().find(|line| line.source == source).expect("a line").points
}

#[test]
fn stations_and_citizens() {
    rule("joan.end.development-score");
    let mut game = scene(2);
    [Town::Orleans, Town::Tours, Town::Blois].iter().for_each(|town| _ = game.station(0, *town));
    game.state.table.races[Race::Bank.index()] = Some(Holder::Seat(Seat(0)));
    game.state.table.races[Race::BankColumn1.index()] = Some(Holder::Seat(Seat(0)));
    game.state.table.races[Race::Warehouse.index()] = Some(Holder::Seat(Seat(1)));
    for (spaces, points) in [(0, 0), (3, 4), (15, 16), (30, 24)] {
        game.developed(0, spaces);
        assert_eq!(line(&game, 0, "development"), points, "{spaces} spaces");
    }
}

#[test]
fn the_warehouse_scores() {
    rule("joan.end.warehouse-score");
    let mut game = scene(2);
    for (goods, points) in [([5, 0, 5, 0, 0], 8), ([4; 5], 5), ([5, 4, 4, 4, 4], 8), ([3, 5, 3, 3, 3], 4), ([5; 5], 30)]
    {
        game.warehouse(0, goods);
        assert_eq!(line(&game, 0, "warehouse"), points, "{goods:?}");
    }
}

#[test]
fn the_bank_scores() {
    rule("joan.end.bank-score");
    let mut game = scene(2);
    for (circled, struck, points) in [
        ([5, 4, 5], [0; 3], 0),
        ([1, 5, 0], [0; 3], 4),
        ([1, 5, 0], [0, 5, 0], 4),
        ([5; 3], [5, 5, 4], 4),
        ([5; 3], [5; 3], 11),
    ] {
        game.bank(0, circled, struck);
        assert_eq!(line(&game, 0, "bank"), points, "{circled:?} {struck:?}");
    }
}

#[test]
fn monks_score() {
    rule("joan.end.monk-score");
    for (monks, points) in [(0, 7), (1, 6), (2, 4), (3, 0)] {
        let mut game = scene(2);
        game.sheet_mut(0).monks = monks;
        assert_eq!(line(&game, 0, "monks"), points);
    }
    let mut game = crate::taken(joan::components::Follower::Farmer);
    game.gain(crate::scene::MONK).bonus(0, crate::scene::MONK, Act::Point);
    assert_eq!(line(&game, 0, "monks"), 7, "Monk actions of bonuses do not count");
}

#[test]
fn the_depot_scores() {
    rule("joan.end.depot-score");
    let mut game = scene(2);
    for (shields, points) in [(0, 0), (3, 4), (8, 20)] {
        game.sheet_mut(0).shields = shields;
        assert_eq!(line(&game, 0, "depot"), points);
    }
}

/// The sheet of the printed example.
fn example() -> Scene {
    let mut game = scene(2);
    [Town::Orleans, Town::Tours, Town::Blois, Town::Loches].iter().for_each(|town| _ = game.station(0, *town));
    for race in [Race::Bank, Race::DevelopmentA] {
        game.state.table.races[race.index()] = Some(Holder::Seat(Seat(0)));
    }
    game.developed(0, 22).warehouse(0, [5, 1, 5, 0, 0]).bank(0, [0, 5, 5], [0; 3]);
    (game.sheet_mut(0).monks, game.sheet_mut(0).shields) = (1, 3);
    game
}

#[test]
fn the_printed_example() {
    rule("joan.end.example");
    let sheet = joan::score::sheet(&example().state, Seat(0));
    let lines: Vec<i32> = sheet.lines.iter().map(|line| line.points).collect();
    assert_eq!((lines.as_slice(), sheet.total), (&[30, 8, 4, 6, 4][..], 52));
}

#[test]
fn who_wins() {
    rule("joan.end.winner");
    // Nobody is first at anything, so that only the sheets count.
    let winners = |sheets: [(u8, u8); 3]| {
        let mut game = scene(3);
        for (seat, (shields, spaces)) in sheets.into_iter().enumerate() {
            game.sheet_mut(seat as u8).shields = shields;
            game.developed(seat as u8, spaces);
        }
        to_the_end(&mut game).winners
    };
    let set = |seats: &[u8]| seats.iter().fold(SeatSet::EMPTY, |set, seat| set.with(Seat(*seat)));
    assert_eq!(winners([(3, 0), (5, 0), (4, 9)]), set(&[1]), "most points");
    assert_eq!(winners([(5, 4), (5, 7), (4, 9)]), set(&[1]), "then the Development track");
    assert_eq!(winners([(5, 7), (5, 7), (4, 9)]), set(&[0, 1]), "then shared");
}
