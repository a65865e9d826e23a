//! The end of the game and its points.

use crate::prosperity::{Scene, in_round, rule};
use orleans::components::{Good, Place, Structure, Town, components};
use orleans::score::sheet;
use orleans::state::Spot;
use orleans::{Event, SystemOnMat};
use tabletop::{Game, Seat, SeatSet};

/// Plays the last round to its end in the quietest way.
fn ended(arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = in_round(16);
    arrange(&mut game);
    game.until(|state| state.outcome().is_some());
    game
}

fn points(game: &Scene, seat: u8, source: &str) -> i32 {
    let lines = sheet(&game.state, Seat(seat)).lines;
    lines.into_iter().find(|line| line.source == source).map_or(0, |line| line.points)
}

/// Turns a Structure over.
fn complete(game: &mut Scene, seat: u8) {
    let SystemOnMat::Prosperity(own) = &mut game.mat_mut(seat).modules.system else { panic!("Prosperity") };
    own.built.iter_mut().flatten().for_each(|it| it.done = true);
}

#[test]
fn most_stations() {
    rule("prosperity.end.most-stations");
    let won = ended(|game| {
        game.station(0, Town::Tours).station(0, Town::Blois).station(1, Town::Chartres);
        game.raise(1, Structure::Castle, 0).raise(1, Structure::Abbey, 0);
    });
    assert!(won.log.contains(&Event::Citizen(Seat(0), Spot::MostStations)), "{:?}", won.log);
    let tie = ended(|game| _ = game.station(0, Town::Tours).station(1, Town::Chartres));
    assert!(!tie.log.iter().any(|event| matches!(event, Event::Citizen(..))));
}

#[test]
fn as_in_the_base_game() {
    rule("prosperity.end.score");
    let mut game = in_round(16);
    game.set_coins(0, 7).give_goods(0, Good::Wool, 2).station(0, Town::Tours).set_development(0, 9);
    game.mat_mut(0).citizens = 2;
    let status = i32::from(orleans::status(game.mat(0)));
    assert!(status > 1);
    let wool = i32::from(components().counts.goods_points[Good::Wool.index()]);
    let found = ["coins", "goods", "stations", "citizens"].map(|source| points(&game, 0, source));
    assert_eq!(found, [7, 2 * wool, status, 2 * status]);
}

#[test]
fn completed_structures() {
    rule("prosperity.end.structures");
    let mut game = in_round(16);
    game.raise(0, Structure::Castle, 0b111_111).raise(0, Structure::Abbey, 0b111);
    complete(&mut game, 0);
    game.raise(0, Structure::RoyalPalace, 0b011).hold(0, Some(Structure::Harbor));
    let printed = |it: Structure| i32::from(components().prosperity.structures[it.index()].points);
    assert_eq!(points(&game, 0, "structures"), printed(Structure::Castle) + printed(Structure::Abbey));
    assert_eq!(points(&game, 1, "structures"), 0);
}

#[test]
fn whatever_the_status() {
    rule("prosperity.end.structures-not-development");
    let mut game = in_round(16);
    game.raise(0, Structure::Castle, 0b111_111);
    complete(&mut game, 0);
    let before = points(&game, 0, "structures");
    game.set_development(0, components().development.last);
    assert_eq!((points(&game, 0, "structures"), points(&game, 0, "stations")), (before, 0));
}

/// Next to what is not finished coins and goods still count, for the sets of the Depot, too.
#[test]
fn what_lies_at_unfinished_ones() {
    rule("prosperity.end.incomplete-items");
    let mut game = in_round(16);
    game.set_coins(0, 0).tile(0, Place::Depot);
    for good in [Good::Grain, Good::Cheese, Good::Wine, Good::Wool] {
        game.give_goods(0, good, 1);
    }
    let (goods, places) = (points(&game, 0, "goods"), points(&game, 0, "places"));
    // Three coins at the Castle, the brocade at the Manufactory.
    game.raise(0, Structure::Castle, 0b111_000).raise(0, Structure::BrocadeManufactory, 0b100);
    let brocade = i32::from(components().counts.goods_points[Good::Brocade.index()]);
    assert_eq!((points(&game, 0, "coins"), points(&game, 0, "goods")), (3, goods + brocade));
    assert_eq!((places, points(&game, 0, "places")), (0, 5), "a set of all five");
    complete(&mut game, 0);
    assert_eq!((points(&game, 0, "coins"), points(&game, 0, "goods")), (0, goods), "of completed ones nothing is left");
}

#[test]
fn who_has_won() {
    rule("prosperity.end.winner");
    let winners = |arrange: &dyn Fn(&mut Scene)| ended(arrange).state.outcome().expect("an end").winners;
    let coins =
        |game: &mut Scene, coins: [u16; 4]| (0..4).for_each(|seat| _ = game.set_coins(seat, coins[usize::from(seat)]));
    assert_eq!(winners(&|game| coins(game, [9, 8, 7, 6])), SeatSet::of(Seat(0)));
    let further = winners(&|game| {
        coins(game, [9, 9, 7, 6]);
        game.set_development(1, 1);
    });
    assert_eq!(further, SeatSet::of(Seat(1)), "the Development track decides");
    assert_eq!(winners(&|game| coins(game, [9, 9, 7, 6])).len(), 2, "else it is shared");
}
