//! Tinkerer's Wagon: as far as the die says.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Good, Place, Town};
use orleans::{Ask, Event, Move};
use tabletop::Seat;

/// Seat 0 has used the Tinkerer's Wagon in Étampes and rolled these pips; wine lies on all routes.
fn rolled(edition: Edition, pips: u8) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.map.fill(Some(Good::Wine));
    game.tile(0, Place::TinkerersWagon).fill(0, Place::TinkerersWagon).set_merchant(0, Town::Etampes);
    game.all_ready().next_roll(pips).play(0, Move::Use(Place::TinkerersWagon));
    assert!(game.log.contains(&Event::Rolled(Seat(0), pips)));
    game
}

/// Towns by their distance from Étampes, roads and waterways mixed.
const TOWNS: [(u8, Town); 11] = [
    (1, Town::Chartres),
    (1, Town::Montargis),
    (2, Town::Orleans),
    (2, Town::LeMans),
    (3, Town::Tours),
    (3, Town::Vierzon),
    (4, Town::Chinon),
    (4, Town::Nevers),
    (5, Town::LeBlanc),
    (5, Town::Chatellerault),
    (5, Town::LaChatre),
];

/// 1 to 5 pips: up to so many towns, less if wanted, and no good on the way.
#[test]
fn up_to_as_many_towns() {
    rule("places.tinkerers-wagon.roll");
    for &edition in Edition::ALL {
        for pips in 1..=5 {
            let mut game = rolled(edition, pips);
            game.refuses(0, Move::GoTo(Town::Etampes), "places.tinkerers-wagon.roll");
            for (distance, town) in TOWNS {
                if distance > pips {
                    game.refuses(0, Move::GoTo(town), "places.tinkerers-wagon.roll");
                    continue;
                }
                let mut game = game.fork();
                let map = game.state.table.map;
                game.play(0, Move::GoTo(town));
                assert_eq!((game.mat(0).merchant, game.asks(1)), (town, Some(Ask::Action)));
                assert_eq!((game.mat(0).n_goods(), game.state.table.map), (0, map), "no goods");
                assert_eq!(game.coins(0), 5);
            }
            game.play(0, Move::Decline);
            assert_eq!((game.mat(0).merchant, game.coins(0)), (Town::Etampes, 5));
        }
    }
}

/// 6 pips: a coin, and the merchant stays.
#[test]
fn six_is_a_coin() {
    rule("places.tinkerers-wagon.roll");
    for &edition in Edition::ALL {
        let game = rolled(edition, 6);
        assert_eq!((game.coins(0), game.mat(0).merchant), (6, Town::Etampes));
        assert_eq!(game.asks(1), Some(Ask::Action));
        assert!(game.standing(0, Place::TinkerersWagon).is_empty());
    }
}
