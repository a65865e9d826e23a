//! Christmas Market: the die says which good, or a journey.

use crate::scene::{Scene, rule, scene};
use orleans::components::{By, Edition, Good, Place, Town};
use orleans::{Ask, Event, Means, Move};
use tabletop::Seat;

/// Seat 0 rolls these pips; two goods lie on the road to Vierzon, none on that to Chartres.
fn roll(pips: u8, stock: [u8; Good::COUNT]) -> Scene {
    let mut game = scene(Edition::Bigbox, 2);
    game.tile(0, Place::ChristmasMarket).fill(0, Place::ChristmasMarket).all_ready();
    game.lay_goods(Town::Orleans, Town::Vierzon, By::Road, &[Good::Wine, Good::Wool]);
    game.lay_goods(Town::Orleans, Town::Chartres, By::Road, &[]);
    game.state.table.goods = stock;
    game.next_roll(pips).play(0, Move::Use(Place::ChristmasMarket));
    assert!(game.log.contains(&Event::Rolled(Seat(0), pips)));
    game
}

const TABLE: [(u8, Good); 5] =
    [(1, Good::Grain), (2, Good::Cheese), (3, Good::Wine), (4, Good::Wool), (5, Good::Brocade)];

/// 1 to 5: a good of this kind from the goods market.
#[test]
fn a_good() {
    rule("places.christmas-market.roll");
    for (pips, good) in TABLE {
        let game = roll(pips, [2; Good::COUNT]);
        assert_eq!((game.goods(0, good), game.mat(0).n_goods()), (1, 1), "a {pips}");
        assert_eq!(game.state.table.goods[good.index()], 1);
        assert_eq!((game.asks(0), game.mat(0).merchant), (None, Town::Orleans));
    }
}

/// Out of stock: nothing, not even another good, and the followers return all the same.
#[test]
fn nothing_if_out_of_stock() {
    rule("places.christmas-market.roll");
    for (pips, good) in TABLE {
        let mut stock = [2; Good::COUNT];
        stock[good.index()] = 0;
        let game = roll(pips, stock);
        assert_eq!((game.mat(0).n_goods(), game.state.table.goods), (0, stock), "a {pips}");
        assert_eq!((game.asks(0), game.standing(0, Place::ChristmasMarket).len()), (None, 0));
    }
}

/// 6: a journey along one road, taking a good on the way if there is one.
#[test]
fn a_journey_by_road() {
    rule("places.christmas-market.six");
    let go = |to, by, take| Move::Travel { to, by, take };
    for (to, take) in [
        (Town::Vierzon, Some(Good::Wine)),
        (Town::Vierzon, Some(Good::Wool)),
        (Town::Vierzon, None),
        (Town::Chartres, None),
    ] {
        let mut game = roll(6, [0; Good::COUNT]);
        assert_eq!((game.asks(0), game.mat(0).n_goods()), (Some(Ask::Travel(Means::Road)), 0));
        game.refuses(0, Move::Decline, "base.travel.must-move");
        game.refuses(0, go(Town::Blois, By::Water, None), "base.wagon.move");
        game.refuses(0, go(Town::Chartres, By::Road, Some(Good::Wine)), "base.travel.empty-route");
        game.play(0, go(to, By::Road, take));
        assert_eq!((game.mat(0).merchant, game.mat(0).n_goods()), (to, u8::from(take.is_some())));
        take.into_iter().for_each(|good| assert_eq!(game.goods(0, good), 1));
        assert_eq!(game.asks(0), None, "one road only");
    }
}
