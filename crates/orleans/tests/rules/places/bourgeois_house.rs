//! Bourgeois House: one of four things.

use crate::scene::{Scene, rule, scene};
use orleans::components::{By, Edition, Good, Place, Town};
use orleans::{Ask, Means, Move};

fn ready() -> Scene {
    let mut game = scene(Edition::Bigbox, 2);
    // From 15 on there is no coin and no citizen for a while.
    game.tile(0, Place::BourgeoisHouse).fill(0, Place::BourgeoisHouse).set_development(0, 14).all_ready();
    game.play(0, Move::Use(Place::BourgeoisHouse));
    game
}

/// Coins, marker, merchant and goods of seat 0, and whether its action is over.
fn outcome(game: &Scene) -> (u16, u8, Town, u8, bool) {
    let mat = game.mat(0);
    (mat.coins, mat.development, mat.merchant, mat.n_goods(), game.asks(0).is_none())
}

/// 5 coins, or a good, or a journey, or 3 spaces: exactly one of them.
#[test]
fn one_of_four() {
    rule("places.bourgeois-house.choice");
    let journey = Move::Travel { to: Town::Vierzon, by: By::Road, take: None };
    for (moves, expected) in [
        (&[Move::Coin][..], (10, 14, Town::Orleans, 0, true)),
        (&[Move::TakeGood(Good::Wool)], (5, 14, Town::Orleans, 1, true)),
        (&[Move::SetOut, journey], (5, 14, Town::Vierzon, 0, true)),
        (&[Move::Develop], (5, 17, Town::Orleans, 0, true)),
    ] {
        let mut game = ready();
        let before = *game.mat(1);
        moves.iter().for_each(|&mv| _ = game.play(0, mv));
        assert_eq!(outcome(&game), expected, "{moves:?}");
        assert_eq!(*game.mat(1), before);
    }
    ready().refuses(0, Move::Decline, "places.bourgeois-house.choice");

    let mut game = ready();
    game.set_development(0, 30).refuses(0, Move::Develop, "base.development.end-closes-pure-actions");
}

/// The good is any kind in stock.
#[test]
fn a_good_in_stock() {
    rule("places.bourgeois-house.good-and-move");
    for &good in Good::ALL {
        let mut game = ready();
        game.state.table.goods = [1; Good::COUNT];
        game.play(0, Move::TakeGood(good));
        assert_eq!((game.goods(0, good), game.state.table.goods[good.index()]), (1, 0), "{good}");

        let mut game = ready();
        game.state.table.goods[good.index()] = 0;
        game.refuses(0, Move::TakeGood(good), "places.bourgeois-house.good-and-move");
    }
}

/// The journey follows a road or a waterway and may collect one good from it.
#[test]
fn a_journey_with_a_good() {
    rule("places.bourgeois-house.choice");
    rule("places.bourgeois-house.good-and-move");
    for (to, by) in [(Town::Vierzon, By::Road), (Town::Briare, By::Water)] {
        for take in [None, Some(Good::Wine), Some(Good::Wool)] {
            let mut game = ready();
            game.lay_goods(Town::Orleans, to, by, &[Good::Wine, Good::Wool]).play(0, Move::SetOut);
            assert_eq!(game.asks(0), Some(Ask::Travel(Means::Either)));
            game.refuses(0, Move::Decline, "base.travel.must-move");
            game.refuses(0, Move::Travel { to: Town::Tours, by, take: None }, "base.travel.map");
            game.play(0, Move::Travel { to, by, take });
            assert_eq!(outcome(&game), (5, 14, to, u8::from(take.is_some()), true));
            take.into_iter().for_each(|good| assert_eq!(game.goods(0, good), 1));
        }
    }
}
