//! Sheep Farm: a cheese for wool, coins or development.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Edition, Good, Place};

const FARM: Move = Move::Use(Place::SheepFarm);

/// Seat 0 may use the Sheep Farm and has this many cheese.
fn farm(edition: Edition, cheese: u8) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.goods = [5; Good::COUNT];
    game.tile(0, Place::SheepFarm).fill(0, Place::SheepFarm).give_goods(0, Good::Cheese, cheese).all_ready();
    game
}

/// One of the three, for one cheese.
#[test]
fn a_cheese_for_one_of_three() {
    rule("places.sheep-farm.effect");
    for &edition in Edition::ALL {
        for (choice, wool, coins, points) in
            [(Move::TakeGood(Good::Wool), 1, 0, 0), (Move::Coin, 0, 4, 0), (Move::Develop, 0, 0, 3)]
        {
            let mut game = farm(edition, 2);
            game.set_development(0, 8).play(0, FARM).play(0, choice);
            assert_eq!((game.goods(0, Good::Cheese), game.goods(0, Good::Wool)), (1, wool), "{choice:?}");
            assert_eq!((game.coins(0), game.mat(0).development), (5 + coins, 8 + points), "{choice:?}");
            assert_eq!(game.state.table.goods, [5, 4, 5, 5 - wool, 5]);
        }
    }
}

/// Only cheese pays, nothing else is had for it, and what is not there cannot be chosen.
#[test]
fn what_is_not_there() {
    rule("places.sheep-farm.effect");
    for &edition in Edition::ALL {
        farm(edition, 0).give_goods(0, Good::Wine, 2).refuses(0, FARM, "places.sheep-farm.effect");
        let mut game = farm(edition, 1);
        game.play(0, FARM);
        for mv in [Move::Decline, Move::TakeGood(Good::Wine)] {
            game.refuses(0, mv, "places.sheep-farm.effect");
        }
        game.state.table.goods[Good::Wool.index()] = 0;
        game.refuses(0, Move::TakeGood(Good::Wool), "places.sheep-farm.effect");
        game.set_development(0, 30).refuses(0, Move::Develop, "places.sheep-farm.effect");
        game.play(0, Move::Coin);
    }
}
