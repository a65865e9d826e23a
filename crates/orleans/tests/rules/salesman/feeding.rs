//! Feeding and Great Feast.

use crate::salesman::{Scene, in_round, rule};
use orleans::components::{Good, Place};
use orleans::{Ask, Event, Move};
use tabletop::Game;

/// The meal of a round, with so many wine and coins at hand.
fn meal(round: u8, wine: u8, coins: u16) -> Scene {
    let mut game = in_round(round);
    game.sweep_map().give_goods(0, Good::Wine, wine).set_coins(0, coins).resolve();
    game
}

const COINS: Move = Move::PayCoins(2);
const WINE: Move = Move::Feed(Good::Wine);

#[test]
fn one_item_or_two_coins() {
    rule("salesman.event.feeding");
    for round in 1..=10 {
        for good in [Good::Grain, Good::Cheese, Good::Wine] {
            let mut game = in_round(round);
            game.sweep_map().set_coins(0, 0).give_goods(0, good, 2).resolve();
            let there = game.state.table.goods[good.index()];
            game.play(0, Move::Feed(good));
            assert_eq!((game.goods(0, good), game.state.table.goods[good.index()]), (1, there + 1), "to the supply");
            assert_eq!(game.state.table.round, round + 1);
        }
        let mut coins = meal(round, 0, 3);
        assert_eq!(coins.options(0), [COINS]);
        coins.play(0, COINS);
        assert_eq!((coins.coins(0), coins.state.table.round), (1, round + 1));
    }
}

#[test]
fn two_items_or_four_coins() {
    rule("salesman.event.great-feast");
    for round in 11..=14 {
        let mut food = meal(round, 2, 0);
        food.play(0, WINE).play(0, WINE);
        assert_eq!((food.mat(0).n_goods(), food.state.table.round), (0, round + 1));
        let mut coins = meal(round, 0, 4);
        coins.play(0, COINS).play(0, COINS);
        assert_eq!((coins.coins(0), coins.state.table.round), (0, round + 1));
    }
}

#[test]
fn mixed() {
    rule("salesman.event.great-feast-mixed");
    for first in [COINS, WINE] {
        let mut game = meal(11, 1, 2);
        game.play(0, first);
        assert_eq!((game.asks(0), game.options(0).len()), (Some(Ask::Harvest { owed: 1 }), 1));
        let mv = game.options(0)[0];
        game.play(0, mv);
        assert_eq!((game.mat(0).n_goods(), game.coins(0), game.state.table.round), (0, 0, 12));
    }
}

/// Food or coins as the player likes, but something must be paid, and wool feeds nobody.
#[test]
fn the_choice() {
    rule("salesman.event.choice");
    let mut game = meal(4, 1, 6);
    assert_eq!(game.options(0), [WINE, COINS]);
    game.refuses(0, Move::Decline, "salesman.event.feeding");
    game.refuses(0, Move::PayCoins(5), "salesman.event.feeding").refuses(
        0,
        Move::Feed(Good::Wool),
        "salesman.event.feeding",
    );
    game.fork().play(0, COINS);
    game.play(0, WINE);
    assert_eq!((game.coins(0), game.state.table.round), (6, 5));
    meal(13, 3, 9).refuses(0, Move::Decline, "salesman.event.great-feast");
}

/// Whoever can pay neither way nor mixed has lost at once, and keeps what there was.
#[test]
fn starving() {
    rule("salesman.event.starve");
    rule("salesman.round.no-torture");
    for (round, wine, coins, fed) in [
        (1, 0, 1, false),
        (1, 0, 2, true),
        (10, 1, 0, true),
        (11, 0, 3, false),
        (11, 1, 1, false),
        (11, 1, 2, true),
        (15, 0, 0, false),
        (12, 2, 0, true),
    ] {
        let mut game = meal(round, wine, coins);
        if fed {
            assert!(matches!(game.asks(0), Some(Ask::Harvest { .. })), "{wine} wine, {coins} coins");
        } else {
            assert_eq!((game.coins(0), game.goods(0, Good::Wine), game.state.table.round), (coins, wine, round));
            assert!(!game.log.iter().any(|event| matches!(event, Event::Tortured(..))));
            game.ended(false, "salesman.event.starve");
        }
    }
}

/// No other payment can be missing: nothing is ever given up.
#[test]
fn nobody_is_tortured() {
    rule("salesman.round.no-torture");
    for round in 1..=15 {
        let mut game = in_round(round);
        game.sweep_map().set_coins(0, 0).give_goods(0, Good::Brocade, 4).fill(0, Place::Castle).resolve();
        assert!(game.state.outcome().is_some() && game.asks(0).is_none(), "goods that are no food help nobody");
    }
}
