//! Market Stand: goods bought and sold at their point value.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Good, Place};
use orleans::{Ask, Move};

const STAND: Move = Move::Use(Place::MarketStand);

/// Seat 0 may use the Market Stand; two goods of each kind are in stock.
fn stand(edition: Edition, coins: u16) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.goods = [2; Good::COUNT];
    game.tile(0, Place::MarketStand).fill(0, Place::MarketStand).set_coins(0, coins).all_ready();
    game
}

/// Grain 1, cheese 2, wine 3, wool 4, brocade 5: the same for buying and for selling.
#[test]
fn goods_at_their_value() {
    rule("places.market-stand.trade");
    for &edition in Edition::ALL {
        for (good, value) in Good::ALL.iter().copied().zip(1..) {
            let mut game = stand(edition, value);
            game.play(0, STAND).play(0, Move::Buy(good)).until_turn_of(1);
            assert_eq!((game.coins(0), game.goods(0, good), game.state.table.goods[good.index()]), (0, 1, 1));

            let mut game = stand(edition, value - 1);
            game.give_goods(0, Good::Grain, 1).play(0, STAND);
            game.refuses(0, Move::Buy(good), "base.actions.voluntary-cost");

            let mut game = stand(edition, 0);
            game.give_goods(0, good, 1).play(0, STAND).play(0, Move::Sell(good));
            assert_eq!((game.coins(0), game.goods(0, good), game.state.table.goods[good.index()]), (value, 0, 2));
        }
    }
}

/// Two goods at most, of one kind or two, bought or sold, in any order; one may be enough, none not.
#[test]
fn two_goods_at_most() {
    rule("places.market-stand.trade");
    let (wine, wool) = (Good::Wine, Good::Wool);
    for &edition in Edition::ALL {
        for (first, second, coins) in [
            (Move::Buy(wine), Move::Buy(wine), 14),
            (Move::Buy(wine), Move::Buy(wool), 13),
            (Move::Sell(wool), Move::Sell(wool), 28),
            (Move::Buy(wine), Move::Sell(wool), 21),
            (Move::Sell(wool), Move::Buy(wine), 21),
        ] {
            let mut game = stand(edition, 20);
            game.state.table.goods = [5; Good::COUNT];
            game.give_goods(0, wool, 2).give_goods(0, wine, 2).play(0, STAND);
            game.refuses(0, Move::Decline, "places.market-stand.trade").play(0, first);
            let mut one = game.fork();
            one.play(0, Move::Decline);
            assert_eq!(one.asks(1), Some(Ask::Action));
            game.play(0, second);
            assert_eq!((game.coins(0), game.asks(1)), (coins, Some(Ask::Action)), "{first:?}, {second:?}");
        }
    }
}

/// What a sale brings can pay the purchase after it.
#[test]
fn a_sale_pays_a_purchase() {
    rule("places.market-stand.trade");
    let mut game = stand(Edition::Bigbox, 0);
    game.give_goods(0, Good::Brocade, 1).play(0, STAND).play(0, Move::Sell(Good::Brocade));
    game.play(0, Move::Buy(Good::Wool));
    assert_eq!((game.coins(0), game.goods(0, Good::Wool)), (1, 1));
}

/// Only own goods are sold, bread is not, and without any trade there is no action.
#[test]
fn nothing_to_trade() {
    rule("places.market-stand.trade");
    for &edition in Edition::ALL {
        let mut game = stand(edition, 0);
        game.tile(0, Place::Bakery).mat_mut(0).on_tiles.bread = 1;
        game.refuses(0, STAND, "places.market-stand.trade").set_coins(0, 1).play(0, STAND);
        game.refuses(0, Move::Sell(Good::Grain), "places.market-stand.trade");
        game.refuses(0, Move::Sell(Good::Wine), "places.market-stand.trade");
    }
}

/// What the goods market does not have cannot be bought, however rich the buyer.
#[test]
fn out_of_stock() {
    rule("places.market-stand.stock");
    for &edition in Edition::ALL {
        for &good in Good::ALL {
            let mut game = stand(edition, 20);
            game.state.table.goods[good.index()] = 0;
            game.play(0, STAND).refuses(0, Move::Buy(good), "places.market-stand.stock");
            game.state.table.goods[good.index()] = 1;
            game.play(0, Move::Buy(good)).refuses(0, Move::Buy(good), "places.market-stand.stock");
        }
        let mut game = stand(edition, 20);
        game.state.table.goods = [0; Good::COUNT];
        game.refuses(0, STAND, "places.market-stand.trade");
    }
}
