//! Gear wheels: the spaces where none may lie.

use crate::course_of_play::hands::{give_wheel, lay, put, wheel_on};
use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Edition, Follower, Place, SpaceKind, SpaceSet, Track, components};
use orleans::state::Wheel;

/// Seat 0 owns these tiles and has just passed, with a wheel of every sort in hand.
fn passed(edition: Edition, tiles: &[Place], arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = scene(edition, 2);
    tiles.iter().for_each(|&tile| _ = game.tile(0, tile));
    Wheel::ALL.into_iter().for_each(|wheel| give_wheel(&mut game, 0, wheel));
    game.set_track(0, Track::Craftsmen, 2);
    arrange(&mut game);
    game.all_ready().play(0, Move::Pass);
    game
}

fn refuses_every_wheel(game: &mut Scene, place: Place, space: SpaceKind, id: &str) {
    for wheel in Wheel::ALL {
        game.refuses(0, lay(wheel, place, space), id);
    }
}

/// Monks are never replaced, wherever the wheel comes from and however far the marker is.
#[test]
fn never_on_a_monk_space() {
    rule("base.tech.never-monk");
    for &edition in Edition::ALL {
        let mut game = passed(edition, &[Place::Cellar, Place::Brewery, Place::Sacristy], |_| {});
        for marker in 0..=5 {
            game.set_track(0, Track::Craftsmen, marker);
            for place in [Place::Cellar, Place::Brewery, Place::Sacristy] {
                refuses_every_wheel(&mut game, place, SpaceKind::Monk, "base.tech.never-monk");
            }
        }
        assert!(game.offers(0, lay(Wheel::Laboratory, Place::Cellar, SpaceKind::Scholar)));
    }
}

/// One wheel a place: a second finds none of the other spaces, also where two are of the same kind.
#[test]
fn one_wheel_a_place() {
    rule("base.tech.one-per-place");
    for &edition in Edition::ALL {
        let mut game = passed(edition, &[Place::Windmill], |_| {});
        game.play(0, lay(Wheel::Laboratory, Place::Ship, SpaceKind::Knight));
        game.refuses(0, lay(Wheel::First, Place::Ship, SpaceKind::Farmer), "base.tech.one-per-place");
        game.refuses(0, lay(Wheel::Later, Place::Ship, SpaceKind::Boatman), "base.tech.one-per-place");
        game.play(0, lay(Wheel::Later, Place::Windmill, SpaceKind::Craftsman));
        give_wheel(&mut game, 0, Wheel::Later);
        game.refuses(0, lay(Wheel::Later, Place::Windmill, SpaceKind::Craftsman), "base.tech.one-per-place");
        // Another place is another matter.
        game.play(0, lay(Wheel::Later, Place::Guildhall, SpaceKind::Knight));
    }
}

/// A place that needs a single follower takes no wheel.
#[test]
fn not_where_one_follower_is_enough() {
    rule("base.tech.not-single-space");
    for &edition in Edition::ALL {
        let single = [
            (Place::Hayrick, SpaceKind::Farmer),
            (Place::Bathhouse, SpaceKind::Farmer),
            (Place::ShippingLine, SpaceKind::Boatman),
            (Place::Pharmacy, SpaceKind::Any),
        ];
        let mut game = passed(edition, &single.map(|(place, _)| place), |_| {});
        for (place, space) in single {
            refuses_every_wheel(&mut game, place, space, "base.tech.not-single-space");
        }
    }
}

/// The Town Hall takes no wheel.
#[test]
fn not_in_the_town_hall() {
    rule("base.tech.not-town-hall");
    for &edition in Edition::ALL {
        for waiting in [0, 1] {
            let mut game = passed(edition, &[], |game| {
                (0..waiting).for_each(|_| _ = game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Farmer));
            });
            refuses_every_wheel(&mut game, Place::TownHall, SpaceKind::Any, "base.tech.not-town-hall");
        }
    }
}

/// A follower is not pushed aside: the space must be empty. Of two equal spaces the empty one is taken.
#[test]
fn only_on_an_empty_space() {
    rule("base.tech.empty-space");
    for &edition in Edition::ALL {
        let mut game = passed(edition, &[Place::Windmill], |game| {
            game.stand(0, Place::Castle, SpaceKind::Farmer, Follower::Monk);
            game.stand(0, Place::Windmill, SpaceKind::Craftsman, Follower::Craftsman);
            game.stand(0, Place::Wagon, SpaceKind::Farmer, Follower::Farmer);
        });
        for place in [Place::Castle, Place::Wagon] {
            refuses_every_wheel(&mut game, place, SpaceKind::Farmer, "base.tech.empty-space");
        }
        game.play(0, lay(Wheel::Later, Place::Windmill, SpaceKind::Craftsman));
        assert_eq!(game.standing(0, Place::Windmill), [Follower::Craftsman]);
        assert_eq!(components().place(Place::Windmill).space_set - game.mat(0).board.filled(), SpaceSet::EMPTY);
    }
}

/// Followers and wheels share the rule of one piece a space, whoever comes first.
#[test]
fn a_wheel_keeps_followers_away() {
    rule("base.planning.one-per-space");
    let mut game = scene(Edition::Current, 2);
    wheel_on(&mut game, 0, Place::Castle, SpaceKind::Farmer);
    game.set_market(0, [Follower::Monk]);
    let monk = put(Follower::Monk, Place::Castle, SpaceKind::Farmer);
    game.refuses(0, monk, "base.planning.one-per-space");
}
