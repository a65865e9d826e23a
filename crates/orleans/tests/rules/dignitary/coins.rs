//! Events that bring or cost coins, and torture.

use crate::dignitary::{in_round, rule};
use orleans::components::{Follower, Place, Town};
use orleans::state::Spot;
use orleans::{Ask, Event, Move};
use tabletop::Seat;

const TOWNS: [Town; 4] = [Town::Blois, Town::Tours, Town::Loches, Town::Bourges];

#[test]
fn income() {
    for (round, each, id) in [(5, 2, rule("dignitary.event.income-5")), (10, 1, rule("dignitary.event.income-10"))] {
        for development in [0, 4, 9, 20] {
            let mut game = in_round(round);
            game.set_development(0, development).all_ready();
            let status = u16::from(orleans::status(game.mat(0)));
            game.all_pass();
            assert_eq!(game.coins(0), each * status, "{id} at {development}");
        }
    }
}

#[test]
fn trading_days() {
    for (round, each, id) in [
        (6, 3, rule("dignitary.event.trading-day-6")),
        (9, 2, rule("dignitary.event.trading-day-9")),
        (12, 2, rule("dignitary.event.trading-day-12")),
        (15, 1, rule("dignitary.event.trading-day-15")),
    ] {
        for stations in 0..=4 {
            let mut game = in_round(round);
            TOWNS[..stations].iter().for_each(|&town| _ = game.station(0, town));
            game.resolve();
            assert_eq!(usize::from(game.coins(0)), each * stations, "{id}");
        }
        let mut game = in_round(round);
        game.tile(0, Place::Road).station(0, Town::Blois).mat_mut(0).on_tiles.road = 2;
        assert_eq!(usize::from(game.resolve().coins(0)), each * 3, "{id}: those on the Road, too");
    }
}

#[test]
fn dues() {
    for (round, due, id) in [
        (7, 5, rule("dignitary.event.dues-7")),
        (11, 10, rule("dignitary.event.dues-11")),
        (16, 15, rule("dignitary.event.dues-16")),
    ] {
        let mut game = in_round(round);
        game.set_coins(0, due + 3).resolve();
        assert_eq!((game.coins(0), game.asks(0) == Some(Ask::Torture { owed: 1 })), (3, false), "{id}");
        let mut game = in_round(round);
        game.set_coins(0, due - 2).resolve();
        assert_eq!((game.coins(0), game.asks(0)), (0, Some(Ask::Torture { owed: 2 })), "{id}");
        game.play(0, Move::GiveSpareStation).play(0, Move::GiveSpareStation);
        assert_eq!(game.mat(0).stations_left, 8);
    }
}

/// All that can be given up is gone, the Stage Coach as well; the rest is forgiven, and citizens stay.
#[test]
fn nothing_left() {
    rule("dignitary.event.torture-exhausted");
    rule("dignitary.citizen.count");
    let mut game = in_round(11);
    game.set_citizens(3).set_bag(0, [Follower::OwnFarmer]).mat_mut(0).stations_left = 2;
    game.resolve();
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 10 }));
    assert_eq!(game.options(0), [Move::GiveSpareStation, Move::GiveTile(Place::StageCoach)]);
    game.play(0, Move::GiveTile(Place::StageCoach)).play(0, Move::GiveSpareStation).play(0, Move::GiveSpareStation);
    assert!(game.log.contains(&Event::Released(Seat(0))));
    assert_eq!((game.mat(0).citizens, game.state.table.round), (3, 12));
    assert!(!game.mat(0).places.contains(Place::StageCoach));
}

/// Nobody counts stations at the end.
#[test]
fn no_citizen_for_stations() {
    rule("dignitary.citizen.no-station-prize");
    let mut game = in_round(16);
    game.set_coins(0, 15)
        .set_citizens(7)
        .station(0, Town::Blois)
        .station(0, Town::Tours)
        .all_ready()
        .play(0, Move::Pass);
    assert!(!game.log.iter().any(|event| matches!(event, Event::Citizen(..))));
    assert_eq!((game.mat(0).citizens, game.state.table.citizens.waits(Spot::MostStations)), (7, false));
    game.ended(false, "dignitary.end.lose");
}
