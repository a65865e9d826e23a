//! The action spaces of the tiles.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Good, Home, Place, Sort, SpaceKind, Town, components};
use orleans::{Move, Origin};

/// A game in which every tile could be used if only it were activated.
fn plenty(edition: Edition) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.goods = [3; Good::COUNT];
    game.set_bag(0, [Follower::Knight]).set_coins(0, 5).station(0, Town::Tours);
    game
}

/// All spaces of a tile must be filled, whichever is missing; the data say which they are.
#[test]
fn all_spaces_activate_a_tile() {
    rule("places.general.activation-spaces");
    let used = |place: &&Place| {
        let facts = components().place(**place);
        facts.home != Home::Board && facts.base_set && facts.sort == Sort::Action
    };
    assert_eq!(Place::ALL.iter().filter(used).count(), 16);
    for &edition in Edition::ALL {
        for &place in Place::ALL.iter().filter(used) {
            needs_every_space(|| plenty(edition), place);
        }
    }
}

/// The tiles that need not be full: the Theatre, the Gunpowder Tower, which works with one follower
/// and no activation, and the Gaming Room, which takes followers like a deed.
#[test]
fn tiles_that_need_not_be_full() {
    rule("places.general.activation-spaces");
    let is_tile = |place: &&Place| matches!(components().place(**place).home, Home::Tile(_));
    for &place in Place::ALL.iter().filter(is_tile) {
        let facts = components().place(place);
        let partly = matches!(place, Place::Theatre | Place::GunpowderTower);
        assert_eq!(!facts.needs_all, partly, "{place}");
    }
    let gaming_room = components().place(Place::GamingRoom);
    assert!(gaming_room.sort == Sort::Deed && gaming_room.action_spaces.is_empty());

    let mut game = scene(Edition::Current, 2);
    game.tile(0, Place::GunpowderTower).mat_mut(0).tower.add(Follower::Knight);
    game.all_ready();
    assert!(game.offers(0, Move::Use(Place::GunpowderTower)));
}

/// A space for any follower takes each of the eleven, at a tile even those of the own colour, who
/// may not enter the Town Hall.
#[test]
fn a_space_for_any_follower() {
    rule("places.general.any-space");
    let has_any = |place: &&Place| {
        let facts = components().place(**place);
        !matches!(facts.home, Home::Shared | Home::Support) && facts.action_spaces.contains(&SpaceKind::Any)
    };
    let places: Vec<Place> = Place::ALL.iter().filter(has_any).copied().collect();
    assert_eq!(places, [Place::TownHall, Place::EpiscopalSeeOfTours, Place::Pharmacy]);
    for &edition in Edition::ALL {
        for place in places.iter().copied() {
            for &follower in Follower::IN_HEAPS {
                let mut game = scene(edition, 2);
                game.tile(0, place).set_market(0, [follower]);
                if place == Place::TownHall && follower.is_own() {
                    let put = Move::Put { follower, place, space: SpaceKind::Any, from: Origin::Market };
                    game.refuses(0, put, "base.townhall.no-own-colour");
                } else {
                    game.plan(0, follower, place, SpaceKind::Any);
                    assert_eq!(game.standing(0, place), [follower], "{place}");
                }
            }
        }
    }
}

/// The tile works with all its spaces filled, and with none of them missing.
pub(crate) fn needs_every_space(table: impl Fn() -> Scene, place: Place) {
    for missing in 0..components().place(place).action_spaces.len() {
        let mut game = table();
        game.tile(0, place).fill(0, place);
        let (at, follower) = game.mat(0).board.at(place).nth(missing).expect("it is filled");
        game.mat_mut(0).board.take(at);
        game.all_ready().refuses(0, Move::Use(place), "base.actions.only-activated");
        game.mat_mut(0).board.put(at, follower);
        game.play(0, Move::Use(place));
    }
}
