//! Goldsmith: a good for as many development spaces as stations are built.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Edition, Good, Place, Town};

/// Seat 0 may use the Goldsmith and has built this many stations; seat 1 has four.
fn goldsmith(edition: Edition, built: usize) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.goods = [5; Good::COUNT];
    game.tile(0, Place::Goldsmith).fill(0, Place::Goldsmith);
    for &town in Town::ALL.iter().take(built) {
        game.station(0, town);
    }
    for &town in Town::ALL.iter().rev().take(4) {
        game.station(1, town);
    }
    game.all_ready();
    game
}

/// One good of any kind goes to the goods market; the marker moves one space per own station.
#[test]
fn a_good_for_a_space_per_station() {
    rule("places.goldsmith.effect");
    for &edition in Edition::ALL {
        for &good in Good::ALL {
            for built in [1, 3, 10] {
                let mut game = goldsmith(edition, built);
                Good::ALL.iter().for_each(|&good| _ = game.give_goods(0, good, 2));
                let mut left = game.mat(0).goods;
                game.play(0, Move::Use(Place::Goldsmith)).play(0, Move::GiveGood(good));
                left[good.index()] -= 1;
                assert_eq!(usize::from(game.mat(0).development), built, "{built} stations, {good}");
                assert_eq!((game.mat(0).goods, game.state.table.goods[good.index()]), (left, 4));
                // Coins and citizens of the spaces passed are received as usual.
                let passed = if built == 10 { 3 } else { 0 };
                assert_eq!((game.coins(0), game.mat(0).citizens > 0), (5 + passed, built >= 3));
            }
        }
    }
}

/// Stations on the Road count, and bread is a good.
#[test]
fn with_road_and_bakery() {
    rule("places.goldsmith.effect");
    let mut game = goldsmith(Edition::Bigbox, 1);
    game.tile(0, Place::Road).tile(0, Place::Bakery);
    game.mat_mut(0).on_tiles.road = 1;
    game.mat_mut(0).on_tiles.bread = 1;
    game.play(0, Move::Use(Place::Goldsmith)).play(0, Move::GiveBread);
    assert_eq!((game.mat(0).development, game.mat(0).on_tiles.bread), (2, 0));
    assert_eq!(game.state.table.goods[Good::Grain.index()], 6);
}

/// No station, no good or no space left: no action.
#[test]
fn nothing_to_gain_or_to_give() {
    rule("places.goldsmith.effect");
    for &edition in Edition::ALL {
        let gold = Move::Use(Place::Goldsmith);
        goldsmith(edition, 0).give_goods(0, Good::Wine, 1).refuses(0, gold, "places.goldsmith.effect");
        goldsmith(edition, 2).refuses(0, gold, "base.actions.voluntary-cost");
        let mut game = goldsmith(edition, 2);
        game.give_goods(0, Good::Wine, 1);
        game.fork().set_development(0, 30).refuses(0, gold, "base.development.end-closes-pure-actions");
        game.play(0, gold);
        for mv in [Move::Decline, Move::GiveGood(Good::Grain), Move::GiveBread] {
            game.refuses(0, mv, "places.goldsmith.effect");
        }
    }
}
