//! Tiles that pay by what their user has.

use crate::scene::{rule, scene};
use orleans::Move;
use orleans::components::{Edition, Place, Town};

/// Spaces of the Development track with the status there: each star, and the space before the next.
const SPACES: [(u8, u16); 11] =
    [(0, 1), (3, 1), (4, 2), (8, 2), (9, 3), (14, 3), (15, 4), (21, 4), (22, 5), (29, 5), (30, 6)];

/// Hospital: coins equal to the development status, up to the space before the next star.
#[test]
fn hospital_pays_the_status() {
    rule("places.hospital.coins");
    for &edition in Edition::ALL {
        for (space, status) in SPACES {
            let mut game = scene(edition, 2);
            game.tile(0, Place::Hospital).fill(0, Place::Hospital).set_coins(0, 1).set_development(0, space);
            game.all_ready().play(0, Move::Use(Place::Hospital));
            assert_eq!((game.coins(0), game.mat(0).development), (1 + status, space), "{edition}, space {space}");
        }
    }
}

/// Office: a coin for each own station on the map; stations not yet built do not count, nor do
/// those of others.
#[test]
fn office_pays_for_built_stations() {
    rule("places.office.coins");
    for &edition in Edition::ALL {
        for built in [0, 1, 4, 10] {
            let mut game = scene(edition, 2);
            game.tile(0, Place::Office).fill(0, Place::Office).set_coins(0, 1);
            Town::ALL.iter().take(built).for_each(|&town| {
                game.station(0, town);
            });
            game.station(1, Town::Nevers).station(1, Town::LaChatre).all_ready();
            if built == 0 {
                game.refuses(0, Move::Use(Place::Office), "base.actions.no-empty-action");
            } else {
                game.play(0, Move::Use(Place::Office));
                assert_eq!(usize::from(game.coins(0)), 1 + built, "{edition}");
            }
        }
    }
}
