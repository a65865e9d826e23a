//! Ship and Wagon: the merchant moves along one route.

use crate::scene::{Scene, rule, scene};
use orleans::components::{By, Edition, Good, Place, Town};
use orleans::{Ask, Move};

/// Seat 0 uses Ship or Wagon with its merchant in `town`.
pub(crate) fn leaving(town: Town, place: Place) -> Scene {
    let mut game = scene(Edition::Current, 4);
    game.set_merchant(0, town).fill(0, place).all_ready().play(0, Move::Use(place));
    game
}

/// The journey to a town.
pub(crate) fn to(to: Town, by: By, take: Option<Good>) -> Move {
    Move::Travel { to, by, take }
}

/// The Ship follows one waterway, the Wagon one road, to the next town.
#[test]
fn one_route_of_the_own_kind() {
    let by_water = [Town::Blois, Town::Briare].as_slice();
    let by_road = [Town::Chartres, Town::Chateaudun, Town::Montargis, Town::Vierzon].as_slice();
    for (id, place, by, other, next, beyond) in [
        (rule("base.ship.move"), Place::Ship, By::Water, By::Road, by_water, Town::Tours),
        (rule("base.wagon.move"), Place::Wagon, By::Road, By::Water, by_road, Town::LeMans),
    ] {
        let mut game = leaving(Town::Orleans, place);
        for &town in Town::ALL {
            assert_eq!(game.offers(0, to(town, by, None)), next.contains(&town), "{id}: {town}");
            assert!(!game.offers(0, to(town, other, None)), "{id}: {town}");
        }
        let wrong = if by == By::Water { by_road[0] } else { by_water[0] };
        game.refuses(0, to(wrong, other, None), id).refuses(0, to(beyond, by, None), "base.travel.map");

        game.play(0, to(next[0], by, None));
        assert_eq!([0, 1].map(|seat| game.mat(seat).merchant), [next[0], Town::Orleans]);
        assert_eq!(game.asks(1), Some(Ask::Action), "one step, then it is the next player's turn");
    }
}

/// The movement is the action: it cannot be declined, and without a route there is no action.
#[test]
fn the_merchant_must_move() {
    rule("base.travel.must-move");
    for place in [Place::Ship, Place::Wagon] {
        leaving(Town::Orleans, place).refuses(0, Move::Decline, "base.travel.must-move");
    }
    for inland in [Town::Chartres, Town::LeMans, Town::Chateauroux] {
        let mut game = scene(Edition::Current, 2);
        game.set_merchant(0, inland).fill(0, Place::Ship).fill(0, Place::Wagon).all_ready();
        game.refuses(0, Move::Use(Place::Ship), "base.travel.must-move");
        assert!(game.offers(0, Move::Use(Place::Wagon)), "{inland}");
    }
}

/// Merchants share towns, and neither they nor stations are in the way.
#[test]
fn towns_are_shared() {
    rule("base.travel.shared-towns");
    let alone = leaving(Town::Orleans, Place::Ship).options(0);
    let mut game = leaving(Town::Orleans, Place::Ship);
    for seat in 1..4 {
        assert_eq!(game.mat(seat).merchant, Town::Orleans, "all begin there together");
        game.set_merchant(seat, Town::Blois);
    }
    game.station(1, Town::Blois).station(0, Town::Briare).station(2, Town::Orleans);
    assert_eq!(game.options(0), alone);
    game.play(0, to(Town::Blois, By::Water, None));
    assert_eq!([0, 1, 2, 3].map(|seat| game.mat(seat).merchant), [Town::Blois; 4]);
}
