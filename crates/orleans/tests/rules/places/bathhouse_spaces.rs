//! Bathhouse: where the drawn followers go.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Place, SpaceKind};
use orleans::{Ask, Move, Origin};

use Follower::{Boatman, Farmer, Knight, Monk, OwnFarmer, Scholar};

/// Seat 0 owns these tiles and has just drawn this one follower with the Bathhouse.
fn drew(edition: Edition, tiles: &[Place], follower: Follower) -> Scene {
    let mut game = scene(edition, 2);
    tiles.iter().for_each(|&tile| _ = game.tile(0, tile));
    game.tile(0, Place::Bathhouse).stand(0, Place::Bathhouse, SpaceKind::Farmer, Farmer);
    game.set_market(0, []).set_bag(0, [follower]).all_ready().play(0, Move::Use(Place::Bathhouse));
    game
}

fn put(follower: Follower, place: Place, space: SpaceKind) -> Move {
    Move::Put { follower, place, space, from: Origin::Drawn }
}

/// Never on the Bathhouse, even if its space were free; and the farmer who activated it is not in
/// the bag when it draws, but afterwards.
#[test]
fn not_on_the_bathhouse() {
    rule("places.bathhouse.not-itself");
    for &edition in Edition::ALL {
        let mut game = drew(edition, &[], OwnFarmer);
        assert_eq!(game.standing(0, Place::Bathhouse), [Farmer], "still there while drawing");
        assert!(game.player(0).bag.is_empty());
        let onto_itself = put(OwnFarmer, Place::Bathhouse, SpaceKind::Farmer);
        game.refuses(0, onto_itself, "places.bathhouse.not-itself");
        let (space, _) = game.mat(0).board.at(Place::Bathhouse).next().expect("the farmer");
        game.mat_mut(0).board.take(space);
        game.refuses(0, onto_itself, "places.bathhouse.not-itself");
        game.mat_mut(0).board.put(space, Farmer);

        game.play(0, put(OwnFarmer, Place::Ship, SpaceKind::Farmer));
        assert_eq!((game.standing(0, Place::Bathhouse).len(), game.player(0).bag.count(Farmer)), (0, 1));
    }
}

/// The rules of Planning apply: own kind, a monk for anybody but on a monk space nobody else, and
/// the privileges of Herb Garden and School.
#[test]
fn substitutions_apply() {
    rule("places.bathhouse.fitting-space");
    let (garden, school) = (&[Place::HerbGarden][..], &[Place::School][..]);
    for &edition in Edition::ALL {
        for (tiles, follower, place, space, fits) in [
            (&[][..], Farmer, Place::Ship, SpaceKind::Farmer, true),
            (&[], Farmer, Place::Ship, SpaceKind::Knight, false),
            (&[], Monk, Place::Ship, SpaceKind::Knight, true),
            (&[], Boatman, Place::University, SpaceKind::Trader, false),
            (garden, Boatman, Place::University, SpaceKind::Trader, true),
            (garden, Boatman, Place::Scriptorium, SpaceKind::Scholar, false),
            (&[], Scholar, Place::Guildhall, SpaceKind::Knight, false),
            (school, Scholar, Place::Guildhall, SpaceKind::Knight, true),
        ] {
            let mut game = drew(edition, tiles, follower);
            match fits {
                true => _ = game.play(0, put(follower, place, space)),
                false => _ = game.refuses(0, put(follower, place, space), "base.planning.matching-space"),
            }
        }
    }
}

/// Lent by the Well the Bathhouse itself stands empty, and still takes nobody: where nothing else is free, all go
/// back into the bag.
#[test]
fn never_into_itself() {
    rule("places.bathhouse.not-itself");
    rule("places.bathhouse.no-fit");
    let mut game = scene(Edition::Bigbox, 2);
    let board = game.mat(0).places;
    board.iter().for_each(|place| _ = game.fill(0, place));
    let bather = orleans::components::components().place(Place::Bathhouse).action_spaces[0]
        .kind()
        .expect("a printed kind")
        .neutral();
    game.tile(0, Place::Bathhouse).tile(0, Place::Well).fill(0, Place::Well).set_bag(0, [bather]).all_ready();
    game.play(0, Move::Use(Place::Well)).play(0, Move::Use(Place::Bathhouse));
    assert_eq!((game.asks(1), game.standing(0, Place::Bathhouse)), (Some(Ask::Action), vec![]));
    assert_eq!(game.player(0).bag, [bather, Monk, Monk].into_iter().collect());
}

/// The Town Hall takes a neutral follower, not one of the own colour; the Gunpowder Tower none.
#[test]
fn town_hall_and_gunpowder_tower() {
    rule("places.bathhouse.fitting-space");
    for &edition in Edition::ALL {
        for follower in [Farmer, OwnFarmer] {
            let mut game = drew(edition, &[Place::GunpowderTower], follower);
            game.refuses(0, Move::ToTower(follower), "places.bathhouse.fitting-space");
            let named = |mv: &Move| matches!(mv, Move::Put { place: Place::GunpowderTower, .. });
            assert!(!game.options(0).iter().any(named));
            let to_town_hall = put(follower, Place::TownHall, SpaceKind::Any);
            match follower.is_own() {
                true => _ = game.refuses(0, to_town_hall, "base.townhall.no-own-colour"),
                false => _ = game.play(0, to_town_hall),
            }
        }
    }
}

/// Only free spaces: where somebody stands nobody else is placed.
#[test]
fn only_free_spaces() {
    rule("places.bathhouse.draw");
    for edition in [Edition::Current, Edition::Bigbox] {
        let mut game = drew(edition, &[], Knight);
        game.stand(0, Place::Ship, SpaceKind::Knight, Knight);
        game.refuses(0, put(Knight, Place::Ship, SpaceKind::Knight), "base.planning.one-per-space");
        game.play(0, put(Knight, Place::Wagon, SpaceKind::Knight));
    }
}

/// A place completed by the Bathhouse may be used in the same round, from the next turn on.
#[test]
fn a_completed_place_may_be_used() {
    rule("places.bathhouse.may-activate");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.tile(0, Place::Bathhouse).fill(0, Place::Bathhouse);
        game.stand(0, Place::Scriptorium, SpaceKind::Knight, Knight);
        game.set_market(0, []).set_bag(0, [Scholar]).all_ready();
        let scriptorium = Move::Use(Place::Scriptorium);
        game.refuses(0, scriptorium, "base.actions.only-activated");

        game.play(0, Move::Use(Place::Bathhouse)).play(0, put(Scholar, Place::Scriptorium, SpaceKind::Scholar));
        assert_eq!((game.asks(0), game.asks(1)), (None, Some(Ask::Action)), "first comes the other's turn");
        game.refuses(0, scriptorium, "base.round.turn-order");
        game.play(1, Move::Pass).play(0, scriptorium);
        assert_eq!(game.mat(0).development, 1);
    }
}
