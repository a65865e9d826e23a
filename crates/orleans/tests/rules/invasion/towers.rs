//! Fortified Towers.

use crate::invasion::{invasion, resolve, rule};
use orleans::components::{Edition, Happening, Place, Town};
use orleans::{Ask, HappeningAsk, Move};

/// Built by Guildhall in the rim town of the merchant, with an own station; once a town.
#[test]
fn built_by_guildhall() {
    rule("invasion.objective.towers-build");
    let mut game = invasion(4);
    for seat in 0..2 {
        game.set_merchant(seat, Town::Chartres).fill(seat, Place::Guildhall);
    }
    game.until_turn_of(0).play(0, Move::Use(Place::Guildhall));
    assert!(game.on(0).towers.contains(Town::Chartres));
    assert_eq!((game.mat(0).stations_left, game.mat(0).n_stations()), (9, 0));
    rule("invasion.objective.towers-one");
    game.refuses(1, Move::Use(Place::Guildhall), "invasion.objective.towers-one");
    let mut game = invasion(3);
    game.set_merchant(0, Town::Tours).tile(0, Place::Tavern).fill(0, Place::Tavern).fill(0, Place::Guildhall);
    game.until_turn_of(0).refuses(0, Move::Use(Place::Guildhall), "invasion.objective.towers-one");
    rule("invasion.setup.neutral-towers");
    let mut game = invasion(4);
    game.set_merchant(0, Town::Chartres).mat_mut(0).stations_left = 0;
    game.fill(0, Place::Guildhall).until_turn_of(0);
    game.refuses(0, Move::Use(Place::Guildhall), "base.guildhall.stations-limited");
}

/// Stations stand only where no tower does, in Orléans one of each player.
#[test]
fn stations_elsewhere() {
    rule("invasion.objective.towers-no-station");
    let mut game = invasion(4);
    game.set_merchant(0, Town::Nevers)
        .set_merchant(1, Town::Loches)
        .fill(0, Place::Guildhall)
        .fill(1, Place::Guildhall);
    game.fill(2, Place::Guildhall).fill(3, Place::Guildhall).until_turn_of(0);
    for seat in 0..4 {
        game.play(seat, Move::Use(Place::Guildhall));
    }
    assert!(game.mat(0).stations.is_empty() && game.on(0).towers.contains(Town::Nevers));
    assert!(game.mat(1).stations.contains(Town::Loches) && game.on(1).towers.is_empty());
    assert!([2, 3].iter().all(|&seat| game.mat(seat).stations.contains(Town::Orleans)));
}

/// A tower is no trading station: no Vineyard reacts, and no torture takes it.
#[test]
fn no_stations() {
    rule("invasion.objective.towers-not-stations");
    let mut game = invasion(4);
    game.set_merchant(0, Town::Nevers).tile(0, Place::Vineyard).act(0, Place::Guildhall);
    assert_ne!(game.asks(0), Some(Ask::Vineyard), "Nevers lies at the river");
    let mut station = invasion(4);
    station.set_merchant(0, Town::Blois).tile(0, Place::Vineyard).act(0, Place::Guildhall);
    assert_eq!(station.asks(0), Some(Ask::Vineyard));
    rule("invasion.event.torture-towers");
    let game = resolve(Happening::Harvest, 2, |game| {
        game.tower(0, Town::Nevers).station(0, Town::Loches).set_coins(0, 0);
    });
    let options = game.options(0);
    assert!(options.contains(&Move::GiveStation(Town::Loches)) && options.contains(&Move::GiveSpareStation));
    assert!(!options.contains(&Move::GiveStation(Town::Nevers)));
}

/// Progress builds either for own coins, within the usual limits.
#[test]
fn progress() {
    rule("invasion.event.progress");
    let mut game = resolve(Happening::Progress, 3, |game| {
        game.set_merchant(0, Town::Nevers).set_merchant(1, Town::Nevers).set_coins(2, 3).set_coins(1, 9);
    });
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Progress)));
    game.refuses(0, Move::BuildIn(Town::Blois), "invasion.event.progress");
    game.play(0, Move::BuildIn(Town::Nevers));
    assert_eq!((game.coins(0), game.on(0).towers.contains(Town::Nevers)), (1, true));
    assert_ne!(game.asks(1), Some(Ask::Happening(HappeningAsk::Progress)), "the town has its tower");
    assert_eq!((game.coins(1), game.coins(2), game.state.table.round), (9, 3, 2), "and seat 2 has too few coins");
    let mut game = resolve(Happening::Progress, 2, |_| {});
    game.play(0, Move::Decline).play(1, Move::BuildIn(Town::Orleans));
    assert_eq!((game.coins(0), game.mat(1).stations.contains(Town::Orleans)), (5, true), "optional");
    assert_eq!(game.state.setup.edition, Edition::Bigbox);
}
