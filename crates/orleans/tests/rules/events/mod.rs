//! Events of the hour glass and torture, rule by rule.

mod gear_and_tiles;
mod harvest;
mod harvest_payment;
mod income;
mod kinds;
mod pilgrimage;
mod plague;
mod released;
mod stations_and_followers;
mod steps_back;
mod taxes;
mod torture;

use crate::scene::{Scene, scene, seeded};
use orleans::Setup;
use orleans::components::{Edition, Happening, Letter};

/// The letters a tile with strength can have.
const LETTERS: [Letter; 3] = [Letter::A, Letter::B, Letter::C];
/// The editions whose tiles have letters.
const LETTERED: [Edition; 2] = [Edition::Current, Edition::Bigbox];

/// Two players in an Action phase with this event ahead.
fn before(edition: Edition, event: Happening, letter: Letter) -> Scene {
    let mut game = scene(edition, 2);
    game.event(event, letter).all_ready();
    game
}

/// Seat 0 is under torture for this many coins (at most 5): the price of a missing food item.
fn in_debt(owed: u8) -> Scene {
    in_debt_by_chance(owed, 1)
}

/// The same with another shuffle.
fn in_debt_by_chance(owed: u8, n: u64) -> Scene {
    let mut setup = Setup::new(Edition::Current, 2);
    setup.options.start_player = Some(tabletop::Seat(0));
    let mut game = seeded(setup, n);
    game.event(Happening::Harvest, Letter::A).set_coins(0, 5 - u16::from(owed)).all_ready().all_pass();
    assert_eq!((game.asks(0), game.coins(0)), (Some(orleans::Ask::Torture { owed }), 0));
    game
}
