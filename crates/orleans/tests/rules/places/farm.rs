//! Farm: the good at the own position on the Farmers track.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Edition, Good, Place, Track};

use Good::{Brocade, Cheese, Grain, Wine, Wool};

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];
/// What the spaces of the Farmers track show, from the first after the start.
const SHOWN: [Good; 8] = [Grain, Grain, Cheese, Cheese, Wine, Wine, Wool, Brocade];

fn ready(edition: Edition, at: u8, market: [u8; Good::COUNT]) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::Farm).fill(0, Place::Farm).set_track(0, Track::Farmers, at);
    // The neighbour's marker does not matter.
    game.set_track(1, Track::Farmers, 8 - at).state.table.goods = market;
    game.all_ready();
    game
}

/// The good of the marker's space comes from the goods market; the marker stays, and no farmer comes.
#[test]
fn the_good_of_the_own_space() {
    rule("places.farm.good");
    for edition in EDITIONS {
        for (at, good) in (1..).zip(SHOWN) {
            let mut game = ready(edition, at, [2; Good::COUNT]);
            let supply = game.state.table.followers;
            game.play(0, Move::Use(Place::Farm));
            let mut taken = [0; Good::COUNT];
            taken[good.index()] = 1;
            assert_eq!(game.mat(0).goods, taken, "space {at}");
            assert_eq!(game.state.table.goods, taken.map(|taken| 2 - taken));
            assert_eq!((game.track(0, Track::Farmers), game.coins(0)), (at, 5));
            assert_eq!(game.state.table.followers, supply, "no follower is recruited");
        }
    }
}

/// Out of stock, the good cannot be taken, and no other instead.
#[test]
fn not_out_of_stock() {
    rule("places.farm.good");
    for edition in EDITIONS {
        for (at, good) in (1..).zip(SHOWN) {
            let mut market = [2; Good::COUNT];
            market[good.index()] = 0;
            ready(edition, at, market).refuses(0, Move::Use(Place::Farm), "places.farm.good");
        }
    }
}

/// The start space shows no good: the Farm may not be used.
#[test]
fn not_from_the_start_space() {
    rule("places.farm.start-space");
    for edition in EDITIONS {
        let mut game = ready(edition, 0, [2; Good::COUNT]);
        game.refuses(0, Move::Use(Place::Farm), "places.farm.start-space");
        game.set_track(0, Track::Farmers, 1).play(0, Move::Use(Place::Farm));
    }
}
