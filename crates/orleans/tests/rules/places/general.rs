//! What holds for place tiles in general.

use crate::scene::{Scene, rule, scene};
use orleans::components::{By, Edition, Follower, Place, SpaceKind, Town, Track};
use orleans::state::Wheel;
use orleans::{Ask, Move, Origin, status};

/// A tile's rule beats a base rule in the one point it names: a Laboratory wheel is free of the
/// farmer limit, yet every other rule for wheels binds it, and the limit still binds other wheels.
#[test]
fn the_laboratory_lifts_one_limit_only() {
    rule("places.general.tile-wins");
    for (edition, bound, why) in [
        (Edition::First, Wheel::First, "base.tech.first-only-farmer"),
        (Edition::Current, Wheel::First, "base.tech.first-only-farmer"),
        (Edition::Bigbox, Wheel::Later, "base.tech.by-track-position"),
    ] {
        let mut game = scene(edition, 2);
        game.tile(0, Place::Cellar).tile(0, Place::Hayrick).set_track(0, Track::Craftsmen, 1);
        game.stand(0, Place::Castle, SpaceKind::Trader, Follower::Trader);
        game.mat_mut(0).wheels[bound as usize] = 1;
        game.mat_mut(0).wheels[Wheel::Laboratory as usize] = 2;
        game.all_ready().play(0, Move::Pass);

        let lay = |wheel, place, space| Move::PlaceWheel { wheel, place, space };
        game.refuses(0, lay(bound, Place::Guildhall, SpaceKind::Knight), why);
        let free = Wheel::Laboratory;
        for (place, space, why) in [
            (Place::Cellar, SpaceKind::Monk, "base.tech.never-monk"),
            (Place::Hayrick, SpaceKind::Farmer, "base.tech.not-single-space"),
            (Place::TownHall, SpaceKind::Any, "base.tech.not-town-hall"),
            (Place::Castle, SpaceKind::Trader, "base.tech.empty-space"),
        ] {
            game.refuses(0, lay(free, place, space), why);
        }
        game.play(0, lay(free, Place::Guildhall, SpaceKind::Knight));
        game.refuses(0, lay(free, Place::Guildhall, SpaceKind::Craftsman), "base.tech.one-per-place");
    }
}

/// A tile's rule holds for its user only: the neighbour of the Herb Garden keeps to the base rule.
#[test]
fn a_tile_changes_the_rules_for_its_user_only() {
    rule("places.general.tile-wins");
    let mut game = scene(Edition::Current, 2);
    game.tile(0, Place::HerbGarden);
    let (follower, place, space) = (Follower::OwnBoatman, Place::University, SpaceKind::Trader);
    let put = Move::Put { follower, place, space, from: Origin::Market };
    game.refuses(1, put, "base.planning.matching-space").play(0, put);
}

/// Seat 1 has little of everything, seat 0 and the rest of the table have much.
fn unequal(edition: Edition, tile: Place) -> Scene {
    let mut game = scene(edition, 3);
    for seat in [0, 2] {
        game.set_coins(seat, 20).set_development(seat, 22);
        game.set_merchant(seat, Town::Nevers);
    }
    game.station(0, Town::Tours).station(0, Town::Nevers).station(2, Town::Blois).station(2, Town::LeMans);
    game.set_coins(1, 2).set_development(1, 4).set_merchant(1, Town::Vierzon).station(1, Town::Orleans);
    game.tile(1, tile).fill(1, tile).all_ready().play(0, Move::Pass).play(1, Move::Use(tile));
    game
}

/// A tile looks at its user: status, stations, merchant and coins are the own ones.
#[test]
fn a_tile_uses_the_own_values() {
    rule("places.general.own-position");
    for &edition in Edition::ALL {
        let game = unequal(edition, Place::Hospital);
        assert_eq!((game.coins(1), status(game.mat(1))), (2 + 2, 2));

        let game = unequal(edition, Place::Office);
        assert_eq!((game.coins(1), game.mat(1).n_stations()), (2 + 1, 1));

        let mut game = unequal(edition, Place::HorseWagon);
        game.play(1, Move::Travel { to: Town::Orleans, by: By::Road, take: None });
        assert_eq!([0, 1, 2].map(|seat| game.mat(seat).merchant), [Town::Nevers, Town::Orleans, Town::Nevers]);

        let mut game = unequal(edition, Place::Pharmacy);
        assert_eq!(game.asks(1), Some(Ask::Pharmacy));
        game.refuses(1, Move::PayCoins(3), "base.actions.voluntary-cost").play(1, Move::PayCoins(2));
        assert_eq!([0, 1, 2].map(|seat| (game.coins(seat), game.mat(seat).development)), [(20, 22), (0, 6), (20, 22)]);
    }
}
