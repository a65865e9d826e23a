//! Events about goods: Harvest, Retraining, Dues.

use crate::scene::{Scene, rule};
use crate::trade::{bags, resolve, under};
use orleans::components::{Good, Happening, Letter, Place, components};
use orleans::{Ask, HappeningAsk, Move};

fn bread(game: &mut Scene, seat: u8) {
    game.tile(seat, Place::Bakery);
    game.state.table.goods[Good::Grain.index()] -= 1;
    game.mat_mut(seat).on_tiles.bread = 1;
}

#[test]
fn harvest() {
    rule("events.harvest-a.food");
    rule("events.harvest-b.food");
    rule("events.goods.return-to-supply");
    for (letter, id) in [(Letter::A, "events.harvest-a.food"), (Letter::B, "events.harvest-b.food")] {
        let mut game = under(Happening::Harvest, letter, 2);
        game.give_goods(0, Good::Cheese, 1).give_goods(0, Good::Wool, 1).set_coins(0, 9).set_coins(1, 9);
        let cheese = game.state.table.goods[Good::Cheese.index()];
        resolve(&mut game);
        assert_eq!(game.options(0), [Move::Feed(Good::Cheese)], "wool is no food, and coins do not help");
        game.refuses(0, Move::PayCoins(5), id);
        game.play(0, Move::Feed(Good::Cheese));
        assert_eq!(game.state.table.goods[Good::Cheese.index()], cheese + 1);
        assert_eq!((game.coins(0), game.coins(1)), (9, 4), "who has no food pays 5");
    }
}

#[test]
fn harvest_of_two() {
    rule("events.harvest-d.two-food");
    let mut game = under(Happening::Harvest, Letter::D, 3);
    game.give_goods(0, Good::Grain, 2).give_goods(1, Good::Wine, 1).set_coins(1, 7).set_coins(2, 12);
    resolve(&mut game);
    game.refuses(0, Move::PayCoins(5), "events.harvest-d.two-food");
    game.play(0, Move::Feed(Good::Grain)).play(0, Move::Feed(Good::Grain));
    game.play(1, Move::Feed(Good::Wine));
    assert_eq!((game.coins(1), game.coins(2)), (2, 2), "5 coins for each one missing");
    assert_eq!(game.state.table.round, 2);
}

#[test]
fn bread_is_food_and_worth_one() {
    rule("events.goods.bread-value");
    let mut game = under(Happening::Harvest, Letter::A, 2);
    bread(&mut game, 0);
    resolve(&mut game);
    assert_eq!(game.options(0), [Move::FeedBread]);
    let grain = game.state.table.goods[Good::Grain.index()];
    game.play(0, Move::FeedBread);
    assert_eq!(game.state.table.goods[Good::Grain.index()], grain + 1);
    let mut game = under(Happening::Retraining, Letter::B, 2);
    bread(&mut game, 0);
    resolve(&mut game);
    game.play(0, Move::GiveBread);
    assert_eq!(game.mat(0).development, 1);
    let mut game = under(Happening::Dues, Letter::D, 2);
    bread(&mut game, 0);
    resolve(&mut game);
    game.play(0, Move::GiveBread);
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 4 }));
}

#[test]
fn retraining() {
    rule("events.retraining.spend-good");
    rule("events.retraining.one-good");
    rule("events.goods.return-to-supply");
    for &good in Good::ALL {
        let mut game = under(Happening::Retraining, Letter::B, 2);
        game.give_goods(0, good, 2).set_coins(0, 0);
        let supply = game.state.table.goods[good.index()];
        resolve(&mut game);
        assert_eq!(game.options(0), [Move::GiveGood(good), Move::PayCoins(3)]);
        game.refuses(0, Move::GiveBread, "events.retraining.one-good");
        game.play(0, Move::GiveGood(good));
        let points = components().counts.goods_points[good.index()];
        assert_eq!(game.mat(0).development, points, "{good}");
        assert_eq!((game.goods(0, good), game.state.table.goods[good.index()]), (1, supply + 1));
        let coins: u16 =
            components().development.coins.iter().filter(|(at, _)| *at <= points).map(|(_, it)| u16::from(*it)).sum();
        assert_eq!(game.coins(0), coins, "coins passed on the track are received");
    }
}

#[test]
fn retraining_refused() {
    rule("events.retraining.penalty");
    let mut game = under(Happening::Retraining, Letter::B, 2);
    game.give_goods(0, Good::Brocade, 1).set_coins(0, 1).set_coins(1, 7);
    resolve(&mut game);
    game.refuses(0, Move::Decline, "events.retraining.penalty");
    game.play(0, Move::PayCoins(3));
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 2 }), "declining is free even without the coins");
    game.play(0, Move::GiveGood(Good::Brocade)).play(0, Move::GiveSpareStation);
    assert_eq!((game.mat(0).development, game.coins(1), game.mat(1).development), (0, 4, 0));
}

/// On the last space nobody can advance, so no good buys off the penalty.
#[test]
fn retraining_at_the_end() {
    rule("events.retraining.penalty");
    let last = components().development.last;
    let mut game = under(Happening::Retraining, Letter::B, 2);
    game.give_goods(0, Good::Grain, 1).set_development(0, last).set_coins(0, 7).set_coins(1, 7);
    game.give_goods(1, Good::Grain, 1).set_development(1, last - 1);
    resolve(&mut game);
    assert_eq!((game.coins(0), game.goods(0, Good::Grain), game.asks(0)), (4, 1, None), "the penalty is paid at once");
    game.play(1, Move::GiveGood(Good::Grain));
    assert_eq!((game.coins(1), game.mat(1).development), (7, last));
}

#[test]
fn dues() {
    rule("events.dues.goods");
    rule("events.dues.must-if-able");
    let mut game = under(Happening::Dues, Letter::D, 2);
    game.give_goods(0, Good::Grain, 1).give_goods(0, Good::Wool, 2).give_goods(1, Good::Brocade, 2);
    resolve(&mut game);
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Dues { owed: 5 })));
    game.refuses(0, Move::GiveGood(Good::Wine), "events.dues.goods");
    game.refuses(0, Move::PayCoins(5), "events.dues.shortfall-torture");
    game.play(0, Move::GiveGood(Good::Wool)).play(0, Move::GiveGood(Good::Wool));
    assert_eq!(game.goods(0, Good::Grain), 1, "no change for the three points too many, but no more either");
    game.play(1, Move::GiveGood(Good::Brocade));
    assert_eq!((game.goods(1, Good::Brocade), game.state.table.round), (1, 2));
}

#[test]
fn dues_missing() {
    rule("events.dues.shortfall-torture");
    let mut game = under(Happening::Dues, Letter::D, 2);
    game.give_goods(0, Good::Wine, 1).set_coins(0, 50).set_coins(1, 50);
    bags(&mut game, &[]);
    resolve(&mut game);
    game.play(0, Move::GiveGood(Good::Wine));
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 2 }), "coins cannot be used");
    game.play(0, Move::GiveSpareStation).play(0, Move::GiveSpareStation);
    assert_eq!((game.asks(1), game.coins(0)), (Some(Ask::Torture { owed: 5 }), 50));
}
