//! Harvest, Cheese Day, Dues and Journey Home: what is given up, and for what.

use crate::duel::{Scene, ended, in_round, resolve, rule};
use orleans::components::{Good, Place, Town};
use orleans::{Ask, Event, HappeningAsk, Move};
use tabletop::Seat;

/// Seat 1 is spared: it has what is demanded, and the same choice.
fn paying(round: u8, arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = in_round(round);
    game.set_coins(0, 0).set_coins(1, 30).give_goods(1, Good::Cheese, 2);
    arrange(&mut game);
    resolve(&mut game);
    game
}

/// One food item or five coins, as the player chooses.
#[test]
fn first_harvest() {
    rule("duel.event.harvest-first");
    let mut game = paying(2, |game| _ = game.set_coins(0, 5).give_goods(0, Good::Wine, 1).give_goods(0, Good::Wool, 1));
    assert_eq!(game.asks(0), Some(Ask::Harvest { owed: 1 }));
    assert_eq!(game.options(0), [Move::Feed(Good::Wine), Move::PayCoins(5)]);
    game.refuses(0, Move::Feed(Good::Wool), "duel.event.harvest-first");
    game.refuses(0, Move::PayCoins(4), "duel.event.harvest-first");
    let mut fed = game.fork();
    game.play(0, Move::PayCoins(5));
    assert_eq!((game.coins(0), game.goods(0, Good::Wine)), (0, 1));
    fed.play(0, Move::Feed(Good::Wine));
    assert_eq!((fed.coins(0), fed.goods(0, Good::Wine), fed.asks(1)), (5, 0, Some(Ask::Harvest { owed: 1 })));
    let game = paying(2, |game| _ = game.set_coins(0, 4).give_goods(0, Good::Grain, 1));
    assert_eq!(game.options(0), [Move::Feed(Good::Grain)]);
}

/// Two food items, and no coins instead.
#[test]
fn second_harvest() {
    rule("duel.event.harvest-second");
    let mut game =
        paying(11, |game| _ = game.set_coins(0, 50).give_goods(0, Good::Wine, 1).give_goods(0, Good::Grain, 2));
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Harvest { owed: 2 })));
    assert_eq!(game.options(0), [Move::Feed(Good::Grain), Move::Feed(Good::Wine)]);
    game.refuses(0, Move::PayCoins(5), "duel.event.harvest-second");
    game.play(0, Move::Feed(Good::Wine)).play(0, Move::Feed(Good::Grain));
    assert_eq!((game.coins(0), game.goods(0, Good::Grain), game.goods(0, Good::Wine)), (50, 1, 0));
    assert_eq!(game.asks(1), Some(Ask::Happening(HappeningAsk::Harvest { owed: 2 })));
}

/// One cheese each, without a question.
#[test]
fn cheese_day() {
    rule("duel.event.cheese-day");
    let market = |game: &Scene| game.state.table.goods[Good::Cheese.index()];
    let game = paying(5, |game| _ = game.give_goods(0, Good::Cheese, 3));
    assert_eq!((game.goods(0, Good::Cheese), game.goods(1, Good::Cheese), game.coins(1)), (2, 1, 30));
    assert_eq!((market(&game), game.state.table.round), (market(&in_round(5)) - 5 + 2, 6));
    // A cheese on the Brasserie is a cheese.
    let game = paying(5, |game| {
        game.tile(0, Place::Brasserie).give_goods(0, Good::Cheese, 1);
        game.mat_mut(0).on_tiles.brasserie[Good::Cheese.index()] = 1;
    });
    assert!(matches!(game.asks(0), Some(Ask::Duel(_))), "or it averts the event");
    // Other food and coins are no cheese.
    for food in [Good::Grain, Good::Wine] {
        let game = paying(5, |game| _ = game.set_coins(0, 50).give_goods(0, food, 2));
        assert_eq!(ended(&game), (vec![1], "duel.round.cannot-pay"), "{food}");
    }
}

/// Goods and coins, piece by piece, until their points are enough; no change.
#[test]
fn dues() {
    rule("duel.event.dues-seven");
    rule("duel.event.dues-four");
    for (round, owed) in [(10, 7), (14, 7), (15, 4)] {
        let mut game =
            paying(round, |game| _ = game.set_coins(0, 9).give_goods(0, Good::Brocade, 2).give_goods(0, Good::Wine, 1));
        assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Dues { owed })));
        assert_eq!(game.options(0), [Move::GiveGood(Good::Wine), Move::GiveGood(Good::Brocade), Move::PayCoins(1)]);
        let id = if round == 15 { "duel.event.dues-four" } else { "duel.event.dues-seven" };
        game.refuses(0, Move::GiveGood(Good::Wool), id).refuses(0, Move::PayCoins(2), id);
        let mut in_coins = game.fork();
        (0..owed).for_each(|_| _ = in_coins.play(0, Move::PayCoins(1)));
        assert_eq!((in_coins.coins(0), in_coins.mat(0).n_goods()), (9 - u16::from(owed), 3));
        game.play(0, Move::PayCoins(1)).play(0, Move::GiveGood(Good::Brocade));
        if owed == 7 {
            assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Dues { owed: 1 })));
            game.play(0, Move::GiveGood(Good::Brocade));
        }
        assert_eq!(game.coins(0), 8, "no change is given");
        assert_eq!(game.asks(1), Some(Ask::Happening(HappeningAsk::Dues { owed })), "then no more");
    }
}

/// Both merchants go home, take nothing, and no tile reacts; who is there stays.
#[test]
fn journey_home() {
    rule("duel.event.journey-home");
    let mut game = in_round(16);
    game.set_merchant(0, Town::Tours).tile(0, Place::Prairie).station(1, Town::Orleans).give_goods(1, Good::Wine, 1);
    game.set_merchant(1, Town::Chatellerault).set_coins(0, 0).set_coins(1, 40);
    resolve(&mut game);
    assert_eq!((game.mat(0).merchant, game.mat(1).merchant), (Town::Orleans, Town::Orleans));
    assert_eq!((game.goods(1, Good::Wine), game.mat(0).n_goods(), game.coins(1)), (1, 0, 40));
    let moved = |game: &Scene, seat: u8| game.log.contains(&Event::Moved(Seat(seat), Town::Orleans));
    assert!(moved(&game, 0) && moved(&game, 1));
    let mut game = in_round(16);
    resolve(game.set_merchant(1, Town::Tours));
    assert!(!moved(&game, 0) && moved(&game, 1));
}
