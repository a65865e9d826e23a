//! Depot: points for complete sets of goods.

use crate::scene::{rule, scene};
use orleans::Move;
use orleans::components::{Edition, Good, Place, components};
use orleans::score::sheet;
use tabletop::Seat;

/// What the Depot adds to the score of a player with these goods and so much bread.
fn extra(goods: [u8; Good::COUNT], bread: u8) -> i32 {
    let mut game = scene(Edition::Bigbox, 2);
    game.mat_mut(0).goods = goods;
    game.mat_mut(1).goods = [9; Good::COUNT];
    game.mat_mut(0).on_tiles.bread = bread;
    let [before, others] = [0, 1].map(|seat| sheet(&game.state, Seat(seat)).total);
    game.tile(0, Place::Depot);
    assert_eq!(sheet(&game.state, Seat(1)).total, others, "only the owner scores");
    sheet(&game.state, Seat(0)).total - before
}

/// 5 points per set; the scarcest of the five goods counts, and bread is no grain.
#[test]
fn five_points_per_set() {
    rule("places.depot.score");
    for (goods, bread, points) in [
        ([0; 5], 0, 0),
        ([1; 5], 0, 5),
        ([3; 5], 0, 15),
        ([9, 9, 9, 9, 0], 0, 0),
        ([0, 1, 1, 1, 1], 1, 0),
        ([1, 2, 2, 2, 2], 4, 5),
        ([2, 3, 4, 5, 6], 0, 10),
        ([6, 5, 4, 3, 2], 0, 10),
        ([3, 3, 1, 3, 3], 0, 5),
    ] {
        assert_eq!(extra(goods, bread), points, "{goods:?} and {bread} bread");
    }
}

/// Goods on the Brasserie count; those laid in the Gaming Room do not.
#[test]
fn goods_on_other_tiles() {
    rule("places.depot.score");
    let mut game = scene(Edition::Bigbox, 2);
    game.tile(0, Place::Ballroom).tile(0, Place::Depot).fill(0, Place::Ballroom);
    for good in [Good::Grain, Good::Wool, Good::Brocade] {
        game.give_goods(0, good, 2);
    }
    let before = sheet(&game.state, Seat(0)).total;
    game.state.table.tiles.insert(Place::Brasserie);
    game.all_ready().play(0, Move::Use(Place::Ballroom)).play(0, Move::Tile(Place::Brasserie));
    // Two cheese and two wine of the Brasserie, less the 2 coins of the Ballroom.
    let points = |good: Good| i32::from(components().counts.goods_points[good.index()]);
    let gain = 2 * points(Good::Cheese) + 2 * points(Good::Wine) - 2;
    assert_eq!(sheet(&game.state, Seat(0)).total - before, gain + 2 * 5);

    game.mat_mut(0).goods[Good::Wine.index()] -= 1;
    game.mat_mut(0).on_tiles.gaming_goods[Good::Wine.index()] = true;
    assert_eq!(sheet(&game.state, Seat(0)).total - before, gain - points(Good::Wine) + 5);
}
