//! The end of torture for those who have nothing left.

use crate::events::{before, in_debt};
use crate::scene::rule;
use orleans::components::{Edition, Follower, Good, Happening, Letter, Place, SpaceKind, Town};
use orleans::state::Wheel;
use orleans::{Ask, Event, Move};
use tabletop::Seat;

/// With nothing left to give, the rest of the debt lapses; debts are not carried over.
#[test]
fn nothing_left() {
    rule("base.torture.nothing-left");
    let mut game = in_debt(5);
    game.mat_mut(0).stations_left = 2;
    game.play(0, Move::GiveSpareStation).play(0, Move::GiveSpareStation);
    assert!(game.log.contains(&Event::Released(Seat(0))));
    assert_eq!(game.asks(0), None);
    game.next_round().event(Happening::Income, Letter::C).all_ready().all_pass();
    assert_eq!(game.coins(0), 1, "the debt is forgotten");

    let mut game = before(Edition::Current, Happening::Harvest, Letter::C);
    game.set_coins(0, 3).mat_mut(0).stations_left = 0;
    game.all_pass();
    assert_eq!((game.coins(0), game.asks(0), game.asks(1)), (0, None, Some(Ask::Harvest { owed: 3 })));
}

/// Any single thing keeps the debt alive, and no longer than it lasts.
#[test]
fn the_last_thing() {
    rule("base.torture.nothing-left");
    for last in [
        Move::GiveStation(Town::Blois),
        Move::GiveSpareStation,
        Move::GiveGood(Good::Wool),
        Move::GiveWheel(Wheel::Laboratory),
        Move::GivePlacedWheel(Place::Ship),
        Move::GiveTile(Place::School),
        Move::GiveFollower,
        Move::GiveStep,
    ] {
        let mut game = before(Edition::Current, Happening::Harvest, Letter::A);
        game.set_coins(0, 0).set_bag(0, Follower::OWN);
        let mat = game.mat_mut(0);
        mat.stations_left = 0;
        match last {
            Move::GiveStation(town) => mat.stations.insert(town),
            Move::GiveSpareStation => mat.stations_left = 1,
            Move::GiveGood(good) => mat.goods[good.index()] = 1,
            Move::GiveWheel(wheel) => mat.wheels[wheel as usize] = 1,
            Move::GivePlacedWheel(place) => {
                let space = mat.board.free_space(place, SpaceKind::Farmer).expect("a free space");
                mat.board.lay_wheel(space, false);
            }
            Move::GiveTile(place) => mat.places.insert(place),
            Move::GiveFollower => game.state.players[Seat(0)].bag.add(Follower::Monk),
            _ => mat.development = 1,
        }
        game.all_pass();
        assert_eq!((game.asks(0), game.options(0)), (Some(Ask::Torture { owed: 5 }), vec![last]));
        game.play(0, last);
        assert!(game.log.contains(&Event::Released(Seat(0))), "{last:?}");
    }
}

/// Citizens are no payment, not even the last thing a player has.
#[test]
fn citizens_are_safe() {
    rule("base.torture.citizens-safe");
    let mut game = in_debt(5);
    game.mat_mut(0).stations_left = 1;
    game.mat_mut(0).citizens = 3;
    assert_eq!(game.options(0), [Move::GiveSpareStation]);
    game.play(0, Move::GiveSpareStation);
    assert_eq!((game.asks(0), game.mat(0).citizens), (None, 3));
}
