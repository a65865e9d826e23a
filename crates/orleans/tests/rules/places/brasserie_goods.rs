//! The goods on the Brasserie belong to its owner.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Good, Happening, Letter, Place};
use orleans::{Ask, Move, score};
use tabletop::Seat;

use Good::{Cheese, Wine};

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];

/// Seat 0 has these goods, and those on the Brasserie are among them.
fn with_goods(edition: Edition, goods: [u8; Good::COUNT], lying: [u8; Good::COUNT]) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.goods = [5; Good::COUNT];
    game.tile(0, Place::Brasserie).mat_mut(0).goods = goods;
    game.mat_mut(0).on_tiles.brasserie = lying;
    game
}

/// They feed in the Harvest and are spent at tiles, back to the goods market; who spends goods of a
/// kind beside the Brasserie keeps those on it.
#[test]
fn they_are_spent_like_others() {
    rule("places.brasserie.own-goods");
    for edition in EDITIONS {
        let mut game = with_goods(edition, [0, 1, 1, 0, 0], [0, 1, 1, 0, 0]);
        game.event(Happening::Harvest, Letter::A).all_ready().all_pass();
        game.play(0, Move::Decline);
        assert_eq!(game.asks(0), Some(Ask::Harvest { owed: 1 }));
        game.play(0, Move::Feed(Wine));
        assert_eq!((game.mat(0).goods, game.mat(0).on_tiles.brasserie), ([0, 1, 0, 0, 0], [0, 1, 0, 0, 0]));
        assert_eq!(game.state.table.goods[Wine.index()], 6);

        let mut game = with_goods(edition, [0, 2, 0, 0, 0], [0, 1, 0, 0, 0]);
        game.tile(0, Place::SheepFarm).fill(0, Place::SheepFarm).all_ready();
        game.play(0, Move::Use(Place::SheepFarm)).play(0, Move::Coin);
        assert_eq!((game.goods(0, Cheese), game.mat(0).on_tiles.brasserie[Cheese.index()]), (1, 1));
        assert_eq!(game.state.table.goods[Cheese.index()], 6);
        game.fill(0, Place::SheepFarm).until_turn_of(0);
        game.play(0, Move::Use(Place::SheepFarm)).play(0, Move::Coin);
        assert_eq!((game.goods(0, Cheese), game.mat(0).on_tiles.brasserie), (0, [0; Good::COUNT]));
    }
}

/// They are taxed with the others and score as usual.
#[test]
fn they_are_taxed_and_score() {
    rule("places.brasserie.own-goods");
    for edition in EDITIONS {
        let mut game = with_goods(edition, [1, 2, 2, 0, 0], [0, 2, 2, 0, 0]);
        let sheet = score::sheet(&game.state, Seat(0));
        let goods = sheet.lines.iter().find(|line| line.source == "goods").expect("a line");
        assert_eq!(goods.points, 1 + 2 * 2 + 2 * 3);
        game.event(Happening::Taxes, Letter::A).all_ready().all_pass();
        game.play(0, Move::Decline);
        assert_eq!(game.coins(0), 0, "a coin for each of the five");
    }
}

/// Under torture the owner may give a good on the Brasserie before the tile itself, and so keep the one beside it.
#[test]
fn under_torture_one_on_the_tile_may_go_first() {
    rule("base.torture.place-tile-contents");
    let mut game = with_goods(Edition::Bigbox, [0, 3, 0, 0, 0], [0, 2, 0, 0, 0]);
    game.event(Happening::Taxes, Letter::A).set_coins(0, 1).all_ready().all_pass();
    game.play(0, Move::Decline);
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 2 }));
    let mut beside_first = game.fork();
    game.play(0, Move::Discard(Cheese)).play(0, Move::GiveTile(Place::Brasserie));
    assert_eq!(game.goods(0, Cheese), 1, "the one beside the tile is kept");
    beside_first.play(0, Move::GiveGood(Cheese)).play(0, Move::GiveTile(Place::Brasserie));
    assert_eq!(beside_first.goods(0, Cheese), 0, "both on the tile are lost with it");

    let mut game = with_goods(Edition::Bigbox, [0, 2, 0, 0, 0], [0, 2, 0, 0, 0]);
    game.event(Happening::Taxes, Letter::A).set_coins(0, 1).all_ready().all_pass();
    game.play(0, Move::Decline).refuses(0, Move::Discard(Cheese), "base.torture.good");
}
