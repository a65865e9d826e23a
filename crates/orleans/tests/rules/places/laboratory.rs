//! Laboratory: a gear wheel without the farmer limit.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Place, SpaceKind, Track, components};
use orleans::state::Wheel;
use orleans::{Ask, Move};

const WHEEL: Wheel = Wheel::Laboratory;

fn lay(place: Place, space: SpaceKind) -> Move {
    Move::PlaceWheel { wheel: WHEEL, place, space }
}

/// The Laboratory is activated, the Action phase begins.
fn ready(edition: Edition) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::Laboratory).fill(0, Place::Laboratory).tile(0, Place::Cellar).all_ready();
    game
}

/// One wheel from the supply, for every kind of space but monk spaces, at the Laboratory too.
#[test]
fn a_wheel_for_any_space() {
    rule("places.laboratory.gear");
    for &edition in Edition::ALL {
        let mut game = ready(edition);
        let supply = std::mem::take(&mut game.state.table.gears);
        game.refuses(0, Move::Use(Place::Laboratory), "base.general.action-needs-its-tile");
        game.state.table.gears = supply;
        game.play(0, Move::Use(Place::Laboratory)).play(1, Move::Pass).play(0, Move::Pass);
        assert_eq!((game.mat(0).wheels, game.state.table.gears), ([0, 0, 1], supply - 1));

        for place in game.mat(0).places.iter().filter(|&place| place != Place::TownHall) {
            for &space in &components().place(place).action_spaces {
                assert_eq!(game.offers(0, lay(place, space)), space != SpaceKind::Monk, "{space} of {place}");
            }
        }
        game.refuses(0, lay(Place::Cellar, SpaceKind::Monk), "base.tech.never-monk");
        game.play(0, lay(Place::Laboratory, SpaceKind::Scholar));
        assert_eq!((game.mat(0).wheels, game.mat(0).board.wheels().len()), ([0, 0, 0], 1));

        game.next_round().stand(0, Place::Laboratory, SpaceKind::Craftsman, Follower::Craftsman);
        game.until_turn_of(0).play(0, Move::Use(Place::Laboratory));
        assert_eq!(game.mat(0).wheels, [0, 0, 1], "the wheel on it counts as its scholar");
    }
}

/// Wherever the marker stands on the Craftsmen track, the wheel is free and the marker stays; a
/// wheel from the track itself is bound as the edition says.
#[test]
fn free_of_the_farmer_limit() {
    rule("places.laboratory.no-farmer-limit");
    for (edition, bound, why) in [
        (Edition::First, Wheel::First, "base.tech.first-only-farmer"),
        (Edition::Current, Wheel::First, "base.tech.first-only-farmer"),
        (Edition::Bigbox, Wheel::Later, "base.tech.by-track-position"),
    ] {
        for at in 0..components().track(Track::Craftsmen).spaces.len() as u8 {
            let mut game = ready(edition);
            game.set_track(0, Track::Craftsmen, at);
            game.mat_mut(0).wheels[bound as usize] = u8::from(at > 0);
            game.play(0, Move::Use(Place::Laboratory)).play(1, Move::Pass).play(0, Move::Pass);
            assert_eq!(game.track(0, Track::Craftsmen), at);
            if at == 1 {
                let bound = Move::PlaceWheel { wheel: bound, place: Place::Guildhall, space: SpaceKind::Knight };
                game.refuses(0, bound, why);
            }
            game.play(0, lay(Place::Guildhall, SpaceKind::Knight));
        }
    }
}

/// The wheel lies aside until its owner has passed; that others have passed does not help.
#[test]
fn only_after_passing() {
    rule("places.laboratory.after-passing");
    for &edition in Edition::ALL {
        let mut game = ready(edition);
        game.play(0, Move::Use(Place::Laboratory)).play(1, Move::Pass);
        assert_eq!(game.asks(0), Some(Ask::Action));
        game.refuses(0, lay(Place::Castle, SpaceKind::Farmer), "base.tech.kept-aside");
        game.play(0, Move::Pass);
        assert_eq!(game.asks(0), Some(Ask::Wheels));
        game.play(0, lay(Place::Castle, SpaceKind::Farmer));
    }
}
