//! Harvest when neither food nor coins are enough.

use crate::events::before;
use crate::scene::{Scene, rule};
use orleans::components::{Edition, Good, Happening, Letter};
use orleans::{Ask, Move};

const RULE: &str = "base.events.harvest-torture-last";
const PAY: Move = Move::PayCoins(5);

fn harvest(letter: Letter, coins: u16, food: u8) -> Scene {
    let mut game = before(Edition::Current, Happening::Harvest, letter);
    game.set_coins(0, coins).mat_mut(0).goods = [food, 0, 0, 2, 0];
    game.all_pass();
    game
}

/// Whoever has food or 5 coins must use them; torture is no choice.
#[test]
fn torture_is_no_choice() {
    rule("base.events.harvest-torture-last");
    for (coins, food, options) in [
        (4, 1, vec![Move::Feed(Good::Grain)]),
        (0, 1, vec![Move::Feed(Good::Grain)]),
        (5, 0, vec![PAY]),
        (5, 1, vec![Move::Feed(Good::Grain), PAY]),
    ] {
        let mut game = harvest(Letter::A, coins, food);
        assert_eq!((game.asks(0), game.options(0)), (Some(Ask::Harvest { owed: 1 }), options));
        game.refuses(0, Move::Decline, RULE);
        if coins < 5 {
            game.refuses(0, PAY, RULE);
        }
        game.play(0, game.options(0)[0]);
        assert_eq!((game.asks(0), game.mat(0).stations_left), (None, 10), "nothing more is owed");
    }
}

/// Whoever has neither gives all coins, and torture covers the rest of the 5.
#[test]
fn all_coins_then_torture() {
    rule("base.events.harvest-torture-last");
    for coins in 0..5 {
        let game = harvest(Letter::A, coins, 0);
        assert_eq!((game.asks(0), game.coins(0)), (Some(Ask::Torture { owed: 5 - coins as u8 }), 0));
    }
}

/// Three items, one food and seven coins: fed, paid, and 3 coins short.
#[test]
fn item_by_item() {
    rule("base.events.harvest-torture-last");
    let mut game = harvest(Letter::C, 7, 1);
    game.play(0, PAY);
    assert_eq!(game.options(0), [Move::Feed(Good::Grain)], "two coins are no price, and the food must go");
    game.play(0, Move::Feed(Good::Grain));
    assert_eq!((game.asks(0), game.coins(0)), (Some(Ask::Torture { owed: 3 }), 0));
    for _ in 0..3 {
        game.play(0, Move::GiveSpareStation);
    }
    assert_eq!((game.asks(0), game.mat(0).stations_left), (None, 7));

    let mut game = harvest(Letter::C, 3, 1);
    game.play(0, Move::Feed(Good::Grain));
    for owed in [2, 1, 5, 4, 3, 2, 1] {
        assert_eq!(game.asks(0), Some(Ask::Torture { owed }), "2 coins short, then 5");
        game.play(0, Move::GiveSpareStation);
    }
    assert_eq!((game.asks(0), game.mat(0).stations_left), (None, 3));
}
