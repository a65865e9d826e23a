//! Guildhall: a trading station in the merchant's town. And the Scriptorium.

use crate::map_and_scoring::use_place;
use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Edition, Place, Town};

/// Four players at the Guildhall, all merchants in `town`.
fn at(town: Town) -> Scene {
    let mut game = scene(Edition::Current, 4);
    for seat in 0..4 {
        game.set_merchant(seat, town).fill(seat, Place::Guildhall);
    }
    game.all_ready();
    game
}

/// One station from the own supply comes into the town where the merchant stands.
#[test]
fn builds_where_the_merchant_stands() {
    rule("base.guildhall.build");
    let mut game = at(Town::Blois);
    game.set_merchant(1, Town::Tours).play(0, Move::Use(Place::Guildhall)).play(1, Move::Use(Place::Guildhall));
    for (seat, town) in [(0, Town::Blois), (1, Town::Tours)] {
        let mat = game.mat(seat);
        assert_eq!((mat.stations.iter().collect::<Vec<_>>(), mat.stations_left), (vec![town], 9));
        assert_eq!((mat.merchant, mat.coins), (town, 5), "the merchant stays, and building is free");
    }
}

/// A town with a station, whoever owns it, takes no second one.
#[test]
fn one_station_per_town() {
    rule("base.guildhall.one-per-town");
    for owner in 0..4 {
        let mut game = at(Town::Blois);
        game.station(owner, Town::Blois).refuses(0, Move::Use(Place::Guildhall), "base.guildhall.one-per-town");
    }
    let mut game = at(Town::Blois);
    game.station(1, Town::Tours).station(0, Town::Briare).play(0, Move::Use(Place::Guildhall));
    game.refuses(1, Move::Use(Place::Guildhall), "base.guildhall.one-per-town");
}

/// In Orléans everybody may build once.
#[test]
fn orleans_takes_one_of_each() {
    rule("base.guildhall.orleans");
    for (edition, players) in [(Edition::First, 2), (Edition::Current, 4), (Edition::Bigbox, 5)] {
        let mut game = scene(edition, players);
        for seat in 0..players {
            game.fill(seat, Place::Guildhall);
        }
        game.all_ready();
        for seat in 0..players {
            game.play(seat, Move::Use(Place::Guildhall));
            assert!(game.mat(seat).stations.contains(Town::Orleans), "{edition}: seat {seat}");
        }
        game.fill(0, Place::Guildhall).refuses(0, Move::Use(Place::Guildhall), "base.guildhall.orleans");
    }
}

/// Ten stations are all a player has.
#[test]
fn stations_are_limited() {
    rule("base.guildhall.stations-limited");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.all_ready();
        for &town in &Town::ALL[..10] {
            game.until_turn_of(0);
            game.set_merchant(0, town);
            use_place(&mut game, Place::Guildhall);
        }
        assert_eq!((game.mat(0).n_stations(), game.mat(0).stations_left), (10, 0));
        game.until_turn_of(0);
        game.set_merchant(0, Town::Nevers).fill(0, Place::Guildhall);
        game.refuses(0, Move::Use(Place::Guildhall), "base.guildhall.stations-limited");
    }
}

/// The Scriptorium gives one development point and nothing else.
#[test]
fn the_scriptorium() {
    rule("base.scriptorium.effect");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.all_ready();
        let before = *game.mat(0);
        use_place(&mut game, Place::Scriptorium);
        assert_eq!(game.mat(0).development, 1);
        game.set_development(0, 0);
        assert_eq!(*game.mat(0), before, "{edition}");
    }
}
