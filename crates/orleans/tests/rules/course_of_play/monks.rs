//! Monks stand in for all others, and nobody stands in for them.

use crate::course_of_play::hands::{give_wheel, lay, put};
use crate::scene::{rule, scene};
use orleans::Move;
use orleans::components::{Edition, Follower, Kind, Place, SpaceKind};
use orleans::state::Wheel;

/// A monk does the work of every other kind: a place manned by monks alone can be used.
#[test]
fn a_monk_stands_anywhere() {
    rule("base.planning.monk-substitutes");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.set_market(0, [Follower::Monk; 8]);
        let spaces = [
            (Place::University, SpaceKind::Farmer),
            (Place::FarmHouse, SpaceKind::Boatman),
            (Place::FarmHouse, SpaceKind::Craftsman),
            (Place::Castle, SpaceKind::Trader),
            (Place::Ship, SpaceKind::Knight),
            (Place::Scriptorium, SpaceKind::Scholar),
            (Place::TownHall, SpaceKind::Any),
        ];
        for (place, space) in spaces {
            game.plan(0, Follower::Monk, place, space);
        }
        game.all_ready().play(0, Move::Use(Place::FarmHouse));
        assert_eq!(game.player(0).bag, [Follower::Monk, Follower::Monk, Follower::Farmer].into_iter().collect());
    }
}

/// A monk space refuses every other follower, whatever privilege its owner has, and gear wheels.
#[test]
fn only_a_monk_stands_on_a_monk_space() {
    rule("base.planning.nothing-replaces-monk");
    let mut game = scene(Edition::Current, 2);
    for tile in [Place::Brewery, Place::Sacristy, Place::Cellar, Place::School, Place::HerbGarden] {
        game.tile(0, tile);
    }
    for place in [Place::Brewery, Place::Sacristy, Place::Cellar] {
        for &follower in Follower::IN_HEAPS.iter().filter(|follower| follower.kind() != Kind::Monk) {
            game.set_market(0, [follower]);
            game.refuses(0, put(follower, place, SpaceKind::Monk), "base.planning.nothing-replaces-monk");
        }
        game.set_market(0, [Follower::Monk]);
        assert!(game.offers(0, put(Follower::Monk, place, SpaceKind::Monk)));
    }
    give_wheel(&mut game, 0, Wheel::Later);
    game.all_ready().play(0, Move::Pass);
    game.refuses(0, lay(Wheel::Later, Place::Cellar, SpaceKind::Monk), "base.tech.never-monk");
}
