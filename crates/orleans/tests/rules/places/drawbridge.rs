//! Drawbridge: Wagon on waterways, Ship on roads.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{By, Edition, Good, Place, Town};

const BY_ROAD: Move = Move::Travel { to: Town::Vierzon, by: By::Road, take: None };
const BY_WATER: Move = Move::Travel { to: Town::Blois, by: By::Water, take: None };

/// Both players have these places filled; seat 0 owns the Drawbridge, and both stand in Orléans.
fn ready(places: &[Place]) -> Scene {
    let mut game = scene(Edition::Bigbox, 2);
    game.tile(0, Place::Drawbridge);
    for &place in places {
        game.fill(1, place).tile(0, place).fill(0, place);
    }
    game.all_ready();
    game
}

/// The owner's Wagon may follow a waterway, the owner's Ship a road; what was allowed stays allowed.
#[test]
fn ship_and_wagon_follow_either() {
    rule("places.drawbridge.swap");
    for (place, other, why) in [(Place::Ship, BY_ROAD, "base.ship.move"), (Place::Wagon, BY_WATER, "base.wagon.move")] {
        for (journey, to) in [(BY_ROAD, Town::Vierzon), (BY_WATER, Town::Blois)] {
            let mut game = ready(&[place]);
            game.play(0, Move::Use(place)).play(0, journey);
            assert_eq!((game.mat(0).merchant, game.asks(0)), (to, None));
            game.play(1, Move::Use(place)).refuses(1, other, why);
        }
    }
}

/// The good of the other kind of route can be collected, too; still it is one route only.
#[test]
fn goods_on_the_way() {
    rule("places.drawbridge.swap");
    let mut game = ready(&[Place::Ship]);
    game.lay_goods(Town::Orleans, Town::Vierzon, By::Road, &[Good::Wool]).play(0, Move::Use(Place::Ship));
    game.refuses(0, Move::Travel { to: Town::Bourges, by: By::Road, take: None }, "base.travel.map");
    game.play(0, Move::Travel { to: Town::Vierzon, by: By::Road, take: Some(Good::Wool) });
    assert_eq!(game.goods(0, Good::Wool), 1);

    // A town without waterways: the Ship goes by road.
    let mut game = ready(&[Place::Ship]);
    game.set_merchant(0, Town::Chartres).set_merchant(1, Town::Chartres);
    game.play(0, Move::Use(Place::Ship)).play(0, Move::Travel { to: Town::Etampes, by: By::Road, take: None });
    game.refuses(1, Move::Use(Place::Ship), "base.travel.must-move");
}

/// Horse Wagon and Christmas Market stay on the road.
#[test]
fn other_movements_stay() {
    rule("places.drawbridge.only-ship-and-wagon");
    for place in [Place::HorseWagon, Place::ChristmasMarket] {
        let mut game = scene(Edition::Bigbox, 2);
        game.tile(0, Place::Drawbridge).tile(0, place).fill(0, place).all_ready();
        game.next_roll(6).play(0, Move::Use(place));
        assert!(!game.offers(0, BY_WATER), "{place}");
        game.play(0, BY_ROAD);
    }
}

/// Lent by Well or Flea Market, Ship and Wagon are still these actions; the Horse Wagon is none of them.
#[test]
fn lent_actions() {
    rule("places.drawbridge.only-ship-and-wagon");
    for lender in [Place::Well, Place::FleaMarket] {
        for (place, other) in [(Place::Ship, BY_ROAD), (Place::Wagon, BY_WATER)] {
            let mut game = scene(Edition::Bigbox, 2);
            game.tile(0, Place::Drawbridge).tile(0, lender).fill(0, lender).all_ready();
            game.next_roll(6).play(0, Move::Use(lender)).play(0, Move::Use(place)).play(0, other);
            assert_eq!(game.asks(0), None);
        }
    }
    let mut game = scene(Edition::Bigbox, 2);
    game.tile(0, Place::Drawbridge).tile(0, Place::HorseWagon).tile(0, Place::Well).fill(0, Place::Well).all_ready();
    game.play(0, Move::Use(Place::Well)).play(0, Move::Use(Place::HorseWagon));
    assert!(game.offers(0, BY_ROAD) && !game.offers(0, BY_WATER));
}
