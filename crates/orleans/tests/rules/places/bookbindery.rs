//! Bookbindery: the die says how far the development goes.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Place};
use orleans::{Event, Move};
use tabletop::Seat;

/// Seat 0 stands there on the Development track and rolls these pips.
fn roll(development: u8, pips: u8) -> Scene {
    let mut game = scene(Edition::Bigbox, 2);
    game.tile(0, Place::Bookbindery).fill(0, Place::Bookbindery).set_development(0, development);
    game.all_ready().next_roll(pips).play(0, Move::Use(Place::Bookbindery));
    assert!(game.log.contains(&Event::Rolled(Seat(0), pips)));
    assert!(game.standing(0, Place::Bookbindery).is_empty(), "whatever was rolled, the followers return");
    game
}

/// 1 to 5 are steps, 6 is a coin.
#[test]
fn steps_or_a_coin() {
    rule("places.bookbindery.roll");
    for pips in 1..=6 {
        // From 19 to 24 there is neither a coin nor a citizen.
        let game = roll(19, pips);
        let expected = if pips == 6 { (19, 6) } else { (19 + pips, 5) };
        assert_eq!((game.mat(0).development, game.coins(0)), expected, "a {pips}");
        assert_eq!((game.asks(0), game.mat(0).citizens), (None, 0));
    }
}

/// The steps are ordinary ones: coins on the way are received, and the end is the end.
#[test]
fn ordinary_steps() {
    rule("places.bookbindery.roll");
    let game = roll(5, 4);
    assert_eq!((game.mat(0).development, game.coins(0)), (9, 5 + 3), "past the first coins");
    for (pips, coins) in [(5, 5), (6, 6)] {
        let game = roll(30, pips);
        assert_eq!((game.mat(0).development, game.coins(0)), (30, coins), "a {pips} at the end");
    }
}
