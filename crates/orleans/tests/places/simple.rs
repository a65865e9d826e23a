//! Tiles whose whole effect stands in the data.

use crate::scene::{rule, scene};
use orleans::Move;
use orleans::components::{Edition, Good, Place};

/// The good-making tiles: each takes its good from the goods market, and none without stock.
#[test]
fn goods_from_the_market() {
    for (id, place, good) in [
        ("places.hayrick.good", Place::Hayrick, Good::Grain),
        ("places.cheese-factory.good", Place::CheeseFactory, Good::Cheese),
        ("places.winery.good", Place::Winery, Good::Wine),
        ("places.wool-manufacturer.good", Place::WoolManufacturer, Good::Wool),
        ("places.tailor-shop.good", Place::TailorShop, Good::Brocade),
    ] {
        rule(id);
        for edition in [Edition::First, Edition::Current, Edition::Bigbox] {
            let mut game = scene(edition, 2);
            game.tile(0, place).fill(0, place).all_ready();
            let market = game.state.table.goods[good.index()];

            game.state.table.goods[good.index()] = 0;
            game.refuses(0, Move::Use(place), "base.general.action-needs-its-tile");

            game.state.table.goods[good.index()] = market;
            game.play(0, Move::Use(place));
            assert_eq!(game.goods(0, good), 1, "{id}");
            assert_eq!(game.state.table.goods[good.index()], market - 1, "{id}");
        }
    }
}
