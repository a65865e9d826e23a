//! What meets in Prosperity: tiles, Structures and events.

use crate::prosperity::{Scene, coin, good, in_round, in_town_hall, man, resolve, rule};
use orleans::components::{By, Follower, Good, Kind, Place, Structure, Town};
use orleans::{Ask, Event, Move, Sender};
use tabletop::Seat;

/// The tile Vineyard and the Structure of that name are two things.
#[test]
fn two_vineyards() {
    rule("prosperity.structure.not-a-station");
    let mut game = in_round(3);
    game.tile(0, Place::Vineyard).hold(0, Some(Structure::Vineyard)).carpenter(Town::Chateauroux).all_ready();
    game.play(0, Move::Use(Place::Carpenter)).play(0, crate::prosperity::build(Town::Loches, By::Road));
    assert_eq!(game.built(0)[0].structure, Structure::Vineyard);
    assert!(!game.log.iter().any(|event| matches!(event, Event::Built(..))), "no station, so no wine is offered");
    assert!(!matches!(game.asks(0), Some(Ask::Vineyard)));
}

/// Both senders man Structures, each in an action of its own.
#[test]
fn town_hall_and_tower() {
    rule("prosperity.man.followers");
    let mut game = in_round(3);
    game.raise(0, Structure::Castle, 0).tile(0, Place::GunpowderTower);
    in_town_hall(&mut game, 0, &[Kind::Knight]);
    game.mat_mut(0).tower.add(Follower::Knight);
    game.all_ready().play(0, Move::Use(Place::TownHall)).play(0, man(Kind::Knight, Structure::Castle));
    assert_ne!(game.asks(0), Some(Ask::Send { from: Sender::GunpowderTower, sent: 1 }));
    assert_eq!(game.mat(0).tower.total(), 1);
    game.until_turn_of(0).play(0, Move::Use(Place::GunpowderTower)).play(0, man(Kind::Knight, Structure::Castle));
    assert_eq!(game.built(0)[0].laid, 0b011);
}

/// Journeys of tiles take goods that lie face down as well.
#[test]
fn other_ways_to_travel() {
    rule("prosperity.round.pick-up-good");
    for (tile, by) in [(Place::HorseWagon, By::Road), (Place::StageCoach, By::Water)] {
        let mut game = in_round(3);
        game.filled(0, tile).set_coins(0, 9).all_ready().play(0, Move::Use(tile));
        let to = if by == By::Road { Town::Chartres } else { Town::Blois };
        game.play(0, Move::TravelTakingUnseen { to, by });
        assert_eq!((game.mat(0).n_goods(), game.mat(0).merchant), (1, to), "{tile}");
    }
}

/// A good is laid before the Harvest asks for it, and the Harvest does not reach it.
#[test]
fn harvest_and_structures() {
    rule("prosperity.man.coins-goods-window");
    let mut game = in_round(12);
    game.raise(0, Structure::CheeseDairy, 0).give_goods(0, Good::Cheese, 1).set_coins(0, 5);
    resolve(&mut game).play(0, good(Structure::CheeseDairy, Good::Cheese));
    assert_eq!((game.asks(0), game.options(0)), (Some(Ask::Harvest { owed: 1 }), vec![Move::PayCoins(5)]));
}

/// Tiles that are turned over count again for the points when they are turned up.
#[test]
fn depot_in_the_fire() {
    rule("prosperity.event.firestorm");
    let points = |game: &Scene| {
        let lines = orleans::score::sheet(&game.state, Seat(0)).lines;
        lines.into_iter().find(|line| line.source == "places").map_or(0, |line| line.points)
    };
    let mut game = in_round(8);
    game.tile(0, Place::Depot);
    Good::ALL.iter().for_each(|&good| _ = game.give_goods(0, good, 1));
    assert_eq!(points(&game), 5);
    resolve(&mut game);
    assert_eq!(points(&game), 0, "no ability");
}

/// A Structure is completed in the middle of an action of sending, and the second follower goes on.
#[test]
fn completed_between_two_sendings() {
    rule("prosperity.man.mixed-sending");
    let mut game = in_round(3);
    game.raise(0, Structure::LatinSchool, 0b01).raise(0, Structure::Abbey, 0).raise(0, Structure::Smithy, 0b011);
    in_town_hall(&mut game, 0, &[Kind::Scholar, Kind::Monk]);
    game.all_ready().play(0, Move::Use(Place::TownHall)).play(0, man(Kind::Scholar, Structure::LatinSchool));
    assert!(game.built(0)[0].done);
    game.play(0, man(Kind::Monk, Structure::Abbey));
    assert_eq!(game.asks(0), Some(Ask::Free(orleans::Window::AfterAction)), "a coin could be laid");
    game.play(0, coin(Structure::Smithy));
    assert!(game.built(0)[2].done);
}
