//! Stations, followers and goods as payment.

use crate::events::{in_debt, in_debt_by_chance};
use crate::scene::rule;
use orleans::components::{Follower, Good, Happening, Kind, Letter, Place, SpaceKind, Town};
use orleans::{Ask, Move, score};
use tabletop::Seat;

/// A built station or one from the supply, of the own ones.
#[test]
fn a_station() {
    rule("base.torture.station");
    let mut game = in_debt(5);
    game.station(0, Town::Blois).station(0, Town::Tours).station(1, Town::Nevers);
    game.refuses(0, Move::GiveStation(Town::Nevers), "base.torture.station");
    game.play(0, Move::GiveStation(Town::Tours)).play(0, Move::GiveSpareStation);
    assert_eq!((game.asks(0), game.mat(0).stations_left), (Some(Ask::Torture { owed: 3 }), 7));
    assert_eq!(game.mat(0).stations.iter().collect::<Vec<_>>(), [Town::Blois]);
    game.mat_mut(0).stations_left = 0;
    game.refuses(0, Move::GiveSpareStation, "base.torture.station");
    assert_eq!(game.mat(1).n_stations(), 1);
}

/// A built station given up no longer counts, and somebody can build in its town.
#[test]
fn the_town_is_open_again() {
    rule("base.torture.built-station-frees-town");
    for builder in [0, 1] {
        let mut game = in_debt(1);
        game.station(0, Town::Blois);
        let before = score::sheet(&game.state, Seat(0)).total;
        game.play(0, Move::GiveStation(Town::Blois));
        assert_eq!((score::sheet(&game.state, Seat(0)).total, before), (0, 1));

        game.next_round().event(Happening::TradingDay, Letter::A);
        game.set_merchant(builder, Town::Blois).fill(builder, Place::Guildhall).set_coins(0, 0).all_ready();
        if builder == 0 {
            game.play(1, Move::Pass);
        }
        game.play(builder, Move::Use(Place::Guildhall)).all_pass();
        assert_eq!(game.coins(0), if builder == 0 { 3 } else { 0 }, "stations on Trading Day");
    }
}

/// A neutral follower drawn at random; own-colour ones are put back until one is found.
#[test]
fn a_follower() {
    rule("base.torture.follower");
    let mut given = [0; Kind::COUNT];
    for n in 0..200 {
        let mut game = in_debt_by_chance(2, n);
        let neutral = [Follower::Farmer, Follower::Farmer, Follower::Farmer, Follower::Scholar];
        game.set_market(0, []).set_bag(0, Follower::OWN.into_iter().chain(neutral)).play(0, Move::GiveFollower);
        let bag = game.player(0).bag;
        assert_eq!((bag.total(), Follower::OWN.map(|own| bag.count(own))), (7, [1; 4]));
        assert_eq!(game.asks(0), Some(Ask::Torture { owed: 1 }), "a follower is a coin");
        given[Kind::Farmer.index()] += 3 - bag.count(Follower::Farmer);
        given[Kind::Scholar.index()] += 1 - bag.count(Follower::Scholar);
    }
    let scholars = given[Kind::Scholar.index()];
    assert!((25..75).contains(&scholars), "{scholars} of 200 draws hit the one of four");
}

/// Followers outside the bag are safe, and a bag of own-colour followers offers nobody.
#[test]
fn followers_only_from_the_bag() {
    rule("base.torture.follower-only-from-bag");
    for bag in [vec![], Follower::OWN.to_vec()] {
        let mut game = in_debt(1);
        game.set_market(0, [Follower::Knight, Follower::Monk]).set_bag(0, bag);
        game.stand(0, Place::Ship, SpaceKind::Boatman, Follower::Boatman);
        game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Trader);
        game.refuses(0, Move::GiveFollower, "base.torture.follower-only-from-bag");
    }
}

/// A good of any kind is a coin, whatever it is worth.
#[test]
fn a_good() {
    rule("base.torture.good");
    for &good in Good::ALL {
        let mut game = in_debt(3);
        game.refuses(0, Move::GiveGood(good), "base.torture.good");
        game.mat_mut(0).goods[good.index()] = 2;
        game.play(0, Move::GiveGood(good));
        assert_eq!((game.goods(0, good), game.asks(0)), (1, Some(Ask::Torture { owed: 2 })), "{good}");
    }
}
