//! Quarry: a station anywhere, for 2 coins and 2 more per route.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Edition, Place, Town};

const QUARRY: Move = Move::Use(Place::Quarry);

/// Seat 0 may use the Quarry; its merchant is in this town.
fn quarry(edition: Edition, merchant: Town, coins: u16) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::Quarry).fill(0, Place::Quarry).set_merchant(0, merchant).set_coins(0, coins).all_ready();
    game
}

/// Any town without a station will do, near or far; the merchant stays where it is.
#[test]
fn any_free_town() {
    rule("places.quarry.build");
    for &edition in Edition::ALL {
        for &town in Town::ALL {
            let mut game = quarry(edition, Town::Tours, 20);
            game.play(0, QUARRY).play(0, Move::BuildIn(town));
            assert!(game.mat(0).stations.contains(town) && game.mat(0).stations.len() == 1);
            assert_eq!((game.mat(0).stations_left, game.mat(0).merchant), (9, Town::Tours));
        }
        let mut game = quarry(edition, Town::Tours, 20);
        game.station(0, Town::Blois).station(1, Town::Nevers).tile(0, Place::Tavern).fill(0, Place::Tavern);
        game.play(0, QUARRY);
        for taken in [Town::Blois, Town::Nevers] {
            game.refuses(0, Move::BuildIn(taken), "base.guildhall.one-per-town");
        }
        game.refuses(0, Move::Decline, "places.quarry.build");
        let mut game = quarry(edition, Town::Tours, 20);
        game.mat_mut(0).stations_left = 0;
        game.refuses(0, QUARRY, "base.guildhall.stations-limited");
    }
}

/// 2 coins where the merchant is, 2 more for each road or waterway, by the shortest way: roads and
/// waterways mixed, through towns with stations too.
#[test]
fn the_price_grows_with_the_distance() {
    rule("places.quarry.price");
    rule("places.quarry.distance");
    use Town::*;
    for &edition in Edition::ALL {
        for (merchant, site, price) in [
            (Blois, Blois, 2),
            (Orleans, Orleans, 2),
            (Orleans, Chartres, 4),
            (Orleans, Blois, 4),
            (Orleans, Tours, 6),
            // By road to Vierzon, then by water: all by water it would be three routes.
            (Orleans, Montrichard, 6),
            (Montrichard, Orleans, 6),
            (Etampes, Tours, 8),
            (Etampes, Nevers, 10),
            (Etampes, LeBlanc, 12),
        ] {
            let mut game = quarry(edition, merchant, price);
            game.station(1, Vierzon).station(1, LeMans).play(0, QUARRY);
            game.fork().set_coins(0, price - 1).refuses(0, Move::BuildIn(site), "places.quarry.price");
            game.play(0, Move::BuildIn(site));
            assert_eq!(game.coins(0), 0, "{merchant} to {site}");
        }
    }
}

/// Without the coins for any site there is no action.
#[test]
fn too_poor() {
    rule("places.quarry.price");
    for &edition in Edition::ALL {
        quarry(edition, Town::Blois, 1).refuses(0, QUARRY, "base.actions.voluntary-cost");
        quarry(edition, Town::Blois, 2).play(0, QUARRY).play(0, Move::BuildIn(Town::Blois));
        let mut game = quarry(edition, Town::Blois, 3);
        game.station(1, Town::Blois).refuses(0, QUARRY, "base.actions.voluntary-cost");
        game.set_coins(0, 4).play(0, QUARRY);
    }
}

/// In Orléans others do not matter, only an own station does.
#[test]
fn orleans_is_open_to_all() {
    rule("places.quarry.orleans");
    for &edition in Edition::ALL {
        let mut game = quarry(edition, Town::Blois, 20);
        game.station(1, Town::Orleans).play(0, QUARRY);
        game.fork().play(0, Move::BuildIn(Town::Orleans));
        game.tile(0, Place::Tavern).fill(0, Place::Tavern).station(0, Town::Orleans);
        game.refuses(0, Move::BuildIn(Town::Orleans), "base.guildhall.orleans");
    }
}
