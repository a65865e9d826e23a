//! Black Market: two equal goods for another one.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Edition, Good, Place};

const BLACK_MARKET: Move = Move::Use(Place::BlackMarket);

fn ready(goods: &[(Good, u8)]) -> Scene {
    let mut game = scene(Edition::Bigbox, 2);
    game.tile(0, Place::BlackMarket).fill(0, Place::BlackMarket).all_ready();
    game.state.table.goods = [5; Good::COUNT];
    goods.iter().for_each(|&(good, number)| _ = game.give_goods(0, good, number));
    game
}

/// Two of one kind go back to the goods market, one of another kind comes from it.
#[test]
fn two_for_one() {
    rule("places.black-market.swap");
    for &give in Good::ALL {
        for &take in Good::ALL {
            let mut game = ready(&[(give, 3)]);
            game.play(0, BLACK_MARKET);
            if take == give {
                game.refuses(0, Move::Swap { give, take }, "places.black-market.swap");
                continue;
            }
            game.play(0, Move::Swap { give, take });
            assert_eq!((game.goods(0, give), game.goods(0, take), game.mat(0).n_goods()), (1, 1, 2));
            let stock = |good: Good| game.state.table.goods[good.index()];
            assert_eq!((stock(give), stock(take)), (4, 4));
            assert_eq!((game.asks(0), game.coins(0)), (None, 5), "once, and without coins");
        }
    }
}

/// Only a pair of one kind is given; two different goods are no pair.
#[test]
fn a_pair_is_needed() {
    rule("places.black-market.swap");
    ready(&[]).refuses(0, BLACK_MARKET, "places.black-market.swap");
    let singles = Good::ALL.iter().map(|&good| (good, 1)).collect::<Vec<_>>();
    ready(&singles).refuses(0, BLACK_MARKET, "places.black-market.swap");

    let mut game = ready(&[(Good::Grain, 1), (Good::Wool, 2)]);
    game.play(0, BLACK_MARKET);
    assert!(game.options(0).iter().all(|mv| matches!(mv, Move::Swap { give: Good::Wool, .. })));
    game.refuses(0, Move::Swap { give: Good::Grain, take: Good::Wine }, "places.black-market.swap");
    game.refuses(0, Move::Decline, "places.black-market.swap");
}

/// What is out of stock cannot be taken; if nothing else is in stock there is no action.
#[test]
fn only_what_is_in_stock() {
    rule("places.black-market.stock");
    let mut game = ready(&[(Good::Grain, 2)]);
    game.state.table.goods = [3, 0, 1, 0, 0];
    game.play(0, BLACK_MARKET);
    assert_eq!(game.options(0), [Move::Swap { give: Good::Grain, take: Good::Wine }]);
    for take in [Good::Cheese, Good::Wool, Good::Brocade] {
        game.refuses(0, Move::Swap { give: Good::Grain, take }, "places.black-market.stock");
    }

    let mut game = ready(&[(Good::Grain, 2)]);
    game.state.table.goods = [3, 0, 0, 0, 0];
    game.refuses(0, BLACK_MARKET, "places.black-market.stock");
}
