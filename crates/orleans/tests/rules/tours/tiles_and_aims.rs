//! What changes how rules work, met with the task and the deeds. Bread and the Church are left out of the scenario.

use crate::scene::trade::{fill_deed, send};
use crate::tours::{DELIVER, Scene, rule, tours};
use orleans::components::{By, Follower, Kind, Place, SpaceKind, ToursDeed, Town, Track};
use orleans::{BoardDeed, Move, Origin};

const CANALIZATION: BoardDeed = BoardDeed::Tours(ToursDeed::Canalization);
const TO_TOURS: Move = Move::Travel { to: Town::Tours, by: By::Water, take: None };

/// Everything is there, and the merchant is a ship away from Tours.
fn near() -> Scene {
    let mut game = tours();
    game.laden().set_merchant(0, Town::Blois);
    game
}

/// A lent Ship brings the merchant there; in the midst of it nothing is delivered.
#[test]
fn the_well_and_the_flea_market() {
    rule("tours.task.free");
    for lender in [Place::Well, Place::FleaMarket] {
        let mut game = near();
        game.filled(0, lender).all_ready().next_roll(6).play(0, Move::Use(lender)).play(0, Move::Use(Place::Ship));
        game.refuses(0, DELIVER, "tours.task.delivery").play(0, TO_TOURS);
        assert!(game.offers(0, DELIVER), "{lender}");
    }
}

/// Whoever bathes completes the Ship.
#[test]
fn the_bathhouse() {
    rule("tours.task.delivery");
    let mut game = near();
    game.stand(0, Place::Ship, SpaceKind::Farmer, Follower::Farmer);
    game.stand(0, Place::Ship, SpaceKind::Boatman, Follower::Boatman);
    game.filled(0, Place::Bathhouse).set_bag(0, [Follower::Knight]).all_ready().play(0, Move::Use(Place::Bathhouse));
    let (place, space) = (Place::Ship, SpaceKind::Knight);
    game.play(0, Move::Put { follower: Follower::Knight, place, space, from: Origin::Drawn });
    game.play(0, Move::Use(Place::Ship)).play(0, TO_TOURS);
    assert!(game.offers(0, DELIVER));
}

/// The third citizen comes from a deed that the Gunpowder Tower completes, or from a boatman's step on another track.
#[test]
fn the_gunpowder_tower_and_the_lock() {
    rule("tours.task.citizens-first");
    rule("tours.setup.track-citizens");
    let two = || {
        let mut game = tours();
        game.laden().set_citizens(2);
        game
    };
    let mut tower = two();
    fill_deed(&mut tower, CANALIZATION, 1);
    tower.on_tower(0, &[Follower::Craftsman]).all_ready().refuses(0, DELIVER, "tours.task.citizens-first");
    tower.play(0, Move::Use(Place::GunpowderTower)).play(0, send(Kind::Craftsman, CANALIZATION)).play(0, Move::Coin);
    assert!(tower.offers(0, DELIVER));
    let mut lock = two();
    lock.tile(0, Place::Lock).set_track(0, Track::Knights, 3).fill(0, Place::Village).all_ready();
    lock.play(0, Move::Use(Place::Village))
        .play(0, Move::Recruit(Kind::Boatman))
        .play(0, Move::Advance(Track::Knights));
    assert!(lock.offers(0, DELIVER));
}
