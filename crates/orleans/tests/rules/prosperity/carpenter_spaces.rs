//! Who may stand on the Carpenter, and what it counts as.

use crate::prosperity::{Scene, in_round, prosperity, rule, walk};
use orleans::components::{By, Follower, Kind, Place, SpaceKind, Structure, Town, Track, components};
use orleans::state::Wheel;
use orleans::{Move, Origin};

const SPACE: SpaceKind = SpaceKind::TraderOrBoatman;

fn put(follower: Follower) -> Move {
    Move::Put { follower, place: Place::Carpenter, space: SPACE, from: Origin::Market }
}

#[test]
fn three_spaces() {
    rule("prosperity.carpenter.slots");
    let mut game = prosperity(3);
    let all = [Follower::Trader, Follower::OwnBoatman, Follower::Boatman, Follower::OwnTrader];
    game.set_market(0, all.into_iter().chain([Follower::Farmer, Follower::Knight]));
    for follower in [Follower::Farmer, Follower::Knight] {
        game.refuses(0, put(follower), "base.planning.matching-space");
    }
    for follower in &all[..3] {
        game.play(0, put(*follower));
    }
    game.refuses(0, put(all[3]), "base.planning.one-per-space");
    assert_eq!(game.standing(0, Place::Carpenter).len(), 3);
    let mut game = prosperity(3);
    game.all_ready();
    assert_eq!(game.standing(0, Place::Carpenter), [], "none has to be filled");
    game.hold(0, None).refuses(0, walk(Follower::Trader, Town::Chartres, By::Road), "base.round.phase-order");
}

#[test]
fn no_gear_wheels() {
    rule("prosperity.carpenter.no-gear");
    let mut game = in_round(3);
    game.set_track(0, Track::Craftsmen, 2);
    game.mat_mut(0).wheels[Wheel::Later as usize] = 1;
    game.all_ready().play(0, Move::Pass);
    let on = |place, space| Move::PlaceWheel { wheel: Wheel::Later, place, space };
    game.refuses(0, on(Place::Carpenter, SPACE), "prosperity.carpenter.no-gear");
    assert!(game.offers(0, on(Place::FarmHouse, SpaceKind::Boatman)));
}

/// A place of the player board: in the round of Technology Tax of other games it would count, a Church cannot use it.
#[test]
fn a_place_of_the_board() {
    rule("prosperity.carpenter.is-place");
    assert!(components().place(Place::Carpenter).home.is_player_board());
    assert!(!components().place(Place::Office).home.is_player_board());
    let mut game = in_round(3);
    game.set_coins(0, 9).filled(0, Place::Church).stand(1, Place::Carpenter, SPACE, Follower::Trader).all_ready();
    game.refuses(0, Move::Use(Place::Church), "places.church.use");
}

/// Seat 0 has this follower on the Carpenter, which is in Orléans.
fn used(follower: Follower, tile: Option<Place>) -> Scene {
    let mut game = in_round(3);
    if let Some(tile) = tile {
        game.tile(0, tile);
    }
    game.hold(0, Some(Structure::RoyalPalace)).set_market(0, [follower]).play(0, put(follower));
    game.all_ready().play(0, Move::Use(Place::Carpenter));
    game
}

#[test]
fn those_who_stand_for_others() {
    rule("prosperity.carpenter.substitutes");
    let road = |follower| walk(follower, Town::Chartres, By::Road);
    let water = |follower| walk(follower, Town::Blois, By::Water);
    for (follower, tile, by_road, by_water) in [
        (Follower::Monk, None, true, true),
        (Follower::Scholar, Some(Place::School), true, true),
        (Follower::Boatman, Some(Place::HerbGarden), true, true),
        (Follower::Boatman, None, false, true),
        (Follower::OwnTrader, None, true, false),
        (Follower::OwnBoatman, None, false, true),
    ] {
        let game = used(follower, tile);
        let can = (game.offers(0, road(follower)), game.offers(0, water(follower)));
        assert_eq!(can, (by_road, by_water), "{follower:?} with {tile:?}");
    }
    let mut game = in_round(3);
    game.set_market(0, [Follower::Scholar]).refuses(0, put(Follower::Scholar), "base.planning.matching-space");
    assert_eq!(Follower::Scholar.kind(), Kind::Scholar);
}

/// Of equal followers one is offered, wherever they stand.
#[test]
fn equal_followers_are_one_option() {
    let mut game = in_round(3);
    for follower in [Follower::Trader, Follower::Boatman, Follower::Trader] {
        game.stand(0, Place::Carpenter, SPACE, follower);
    }
    game.hold(0, None).all_ready().play(0, Move::Use(Place::Carpenter));
    let roads = game.options(0).into_iter().filter(|mv| *mv == walk(Follower::Trader, Town::Chartres, By::Road));
    assert_eq!(roads.count(), 1);
}
