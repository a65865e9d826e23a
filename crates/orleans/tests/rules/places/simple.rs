//! Tiles whose whole effect stands in the data.

use crate::scene::{rule, scene};
use orleans::Move;
use orleans::components::{Edition, Good, Place};

/// The good-making tiles: each takes its good from the goods market, and none without stock.
#[test]
fn goods_from_the_market() {
    for (id, place, good) in [
        (rule("places.hayrick.good"), Place::Hayrick, Good::Grain),
        (rule("places.cheese-factory.good"), Place::CheeseFactory, Good::Cheese),
        (rule("places.winery.good"), Place::Winery, Good::Wine),
        (rule("places.wool-manufacturer.good"), Place::WoolManufacturer, Good::Wool),
        (rule("places.tailor-shop.good"), Place::TailorShop, Good::Brocade),
    ] {
        for &edition in Edition::ALL {
            let mut game = scene(edition, 2);
            game.tile(0, place).fill(0, place).all_ready();

            game.state.table.goods = [3; Good::COUNT];
            game.state.table.goods[good.index()] = 0;
            game.refuses(0, Move::Use(place), "base.general.action-needs-its-tile");

            game.state.table.goods = [3; Good::COUNT];
            game.play(0, Move::Use(place));
            let mut taken = [0; Good::COUNT];
            taken[good.index()] = 1;
            assert_eq!(game.mat(0).goods, taken, "{id}");
            assert_eq!(game.state.table.goods, taken.map(|taken| 3 - taken), "{id}");
            assert_eq!((game.coins(0), game.mat(0).development), (5, 0), "{id} gives nothing else");
        }
    }
}

/// The tiles that pay a fixed number of coins or development points: exactly these.
#[test]
fn coins_and_development() {
    for (id, place, coins, points) in [
        (rule("places.brewery.coins"), Place::Brewery, 2, 0),
        (rule("places.cellar.coins"), Place::Cellar, 4, 0),
        (rule("places.library.development"), Place::Library, 0, 2),
        (rule("places.shipping-line.development"), Place::ShippingLine, 0, 1),
        (rule("places.windmill.effect"), Place::Windmill, 2, 1),
    ] {
        for &edition in Edition::ALL {
            let mut game = scene(edition, 2);
            // From 15 on there is no coin and no citizen for a while.
            game.tile(0, place).fill(0, place).set_coins(0, 1).set_development(0, 15).all_ready();
            let before = (*game.mat(1), game.mat(0).goods);

            game.play(0, Move::Use(place));
            assert_eq!((game.coins(0), game.mat(0).development), (1 + coins, 15 + points), "{id}");
            assert_eq!((*game.mat(1), game.mat(0).goods), before, "{id} gives nothing else");
        }
    }
}
