//! Torture: what is owed and cannot be paid is given up thing by thing.

use crate::events::{before, in_debt};
use crate::scene::{rule, scene};
use orleans::components::{Edition, Follower, Good, Happening, Letter, Place, Town, Track};
use orleans::state::Wheel;
use orleans::{Ask, Event, Move};

/// Census, Taxes and Harvest alike: one thing for each coin that is missing.
#[test]
fn whenever_coins_are_missing() {
    rule("base.torture.trigger");
    for &edition in Edition::ALL {
        let mut census = scene(edition, 3);
        census.set_track(0, Track::Farmers, 1).set_track(1, Track::Farmers, 1).set_coins(2, 0);
        census.all_ready().all_pass();
        assert_eq!(census.asks(2), Some(Ask::Torture { owed: 1 }), "{edition}: Census of round 2");

        let mut taxes = before(edition, Happening::Taxes, Letter::C);
        taxes.set_coins(0, 1).mat_mut(0).goods[Good::Grain.index()] = 11;
        taxes.all_pass();
        assert_eq!(taxes.asks(0), Some(Ask::Torture { owed: 2 }), "{edition}: Taxes");

        let mut harvest = before(edition, Happening::Harvest, Letter::A);
        harvest.set_coins(0, 2).all_pass();
        assert_eq!(harvest.asks(0), Some(Ask::Torture { owed: 3 }), "{edition}: Harvest");
        harvest.refuses(0, Move::Decline, "base.torture.trigger");
        for owed in [3, 2, 1] {
            assert_eq!(harvest.asks(0), Some(Ask::Torture { owed }));
            harvest.play(0, Move::GiveSpareStation);
        }
        assert_eq!((harvest.asks(0), harvest.mat(0).stations_left), (None, 7), "one thing for each coin");
    }
}

/// Coins go first; nobody is tortured to save them.
#[test]
fn coins_first() {
    rule("base.torture.coins-first");
    for (coins, left, owed) in [(0, 0, Some(4)), (3, 0, Some(1)), (4, 0, None), (6, 2, None)] {
        let mut game = before(Edition::Current, Happening::Taxes, Letter::A);
        game.set_coins(0, coins).mat_mut(0).goods[Good::Grain.index()] = 4;
        game.all_pass();
        assert_eq!(game.coins(0), left);
        match owed {
            None => assert!(!matches!(game.asks(0), Some(Ask::Torture { .. })), "{coins} coins are enough"),
            Some(owed) => {
                assert_eq!(game.asks(0), Some(Ask::Torture { owed }));
                game.refuses(0, Move::PayCoins(1), "base.torture.coins-first");
            }
        }
    }
}

/// Any mix will do. The book's own: 5 coins as 1 follower, 2 stations and 2 development steps.
#[test]
fn a_free_mix() {
    rule("base.torture.free-mix");
    let mut game = in_debt(5);
    game.set_bag(0, [Follower::Knight, Follower::Monk]).station(0, Town::Blois).set_development(0, 6);
    game.play(0, Move::GiveFollower);
    assert!(game.log.iter().any(|event| matches!(event, Event::GaveFollower(..))), "seen before the next choice");
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 4 }));
    game.play(0, Move::GiveStation(Town::Blois)).play(0, Move::GiveStep);
    game.play(0, Move::GiveSpareStation).play(0, Move::GiveStep);
    assert_eq!(game.asks(0), None);
    let mat = game.mat(0);
    assert_eq!((game.player(0).bag.total(), mat.n_stations(), mat.stations_left, mat.development), (1, 0, 8, 4));

    let mut game = in_debt(5);
    game.set_bag(0, [Follower::Knight]).station(0, Town::Blois).set_development(0, 6).tile(0, Place::Windmill);
    game.give_goods(0, Good::Wine, 1).mat_mut(0).wheels[Wheel::First as usize] = 1;
    let kinds = [
        Move::GiveStation(Town::Blois),
        Move::GiveSpareStation,
        Move::GiveFollower,
        Move::GiveStep,
        Move::GiveGood(Good::Wine),
        Move::GiveTile(Place::Windmill),
        Move::GiveWheel(Wheel::First),
    ];
    assert_eq!(game.options(0), kinds, "all kinds are open at any time");
}
