//! Gear wheels: which of them are bound to farmer spaces.

use crate::course_of_play::hands::{acting_alone, fill_and_use, give_wheel, lay};
use crate::scene::{Scene, rule};
use orleans::Move;
use orleans::components::{Edition, Kind, Place, SpaceKind, Track};
use orleans::state::Wheel;

/// The editions that look at the wheel; the Big Box looks at the marker.
const BY_WHEEL: [Edition; 2] = [Edition::First, Edition::Current];

/// A space of each kind where a wheel might lie.
const SPACES: [(Place, SpaceKind); 6] = [
    (Place::Ship, SpaceKind::Farmer),
    (Place::Ship, SpaceKind::Boatman),
    (Place::Guildhall, SpaceKind::Craftsman),
    (Place::Wagon, SpaceKind::Trader),
    (Place::Guildhall, SpaceKind::Knight),
    (Place::Scriptorium, SpaceKind::Scholar),
];

/// Seat 0 has advanced `times` on the Craftsmen track and passed, with all those wheels in hand.
fn passed_with_wheels(edition: Edition, times: u8) -> Scene {
    let mut game = acting_alone(edition);
    for _ in 0..times {
        fill_and_use(&mut game, Place::Village);
        game.play(0, Move::Recruit(Kind::Craftsman));
    }
    game.play(0, Move::Pass);
    game
}

/// This wheel goes on farmer spaces and is refused elsewhere by rule `id`.
fn only_farmers(game: &mut Scene, wheel: Wheel, id: &str) {
    for (place, space) in SPACES {
        match space {
            SpaceKind::Farmer => assert!(game.offers(0, lay(wheel, place, space))),
            _ => _ = game.refuses(0, lay(wheel, place, space), id),
        }
    }
}

/// This wheel goes on every kind of space.
fn any_kind(game: &Scene, wheel: Wheel) {
    for (place, space) in SPACES {
        assert!(game.offers(0, lay(wheel, place, space)), "on a {space} space");
    }
}

/// The wheel of the first advance replaces a farmer, also when later wheels are in hand or placed before it.
#[test]
fn the_first_wheel_replaces_a_farmer() {
    rule("base.tech.first-only-farmer");
    for edition in BY_WHEEL {
        let mut game = passed_with_wheels(edition, 1);
        only_farmers(&mut game, Wheel::First, "base.tech.first-only-farmer");
        let mut game = passed_with_wheels(edition, 2);
        only_farmers(&mut game, Wheel::First, "base.tech.first-only-farmer");
        game.play(0, lay(Wheel::Later, Place::Castle, SpaceKind::Trader));
        only_farmers(&mut game, Wheel::First, "base.tech.first-only-farmer");
    }
}

/// The wheels of later advances replace anybody but monks, even if the first has not been placed.
#[test]
fn later_wheels_replace_anybody_but_monks() {
    rule("base.tech.later-any-but-monk");
    for edition in BY_WHEEL {
        for advances in 2..=5 {
            let mut game = passed_with_wheels(edition, advances);
            assert_eq!(game.mat(0).wheels, [1, advances - 1, 0]);
            any_kind(&game, Wheel::Later);
            game.tile(0, Place::Cellar);
            game.refuses(0, lay(Wheel::Later, Place::Cellar, SpaceKind::Monk), "base.tech.never-monk");
        }
    }
}

/// In the Big Box the marker decides for all wheels in hand: farmers on the first space, anybody from the second on.
#[test]
fn in_the_big_box_the_marker_decides() {
    rule("base.tech.by-track-position");
    let mut game = passed_with_wheels(Edition::Bigbox, 1);
    let held = *Wheel::ALL.iter().find(|&&wheel| game.mat(0).wheels[wheel as usize] == 1).expect("a wheel");
    only_farmers(&mut game, held, "base.tech.by-track-position");
    // Kept back until the second advance, the same wheel is free.
    game.set_track(0, Track::Craftsmen, 2);
    any_kind(&game, held);
    for advances in 2..=5 {
        let mut game = passed_with_wheels(Edition::Bigbox, advances);
        assert_eq!(game.mat(0).wheels[held as usize], advances, "all wheels are alike");
        any_kind(&game, held);
        game.tile(0, Place::Cellar);
        game.refuses(0, lay(held, Place::Cellar, SpaceKind::Monk), "base.tech.never-monk");
    }
    for marker in [0, 1] {
        let mut game = acting_alone(Edition::Bigbox);
        give_wheel(&mut game, 0, Wheel::Laboratory);
        game.set_track(0, Track::Craftsmen, marker).play(0, Move::Pass);
        any_kind(&game, Wheel::Laboratory);
    }
}

/// What is printed counts: privileges turn no space into a farmer space.
#[test]
fn the_printed_kind_counts() {
    rule("base.tech.printed-kind");
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        for tile in [Place::HerbGarden, Place::School, Place::Cellar] {
            game.tile(0, tile);
        }
        fill_and_use(&mut game, Place::Village);
        game.play(0, Move::Recruit(Kind::Craftsman)).play(0, Move::Pass);
        let (wheel, id) = match edition {
            Edition::Bigbox => (Wheel::Later, "base.tech.by-track-position"),
            _ => (Wheel::First, "base.tech.first-only-farmer"),
        };
        only_farmers(&mut game, wheel, id);
        // The scholars of the School may stand for farmers, yet their space is none.
        game.refuses(0, lay(wheel, Place::Cellar, SpaceKind::Scholar), id);
        game.refuses(0, lay(wheel, Place::Cellar, SpaceKind::Monk), "base.tech.never-monk");
    }
}
