//! Pharmacy: development for coins.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Place, SpaceKind};
use orleans::{Ask, Move};

fn ready(edition: Edition, coins: u16, development: u8) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::Pharmacy).fill(0, Place::Pharmacy).set_coins(0, coins).set_development(0, development);
    game.all_ready();
    game
}

/// One follower of any kind activates it.
#[test]
fn any_follower_activates_it() {
    rule("places.pharmacy.any-follower");
    for &edition in Edition::ALL {
        for &follower in Follower::IN_HEAPS {
            let mut game = scene(edition, 2);
            game.tile(0, Place::Pharmacy).set_market(0, [follower]);
            game.plan(0, follower, Place::Pharmacy, SpaceKind::Any).all_ready().play(0, Move::Use(Place::Pharmacy));
            assert_eq!(game.asks(0), Some(Ask::Pharmacy), "{follower}");
        }
        let mut game = scene(edition, 2);
        game.tile(0, Place::Pharmacy).all_ready();
        game.refuses(0, Move::Use(Place::Pharmacy), "base.actions.only-activated");
    }
}

/// 1, 2 or 3 coins for as many steps; none or more than three is not on sale.
#[test]
fn a_coin_a_step() {
    rule("places.pharmacy.buy-steps");
    for &edition in Edition::ALL {
        for price in 1..=3 {
            let mut game = ready(edition, 9, 13);
            game.play(0, Move::Use(Place::Pharmacy));
            for wrong in [0, 4] {
                game.refuses(0, Move::PayCoins(wrong), "places.pharmacy.buy-steps");
            }
            game.refuses(0, Move::Decline, "places.pharmacy.buy-steps");
            game.play(0, Move::PayCoins(price));
            assert_eq!((game.coins(0), game.mat(0).development), (9 - u16::from(price), 13 + price));
            assert_eq!(game.asks(0), None, "bought once an action");
        }
    }
}

/// The price is paid first: coins won on the way cannot pay for it. Nobody pays for spaces that
/// are not there.
#[test]
fn the_whole_price_before_moving() {
    rule("places.pharmacy.buy-steps");
    for &edition in Edition::ALL {
        // One coin, and the next step would win three more.
        let mut game = ready(edition, 1, 6);
        game.play(0, Move::Use(Place::Pharmacy));
        game.refuses(0, Move::PayCoins(2), "base.actions.voluntary-cost").play(0, Move::PayCoins(1));
        assert_eq!((game.coins(0), game.mat(0).development), (3, 7));

        let mut game = ready(edition, 9, 28);
        game.play(0, Move::Use(Place::Pharmacy));
        game.refuses(0, Move::PayCoins(3), "places.pharmacy.buy-steps").play(0, Move::PayCoins(2));
        assert_eq!((game.coins(0), game.mat(0).development), (7, 30));

        ready(edition, 0, 6).refuses(0, Move::Use(Place::Pharmacy), "base.actions.voluntary-cost");
        let closed = "base.development.end-closes-pure-actions";
        ready(edition, 9, 30).refuses(0, Move::Use(Place::Pharmacy), closed);
    }
}
