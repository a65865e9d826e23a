//! The warehouse.

use crate::scene::MONK;
use crate::{Scene, rule, scene, taken};
use joan::components::{Bonus, Follower, Good, Place, Race, Route, components};
use joan::{Act, Holder};
use tabletop::{Game, Seat};

/// A Farmer marks a good in this warehouse.
fn stocked(goods: [u8; 5], good: Good) -> Scene {
    let mut game = taken(Follower::Farmer);
    game.warehouse(0, goods).act(0, Act::Good(good));
    game
}

#[test]
fn five_by_five() {
    rule("joan.warehouse.layout");
    assert_eq!((Good::COUNT, components().warehouse_columns.len()), (5, 5));
    let kinds: Vec<Good> = components().warehouse.iter().map(|row| row.good).collect();
    assert_eq!(kinds, Good::ALL);
    let mut game = taken(Follower::Farmer);
    game.warehouse(0, [5, 4, 4, 4, 4]);
    assert!(!game.actions(0).contains(&Act::Good(Good::Grain)) && game.actions(0).contains(&Act::Good(Good::Wool)));
}

#[test]
fn from_left_to_right() {
    rule("joan.warehouse.left-to-right");
    let game = stocked([0, 1, 1, 1, 3], Good::Brocade);
    assert_eq!((game.sheet(0).goods[4], game.sheet(0).goods_columns()), (4, 0), "the fourth, not the first column");
    assert_eq!(stocked([0, 1, 1, 1, 3], Good::Grain).sheet(0).goods_columns(), 1);
}

#[test]
fn a_full_row() {
    rule("joan.warehouse.row-full");
    let mut game = taken(Follower::Knight);
    game.warehouse(0, [0, 5, 0, 0, 0]).act(0, Act::Route(Route::L01));
    assert_eq!((game.sheet(0).goods, game.sheet(0).shields), ([0, 5, 0, 0, 0], 1));
}

#[test]
fn any_good() {
    let id = rule("joan.warehouse.any-good");
    let mut game = taken(Follower::Farmer);
    game.warehouse(0, [5, 0, 0, 0, 0]).refuses_act(0, Act::Good(Good::Grain), id);
    game.warehouse(0, [5; 5]);
    assert_eq!(game.actions(0)[0], Act::Shield);
    game.act(0, Act::Shield);
    assert_eq!(game.sheet(0).shields, 1);
    let mut game = taken(Follower::Boatman);
    game.warehouse(0, [5, 5, 5, 5, 4]).gain(Bonus::Goods(1)).bonus(0, Bonus::Goods(1), Act::Good(Good::Brocade));
    assert_eq!(game.sheet(0).shields, 0, "there was room");
}

#[test]
fn several_goods() {
    rule("joan.warehouse.several");
    let mut game = taken(Follower::Farmer);
    game.own(0, &[Place::Hayrick]).warehouse(0, [4, 5, 5, 5, 5]).act(0, Act::Use(Place::Hayrick));
    assert_eq!((game.sheet(0).goods, game.sheet(0).shields), ([5; 5], 1), "grain fits, then nothing does");
    let mut game = taken(Follower::Farmer);
    game.own(0, &[Place::Hayrick]).warehouse(0, [5, 5, 5, 5, 5]).act(0, Act::Use(Place::Hayrick));
    assert_eq!(game.sheet(0).shields, 2);
}

#[test]
fn a_completed_column() {
    rule("joan.warehouse.column-bonus");
    assert!(stocked([0, 1, 1, 1, 0], Good::Grain).open().is_empty());
    assert_eq!(stocked([0, 1, 1, 1, 1], Good::Grain).open().len(), 1);
    assert!(stocked([1, 1, 1, 1, 1], Good::Grain).open().is_empty(), "once");
}

#[test]
fn column_bonuses() {
    let with_coins = stocked([0, 1, 1, 1, 1], Good::Grain);
    assert_eq!(with_coins.open(), [Bonus::Coins(2)], "{}", rule("joan.warehouse.column-1"));
    assert_eq!(stocked([2, 1, 2, 2, 2], Good::Cheese).open(), [MONK], "{}", rule("joan.warehouse.column-2"));
    let developed = stocked([3, 3, 2, 3, 3], Good::Wine);
    assert_eq!(developed.sheet(0).development, 4, "{}", rule("joan.warehouse.column-3"));
    let points = |game: &Scene| joan::score::sheet(&game.state, Seat(0)).lines[1].points;
    let game = stocked([4, 4, 4, 3, 4], Good::Wool);
    assert_eq!((points(&game), game.open().len()), (5, 0), "{}", rule("joan.warehouse.column-4"));
}

#[test]
fn the_whole_warehouse() {
    rule("joan.warehouse.column-5");
    let game = stocked([5, 5, 5, 5, 4], Good::Brocade);
    assert_eq!(game.state.winner(Race::Warehouse), Some(Holder::Seat(Seat(0))));
    assert_eq!(game.state.citizens(Seat(0)), 1);
    let mut second = scene(2);
    second.state.table.races[Race::Warehouse.index()] = Some(Holder::Seat(Seat(1)));
    second.display(&[Follower::Farmer]).warehouse(0, [5, 5, 5, 5, 4]).take(0, Follower::Farmer);
    second.act(0, Act::Good(Good::Brocade));
    assert_eq!(second.state.citizens(Seat(0)), 0);
    assert!(second.state.outcome().is_none());
}

#[test]
fn points_of_rows() {
    rule("joan.warehouse.row-points");
    for (nth, points) in [3, 4, 5, 6, 7].into_iter().enumerate() {
        let mut game = scene(2);
        let mut goods = [0; 5];
        goods[nth] = 5;
        game.warehouse(0, goods);
        assert_eq!(joan::score::sheet(&game.state, Seat(0)).lines[1].points, points);
        goods[nth] = 4;
        game.warehouse(0, goods);
        assert_eq!(joan::score::sheet(&game.state, Seat(0)).lines[1].points, 0);
    }
}
