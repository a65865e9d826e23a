//! The network of the map.

use crate::scene::{rule, scene};
use orleans::Move;
use orleans::components::{By, Edition, Place, Town, components};

/// 23 towns, 29 roads, 14 waterways; roads reach every town, waterways 15 of them.
#[test]
fn the_network() {
    rule("base.travel.map");
    let count = |by: By| components().routes.iter().filter(|route| route.by == by).count();
    assert_eq!((Town::COUNT, count(By::Road), count(By::Water)), (23, 29, 14));

    for (place, reached) in [(Place::Wagon, 23), (Place::Ship, 15)] {
        let mut game = scene(Edition::Current, 2);
        game.fill(0, place).all_ready();
        let mut usable = Vec::new();
        for &town in Town::ALL {
            game.set_merchant(0, town);
            if game.offers(0, Move::Use(place)) {
                usable.push(town);
            }
        }
        assert_eq!(usable.len(), reached, "{place}: {usable:?}");
        assert!(usable.contains(&Town::Orleans));
    }
}

/// Every route leads there and back.
#[test]
fn routes_are_usable_both_ways() {
    rule("base.travel.map");
    for route in &components().routes {
        let place = if route.by == By::Road { Place::Wagon } else { Place::Ship };
        for (from, to) in [(route.a, route.b), (route.b, route.a)] {
            let mut game = scene(Edition::Current, 2);
            game.set_merchant(0, from).fill(0, place).all_ready();
            game.play(0, Move::Use(place)).play(0, Move::Travel { to, by: route.by, take: None });
            assert_eq!(game.mat(0).merchant, to, "from {from}");
        }
    }
}

/// Nobody travels where no route leads.
#[test]
fn no_route_no_journey() {
    rule("base.travel.map");
    let mut game = scene(Edition::Current, 2);
    game.fill(0, Place::Wagon).all_ready().play(0, Move::Use(Place::Wagon));
    let neighbours = [Town::Chartres, Town::Chateaudun, Town::Montargis, Town::Vierzon];
    for &to in Town::ALL {
        let mv = Move::Travel { to, by: By::Road, take: None };
        if neighbours.contains(&to) {
            assert!(game.offers(0, mv), "{to}");
        } else {
            game.refuses(0, mv, "base.travel.map");
        }
    }
}
