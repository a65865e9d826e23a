//! Gear wheels on place tiles.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Edition, Follower, Home, Place, PlaceSet, SpaceKind, Track, components};
use orleans::state::Wheel;

fn lay(place: Place, space: SpaceKind) -> Move {
    Move::PlaceWheel { wheel: Wheel::Later, place, space }
}

/// Seat 0 has passed and holds a wheel without a farmer limit.
fn passed(edition: Edition, tiles: impl IntoIterator<Item = Place>) -> Scene {
    let mut game = scene(edition, 2);
    for tile in tiles {
        game.tile(0, tile);
    }
    game.set_track(0, Track::Craftsmen, 2).mat_mut(0).wheels[Wheel::Later as usize] = 1;
    game.all_ready().play(0, Move::Pass);
    game
}

fn tiles() -> impl Iterator<Item = Place> {
    Place::ALL.iter().copied().filter(|&place| matches!(components().place(place).home, Home::Tile(_)))
}

/// Of all tiles those take a wheel that need several followers, on every space but those of monks;
/// four tiles never do.
#[test]
fn which_tiles_take_a_wheel() {
    rule("places.general.gear");
    let never = [Place::Theatre, Place::GunpowderTower, Place::GamingRoom, Place::MedicinalSpring];
    for &edition in Edition::ALL {
        let game = passed(edition, tiles());
        let mut some = PlaceSet::EMPTY;
        for tile in tiles() {
            let spaces = &components().place(tile).action_spaces;
            for &space in spaces {
                let fits = spaces.len() > 1 && space != SpaceKind::Monk && !never.contains(&tile);
                assert_eq!(game.offers(0, lay(tile, space)), fits, "{space} of {tile}");
                if fits {
                    some.insert(tile);
                }
            }
            for &space in SpaceKind::ALL.iter().filter(|space| !spaces.contains(space)) {
                assert!(!game.offers(0, lay(tile, space)), "{tile} has no space for a {space}");
            }
        }
        // The tiles of the base set among them, as printed.
        let base: Vec<Place> = some.iter().filter(|&place| components().place(place).base_set).collect();
        let expected = [
            Place::CheeseFactory,
            Place::Hospital,
            Place::Library,
            Place::TailorShop,
            Place::Windmill,
            Place::Winery,
            Place::WoolManufacturer,
            Place::Cellar,
            Place::HorseWagon,
            Place::Laboratory,
            Place::Office,
        ];
        assert_eq!(base, expected);
    }
}

/// The reason is told: a single space, a monk space, or a tile that works with fewer followers.
#[test]
fn why_a_tile_takes_no_wheel() {
    rule("places.general.gear");
    for &edition in Edition::ALL {
        let mut game = passed(edition, tiles());
        for (place, space, why) in [
            (Place::Hayrick, SpaceKind::Farmer, "base.tech.not-single-space"),
            (Place::Pharmacy, SpaceKind::Any, "base.tech.not-single-space"),
            (Place::Sacristy, SpaceKind::Monk, "base.tech.never-monk"),
            (Place::Well, SpaceKind::Monk, "base.tech.never-monk"),
            (Place::Cellar, SpaceKind::Monk, "base.tech.never-monk"),
            (Place::Theatre, SpaceKind::Farmer, "places.general.gear"),
            (Place::MedicinalSpring, SpaceKind::Patient, "places.general.gear"),
        ] {
            game.refuses(0, lay(place, space), why);
        }
    }
}

/// On a tile as on the board the wheel replaces its follower for good, and no second one joins it.
#[test]
fn a_wheel_on_a_tile_stays() {
    rule("places.general.gear");
    for &edition in Edition::ALL {
        let mut game = passed(edition, [Place::Windmill]);
        game.mat_mut(0).wheels[Wheel::Later as usize] = 2;
        game.play(0, lay(Place::Windmill, SpaceKind::Craftsman));
        game.refuses(0, lay(Place::Windmill, SpaceKind::Craftsman), "base.tech.one-per-place");
        for _ in 0..2 {
            game.next_round().set_market(0, [Follower::Craftsman]);
            game.plan(0, Follower::Craftsman, Place::Windmill, SpaceKind::Craftsman);
            let coins = game.coins(0);
            game.until_turn_of(0).play(0, Move::Use(Place::Windmill));
            assert_eq!(game.coins(0), coins + 2);
        }
    }
}
