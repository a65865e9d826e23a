//! Road: stations on a tile instead of in a town.

use crate::scene::{Scene, rule, scene};
use orleans::components::{By, Edition, Good, Happening, Letter, Place, Town, components};
use orleans::{Ask, Move, score};
use tabletop::{Game, Seat};

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];
const ROAD: Move = Move::Use(Place::Road);

/// Seat 0 has the Road, activated, with so many stations on it.
fn with_road(edition: Edition, stations: u8) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::Road).fill(0, Place::Road);
    game.mat_mut(0).on_tiles.road = stations;
    game.mat_mut(0).stations_left -= stations;
    game
}

/// Under torture the stations leave the game with the Road: they are built no more.
#[test]
fn stations_go_with_the_road() {
    rule("base.torture.place-tile-contents");
    for edition in EDITIONS {
        let mut game = with_road(edition, 3);
        game.station(0, Town::Tours).give_goods(0, Good::Wool, 1).set_coins(0, 0).event(Happening::Taxes, Letter::A);
        game.all_ready().all_pass();
        assert_eq!((game.asks(0), game.mat(0).n_stations()), (Some(Ask::Torture { owed: 1 }), 4));
        let left = game.mat(0).stations_left;
        game.play(0, Move::GiveTile(Place::Road));
        assert_eq!((game.mat(0).n_stations(), game.mat(0).stations_left), (1, left));
    }
}

/// A station goes from the supply to the tile, wherever the merchant is: even where a station of
/// another player closes the town. No more than 4 stand there.
#[test]
fn at_most_four_stand_there() {
    rule("places.road.build");
    for edition in EDITIONS {
        for standing in 0..=4 {
            let mut game = with_road(edition, standing);
            game.station(0, Town::Orleans).station(1, Town::Tours).set_merchant(0, Town::Tours).all_ready();
            let (left, towns) = (game.mat(0).stations_left, game.mat(0).stations);
            if standing == 4 {
                game.refuses(0, ROAD, "places.road.build");
                continue;
            }
            game.play(0, ROAD);
            assert_eq!((game.mat(0).on_tiles.road, game.mat(0).stations_left), (standing + 1, left - 1));
            assert_eq!((game.mat(0).stations, game.mat(0).merchant), (towns, Town::Tours), "no town is needed");
            assert_eq!((game.coins(0), game.asks(0)), (5, None));
        }
    }
}

/// The station comes from the supply: without one there is nothing to build.
#[test]
fn the_supply_limits_it() {
    rule("places.road.build");
    for edition in EDITIONS {
        let mut game = with_road(edition, 0);
        Town::ALL.iter().take(components().counts.stations.into()).for_each(|&town| _ = game.station(0, town));
        game.all_ready().refuses(0, ROAD, "base.guildhall.stations-limited");
    }
}

/// The citizen for the most stations looks at the Road, too: it breaks a tie and makes one.
#[test]
fn they_count_for_the_most_stations() {
    rule("places.road.most-stations");
    for edition in EDITIONS {
        for (on_road, in_towns, citizens) in [(1, 1, [1, 0]), (1, 2, [0, 0]), (0, 1, [0, 0]), (2, 4, [0, 1])] {
            let mut game = with_road(edition, on_road);
            game.station(0, Town::Tours);
            Town::ALL.iter().take(in_towns).for_each(|&town| _ = game.station(1, town));
            game.state.table.round = 18;
            game.until(|_| false);
            assert!(game.state.outcome().is_some());
            assert_eq!([0, 1].map(|seat| game.mat(seat).citizens), citizens, "{on_road} on the Road");
        }
    }
}

/// They score like stations in towns, earn on Trading Day, and count for Office and Goldsmith.
#[test]
fn they_are_built_stations() {
    rule("places.road.counts-as-built");
    for edition in EDITIONS {
        let mut game = with_road(edition, 3);
        game.station(0, Town::Tours).set_development(0, 4);
        let sheet = score::sheet(&game.state, Seat(0));
        let stations = sheet.lines.iter().find(|line| line.source == "stations").expect("a line");
        assert_eq!(stations.points, 4 * 2);

        let mut day = game.fork();
        day.event(Happening::TradingDay, Letter::C).all_ready().all_pass();
        assert_eq!((day.coins(0), day.coins(1)), (5 + 4, 5));

        // Without a station in any town.
        let mut office = with_road(edition, 2);
        office.tile(0, Place::Office).fill(0, Place::Office).all_ready().play(0, Move::Use(Place::Office));
        assert_eq!(office.coins(0), 5 + 2);

        let mut goldsmith = with_road(edition, 2);
        goldsmith.tile(0, Place::Goldsmith).fill(0, Place::Goldsmith).give_goods(0, Good::Grain, 1).all_ready();
        goldsmith.play(0, Move::Use(Place::Goldsmith)).play(0, Move::GiveGood(Good::Grain));
        assert_eq!(goldsmith.mat(0).development, 2);
    }
}

/// They stand in no town: neither Vineyard nor Prairie notices them, and every town stays free.
#[test]
fn they_stand_in_no_town() {
    rule("places.road.counts-as-built");
    for edition in EDITIONS {
        let mut game = with_road(edition, 0);
        game.tile(0, Place::Vineyard).tile(1, Place::Prairie).give_goods(0, Good::Grain, 1);
        game.tile(1, Place::StageCoach).fill(1, Place::StageCoach).fill(1, Place::Guildhall);
        game.all_ready().play(0, ROAD);
        assert_eq!((game.asks(0), game.asks(1)), (None, Some(Ask::Action)), "no wine is offered");

        let journey = Move::Travel { to: Town::Vierzon, by: By::Road, take: None };
        game.play(1, Move::Use(Place::StageCoach)).play(1, journey);
        assert_eq!(game.asks(1), None, "nothing is demanded");
        game.play(0, Move::Pass).play(1, Move::Use(Place::Guildhall));
        assert!(game.mat(1).stations.contains(Town::Vierzon));
    }
}
