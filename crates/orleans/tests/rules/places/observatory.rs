//! Observatory: the marker goes straight to the next star.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Place};
use orleans::state::Spot;
use orleans::{Move, status};

const STARS: [u8; 6] = [0, 4, 9, 15, 22, 30];
const LOOK_UP: Move = Move::Use(Place::Observatory);

/// Seat 0 may use the Observatory and, later, the Library; seat 1 the Library.
fn observatory(edition: Edition, at: u8) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::Observatory).fill(0, Place::Observatory).set_development(0, at);
    for seat in [0, 1] {
        game.tile(seat, Place::Library).fill(seat, Place::Library);
    }
    game.all_ready();
    game
}

/// From every space to the next star, with its status; the last star is the end. Coins and citizens
/// on the way are passed over.
#[test]
fn to_the_next_star() {
    rule("places.observatory.to-star");
    rule("places.observatory.nothing-on-the-way");
    for &edition in Edition::ALL {
        for at in 0..30 {
            let mut game = observatory(edition, at);
            let citizens = game.state.table.citizens;
            let star = STARS.into_iter().position(|star| star > at).expect("a further star");
            game.play(0, LOOK_UP);
            assert_eq!(game.mat(0).development, STARS[star], "from {at}");
            assert_eq!(usize::from(status(game.mat(0))), star + 1);
            assert_eq!((game.coins(0), game.mat(0).citizens), (5, 0), "from {at}");
            assert_eq!(game.state.table.citizens, citizens);
        }
        observatory(edition, 30).refuses(0, LOOK_UP, "places.observatory.to-star");
    }
}

/// A marker that has gone back receives by another way what the Observatory has passed, citizens and coins alike.
#[test]
fn received_later_by_another_way() {
    rule("places.observatory.nothing-on-the-way");
    rule("places.observatory.citizen-stays");
    for &edition in Edition::ALL {
        for (star, back, coins, citizens) in [(0, 2, 0, 1), (4, 5, 3, 0), (15, 16, 0, 1), (9, 10, 4, 0)] {
            let mut game = observatory(edition, star);
            game.play(0, LOOK_UP).play(1, Move::Pass);
            assert_eq!((game.coins(0), game.mat(0).citizens), (5, 0), "from {star}");
            game.set_development(0, back).play(0, Move::Use(Place::Library));
            assert_eq!((game.coins(0), game.mat(0).citizens), (5 + coins, citizens), "from {star}, then from {back}");
            let mut again = observatory(edition, star);
            again.play(0, LOOK_UP).play(1, Move::Pass);
            again.set_development(0, back).fill(0, Place::Observatory).play(0, LOOK_UP);
            assert_eq!((again.coins(0), again.mat(0).citizens), (5, 0), "not by the same way");
        }
    }
}

/// The citizen passed over stays for the next who comes by another way.
#[test]
fn the_citizen_waits_for_others() {
    rule("places.observatory.citizen-stays");
    for &edition in Edition::ALL {
        for (nth, before, space) in [(0, 0, 3), (1, 15, 18), (2, 22, 28)] {
            let mut game = observatory(edition, before);
            game.set_development(1, space - 1).play(0, LOOK_UP);
            assert!(game.state.table.citizens.waits(Spot::Development(nth)));

            let mut too = game.fork();
            too.tile(1, Place::Observatory).fill(1, Place::Observatory).play(1, LOOK_UP);
            assert_eq!(too.mat(1).citizens, 0, "not by the same way");

            game.play(1, Move::Use(Place::Library));
            assert_eq!((game.mat(0).citizens, game.mat(1).citizens), (0, 1));
            assert!(!game.state.table.citizens.waits(Spot::Development(nth)));
        }
    }
}
