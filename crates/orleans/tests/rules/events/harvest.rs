//! Harvest: how much food is owed, and what is food.

use crate::events::{LETTERED, LETTERS, before};
use crate::scene::{Scene, rule};
use orleans::components::{Edition, Good, Happening, Letter, Place};
use orleans::{Ask, Move};

const FOOD: [Good; 3] = [Good::Grain, Good::Cheese, Good::Wine];
const PAY: Move = Move::PayCoins(5);

/// Seat 0 is asked to pay, with these coins and goods.
fn harvest(edition: Edition, letter: Letter, coins: u16, goods: &[Good]) -> Scene {
    let mut game = before(edition, Happening::Harvest, letter);
    game.set_coins(0, coins);
    for &good in goods {
        game.mat_mut(0).goods[good.index()] += 1;
    }
    game.all_pass();
    game
}

/// 1, 2 or 3 items are owed, in food or at 5 coins each.
#[test]
fn items_owed() {
    rule("base.events.harvest");
    for edition in LETTERED {
        for (letter, owed) in LETTERS.into_iter().zip(1..) {
            let mut game = harvest(edition, letter, 20, &[]);
            for left in (1..=owed).rev() {
                assert_eq!((game.asks(0), game.options(0)), (Some(Ask::Harvest { owed: left }), vec![PAY]));
                game.play(0, PAY);
            }
            assert_eq!((game.coins(0), game.asks(0)), (20 - 5 * u16::from(owed), None), "{edition} {letter}");
            assert_eq!(game.asks(1), Some(Ask::Harvest { owed }), "then the next player");

            let mut game = harvest(edition, letter, 20, &[Good::Wine; 4]);
            for _ in 0..owed {
                game.play(0, Move::Feed(Good::Wine));
            }
            assert_eq!((game.coins(0), game.goods(0, Good::Wine), game.asks(0)), (20, 4 - owed, None));
        }
    }
}

/// Grain, cheese and wine are food, one item each; wool and brocade are not.
#[test]
fn what_is_food() {
    rule("base.events.harvest-food");
    for &edition in Edition::ALL {
        for good in FOOD {
            let mut game = harvest(edition, Letter::A, 5, &[good, Good::Wool, Good::Brocade]);
            for other in Good::ALL.iter().copied().filter(|&other| other != good) {
                game.refuses(0, Move::Feed(other), "base.events.harvest-food");
            }
            game.play(0, Move::Feed(good));
            assert_eq!((game.goods(0, good), game.asks(0)), (0, None), "{good} is a whole item");
        }
        let mut game = harvest(edition, Letter::A, 5, &[Good::Wool, Good::Brocade]);
        assert_eq!(game.options(0), [PAY]);
        game.play(0, PAY);
        assert_eq!((game.coins(0), game.mat(0).n_goods()), (0, 2));
    }
}

/// For each item anew the player chooses between any food and 5 coins.
#[test]
fn food_or_coins() {
    rule("base.events.harvest-choice");
    for edition in LETTERED {
        let mut game = harvest(edition, Letter::C, 10, &[Good::Grain, Good::Wine]);
        assert_eq!(game.options(0), [Move::Feed(Good::Grain), Move::Feed(Good::Wine), PAY]);
        game.play(0, PAY).play(0, Move::Feed(Good::Wine)).play(0, PAY);
        assert_eq!((game.coins(0), game.goods(0, Good::Grain), game.goods(0, Good::Wine)), (0, 1, 0), "{edition}");
    }
}

/// First edition: one item on every tile, in food if there is any, else in coins.
#[test]
fn first_edition() {
    rule("base.events.harvest-first-edition");
    for letter in LETTERS {
        let mut game = harvest(Edition::First, letter, 20, &FOOD);
        assert_eq!(game.options(0), FOOD.map(Move::Feed));
        game.refuses(0, PAY, "base.events.harvest-first-edition").play(0, Move::Feed(Good::Cheese));
        assert_eq!((game.coins(0), game.mat(0).n_goods(), game.asks(0)), (20, 2, None), "{letter}");

        let mut game = harvest(Edition::First, letter, 20, &[Good::Wool]);
        game.play(0, PAY);
        assert_eq!((game.coins(0), game.mat(0).n_goods(), game.asks(0)), (15, 1, None), "{letter}");

        let game = harvest(Edition::First, letter, 2, &[Good::Wool]);
        assert_eq!((game.coins(0), game.asks(0)), (0, Some(Ask::Torture { owed: 3 })), "{letter}");
    }
}

/// Food that was given is in the goods market, for everybody to gain again.
#[test]
fn food_returns_to_the_market() {
    rule("base.events.harvest-returns-food");
    for &edition in Edition::ALL {
        for (good, place) in
            [(Good::Grain, Place::Hayrick), (Good::Cheese, Place::CheeseFactory), (Good::Wine, Place::Winery)]
        {
            let mut game = before(edition, Happening::Harvest, Letter::A);
            game.give_goods(0, good, 1).tile(1, place).fill(1, place);
            game.state.table.goods[good.index()] = 0;
            let gone = game.state.table.gone;
            game.play(0, Move::Pass).refuses(1, Move::Use(place), "base.general.action-needs-its-tile");
            game.all_pass().play(0, Move::Feed(good));
            assert_eq!((game.state.table.goods[good.index()], game.state.table.gone), (1, gone), "{good}");

            game.next_round().event(Happening::Income, Letter::A).all_ready().play(1, Move::Use(place));
            assert_eq!(game.goods(1, good), 1);
        }
    }
}
