//! Workshop: a placed gear wheel moves.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Edition, Follower, Place, SpaceKind, Track};
use orleans::state::Board;

const WORKSHOP: Move = Move::Use(Place::Workshop);
const CRAFTSMAN: SpaceKind = SpaceKind::Craftsman;

/// Seat 0 may use the Workshop; a wheel lies on the craftsman space of the Village, and the marker
/// on this space of the Craftsmen track.
fn workshop(edition: Edition, marker: u8, from_laboratory: bool) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::Workshop).fill(0, Place::Workshop).set_track(0, Track::Craftsmen, marker);
    lay(&mut game, Place::Village, CRAFTSMAN, from_laboratory);
    game.all_ready();
    game
}

fn lay(game: &mut Scene, place: Place, space: SpaceKind, from_laboratory: bool) {
    let board: &mut Board = &mut game.mat_mut(0).board;
    let at = board.free_space(place, space).expect("a free space");
    board.lay_wheel(at, from_laboratory);
}

fn to(place: Place, space: SpaceKind) -> Move {
    Move::MoveWheel { from: Place::Village, place, space }
}

/// For a coin the wheel goes to another empty space, and to another place if wanted.
#[test]
fn the_wheel_moves() {
    rule("places.workshop.move-gear");
    for &edition in Edition::ALL {
        for (place, space) in [
            (Place::FarmHouse, CRAFTSMAN),
            (Place::Castle, SpaceKind::Boatman),
            (Place::Windmill, CRAFTSMAN),
            (Place::Village, SpaceKind::Farmer),
        ] {
            let mut game = workshop(edition, 2, false);
            game.tile(0, Place::Windmill).play(0, WORKSHOP).play(0, to(place, space));
            let board = game.mat(0).board;
            assert_eq!((game.coins(0), board.wheels().len()), (4, 1));
            assert!(board.free_space(Place::Village, CRAFTSMAN).is_some(), "its old space is empty");
            let there = orleans::components::components().place(place);
            assert!(!(board.wheels() & there.space_set).is_empty(), "{space} of {place}");
            if place != Place::Windmill {
                assert!(board.free_space(place, space).is_none());
            }
        }
    }
}

/// The usual placement rules hold.
#[test]
fn the_usual_rules() {
    rule("places.workshop.move-gear");
    for &edition in Edition::ALL {
        let mut game = workshop(edition, 2, false);
        game.tile(0, Place::Cellar).stand(0, Place::FarmHouse, CRAFTSMAN, Follower::Craftsman);
        lay(&mut game, Place::Castle, SpaceKind::Farmer, false);
        game.fork().set_coins(0, 0).refuses(0, WORKSHOP, "base.actions.voluntary-cost");
        game.play(0, WORKSHOP);
        for (place, space, why) in [
            (Place::FarmHouse, CRAFTSMAN, "base.tech.empty-space"),
            (Place::Village, CRAFTSMAN, "base.tech.empty-space"),
            (Place::Castle, SpaceKind::Trader, "base.tech.one-per-place"),
            (Place::TownHall, SpaceKind::Any, "base.tech.not-town-hall"),
            (Place::Cellar, SpaceKind::Monk, "base.tech.never-monk"),
            (Place::Workshop, CRAFTSMAN, "base.tech.not-single-space"),
            (Place::Windmill, CRAFTSMAN, "base.tech.replaces-for-good"),
        ] {
            game.refuses(0, to(place, space), why);
        }
        let nowhere = Move::MoveWheel { from: Place::Ship, place: Place::Wagon, space: SpaceKind::Farmer };
        game.refuses(0, nowhere, "places.workshop.move-gear");
        game.refuses(0, Move::Decline, "places.workshop.move-gear");

        let mut game = scene(edition, 2);
        game.tile(0, Place::Workshop).fill(0, Place::Workshop).all_ready();
        game.refuses(0, WORKSHOP, "places.workshop.move-gear");
    }
}

/// The place it goes to can be used later this round; the place it left cannot any more.
#[test]
fn it_works_at_once() {
    rule("places.workshop.at-once");
    for &edition in Edition::ALL {
        let mut game = workshop(edition, 2, false);
        game.stand(0, Place::Village, SpaceKind::Farmer, Follower::Farmer);
        game.stand(0, Place::Village, SpaceKind::Boatman, Follower::Boatman);
        game.stand(0, Place::FarmHouse, SpaceKind::Boatman, Follower::Boatman);
        assert!(game.offers(0, Move::Use(Place::Village)));
        game.refuses(0, Move::Use(Place::FarmHouse), "base.actions.only-activated");
        game.play(0, WORKSHOP).play(0, to(Place::FarmHouse, CRAFTSMAN)).play(1, Move::Pass);
        game.refuses(0, Move::Use(Place::Village), "base.actions.only-activated");
        game.play(0, Move::Use(Place::FarmHouse));
        assert_eq!(game.track(0, Track::Farmers), 1);
        assert_eq!(game.mat(0).board.wheels().len(), 1, "the wheel stays");
    }
}

/// With the marker on the first space only farmer spaces are open, in every edition; from the
/// second space on all are.
#[test]
fn the_farmer_limit() {
    rule("places.workshop.farmer-limit");
    for &edition in Edition::ALL {
        let mut game = workshop(edition, 1, false);
        game.play(0, WORKSHOP).refuses(0, to(Place::FarmHouse, CRAFTSMAN), "places.workshop.farmer-limit");
        game.fork().set_track(0, Track::Craftsmen, 2).play(0, to(Place::FarmHouse, CRAFTSMAN));
        game.play(0, to(Place::Castle, SpaceKind::Farmer));
    }
}

/// On the start space, where the Traitor may have put the marker, no wheel can be placed, so none can be moved
/// either; but for those of the Laboratory.
#[test]
fn on_the_start_space() {
    rule("places.workshop.farmer-limit");
    rule("base.tech.by-track-position");
    for &edition in Edition::ALL {
        workshop(edition, 0, false).refuses(0, WORKSHOP, "places.workshop.move-gear");
        let mut game = workshop(edition, 1, false);
        game.play(0, WORKSHOP).set_track(0, Track::Craftsmen, 0);
        game.refuses(0, to(Place::Castle, SpaceKind::Farmer), "places.workshop.farmer-limit");
        let mut exempt = workshop(edition, 0, true);
        exempt.play(0, WORKSHOP).play(0, to(Place::FarmHouse, CRAFTSMAN));
    }
}

/// A wheel of the Laboratory is exempt, and still is after it moved.
#[test]
fn a_laboratory_wheel_is_exempt() {
    rule("places.workshop.farmer-limit");
    for &edition in Edition::ALL {
        let mut game = workshop(edition, 1, true);
        game.fork().play(0, WORKSHOP).play(0, to(Place::FarmHouse, CRAFTSMAN));
        game.play(0, WORKSHOP).play(0, to(Place::Castle, SpaceKind::Farmer)).next_round();
        game.fill(0, Place::Workshop).until_turn_of(0).play(0, WORKSHOP);
        game.play(0, Move::MoveWheel { from: Place::Castle, place: Place::FarmHouse, space: CRAFTSMAN });
    }
}
