//! Bakery: grain becomes bread.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Edition, Good, Place};
use orleans::score::sheet;
use tabletop::Seat;

const BAKERY: Move = Move::Use(Place::Bakery);

fn ready(grain: u8, coins: u16) -> Scene {
    let mut game = scene(Edition::Bigbox, 2);
    game.tile(0, Place::Bakery)
        .fill(0, Place::Bakery)
        .give_goods(0, Good::Grain, grain)
        .set_coins(0, coins)
        .all_ready();
    game
}

fn bread(game: &Scene) -> u8 {
    game.mat(0).on_tiles.bread
}

/// For 2 coins 1 to 3 own grain become bread; none goes back to the goods market.
#[test]
fn up_to_three_grain_for_two_coins() {
    rule("places.bakery.bake");
    for (grain, most) in [(1, 1), (2, 2), (3, 3), (5, 3)] {
        let mut ready = ready(grain, 5);
        ready.play(0, BAKERY);
        assert_eq!(ready.options(0), (1..=most).map(Move::Bake).collect::<Vec<_>>());
        for refused in [Move::Bake(0), Move::Bake(most + 1), Move::Decline] {
            ready.refuses(0, refused, "places.bakery.bake");
        }
        for number in 1..=most {
            let mut game = ready.fork();
            let market = game.state.table.goods;
            game.play(0, Move::Bake(number));
            assert_eq!((bread(&game), game.goods(0, Good::Grain), game.coins(0)), (number, grain - number, 3));
            assert_eq!(game.state.table.goods, market);
            assert_eq!((game.asks(0), game.standing(0, Place::Bakery).len()), (None, 0), "the action is over");
        }
    }
}

/// Not without grain, whatever other goods there are, and not without the coins.
#[test]
fn grain_and_coins_are_needed() {
    rule("places.bakery.bake");
    let mut game = ready(0, 5);
    game.give_goods(0, Good::Cheese, 2).refuses(0, BAKERY, "places.bakery.bake");
    ready(3, 1).refuses(0, BAKERY, "base.actions.voluntary-cost");
    let mut game = ready(3, 2);
    game.play(0, BAKERY).play(0, Move::Bake(3));
    assert_eq!((bread(&game), game.coins(0)), (3, 0));
}

/// The tile holds any number of bread over several uses.
#[test]
fn bread_piles_up() {
    rule("places.bakery.bake");
    let mut game = ready(8, 6);
    game.play(0, BAKERY).play(0, Move::Bake(3)).play(1, Move::Pass);
    game.fill(0, Place::Bakery).play(0, BAKERY).play(0, Move::Bake(3));
    game.fill(0, Place::Bakery).play(0, BAKERY).play(0, Move::Bake(2));
    assert_eq!((bread(&game), game.goods(0, Good::Grain), game.coins(0)), (8, 0, 0));
}

/// At the end a bread scores the development status, where a grain scores 1.
#[test]
fn bread_scores_the_status() {
    rule("places.bakery.score");
    for (development, status) in [(0, 1), (3, 1), (4, 2), (9, 3), (15, 4), (22, 5), (30, 6)] {
        let total = |grain: u8, bread: u8| {
            let mut game = ready(grain, 5);
            game.set_development(0, development).mat_mut(0).on_tiles.bread = bread;
            sheet(&game.state, Seat(0)).total
        };
        assert_eq!(total(0, 3) - total(0, 0), 3 * status, "three bread at {development}");
        assert_eq!(total(3, 2) - total(0, 0), 3 + 2 * status, "the grain beside them stays grain");
    }
}
