//! The Development track: steps, coins, citizens and status.

use crate::map_and_scoring::use_place;
use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Happening, Letter, Place, Track};
use orleans::{Move, score, status};
use tabletop::Seat;

/// Seat 0 with its marker on this space, about to act.
fn at(development: u8) -> Scene {
    let mut game = scene(Edition::Current, 2);
    for place in [Place::Library, Place::Hospital] {
        game.tile(0, place);
    }
    game.set_development(0, development).all_ready();
    game
}

/// Where stars, coins and citizens lie; every space is entered by a single step.
#[test]
fn the_track_step_by_step() {
    rule("base.development.layout");
    rule("base.development.status");
    let stars = [4, 9, 15, 22, 30];
    let coins = [(7, 3), (12, 4), (25, 5)];
    let citizens = [3, 18, 28];
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.set_coins(0, 0).all_ready();
        assert_eq!((game.mat(0).development, status(game.mat(0))), (0, 1));
        for space in 1..=30 {
            let before = *game.mat(0);
            use_place(&mut game, Place::Scriptorium);
            let mat = game.mat(0);
            assert_eq!(mat.development, space);
            let won = coins.iter().find(|(at, _)| *at == space).map_or(0, |(_, coins)| *coins);
            assert_eq!(mat.coins - before.coins, won, "coins on {space}");
            assert_eq!(mat.citizens - before.citizens, u8::from(citizens.contains(&space)), "citizen on {space}");
            assert_eq!(status(mat) - status(&before), u8::from(stars.contains(&space)), "star on {space}");
        }
        assert_eq!((game.coins(0), game.mat(0).citizens, status(game.mat(0))), (12, 3, 6), "{edition}");
        game.until_turn_of(0);
        game.fill(0, Place::Scriptorium);
        assert!(!game.offers(0, Move::Use(Place::Scriptorium)), "30 is the last space");
    }
}

/// One step for each point.
#[test]
fn a_step_for_each_point() {
    rule("base.development.step-per-point");
    for (place, scholars, points) in [
        (Place::Scriptorium, 0, 1),
        (Place::Library, 0, 2),
        (Place::University, 0, 2),
        (Place::University, 1, 3),
        (Place::University, 4, 6),
    ] {
        let mut game = at(0);
        game.set_track(0, Track::Scholars, scholars);
        use_place(&mut game, place);
        assert_eq!((game.mat(0).development, game.mat(1).development), (points, 0), "{place}, scholar {scholars}");
    }
}

/// Coins for every coin space reached or passed forward.
#[test]
fn coins_on_the_way() {
    rule("base.development.coins");
    for (place, from, to, coins) in [
        (Place::Scriptorium, 6, 7, 3),  // reached
        (Place::Library, 6, 8, 3),      // passed
        (Place::Library, 7, 9, 0),      // already behind the marker
        (Place::Library, 11, 13, 4),    // passed
        (Place::University, 24, 30, 5), // passed
        (Place::University, 6, 12, 7),  // one passed, one reached
    ] {
        let mut game = at(from);
        game.set_coins(0, 0).set_track(0, Track::Scholars, 4);
        use_place(&mut game, place);
        assert_eq!((game.mat(0).development, game.coins(0)), (to, coins), "from {from}");
    }
}

/// The citizen of a space is for the first to reach or pass it.
#[test]
fn the_first_takes_the_citizen() {
    rule("base.development.citizen-first");
    for (place, from) in [(Place::Scriptorium, 2), (Place::Library, 2), (Place::Library, 17), (Place::Library, 27)] {
        let mut game = at(from);
        game.set_development(1, from);
        use_place(&mut game, place);
        assert_eq!(game.mat(0).citizens, 1, "the first past {from}");
        game.fill(1, Place::Scriptorium).play(1, Move::Use(Place::Scriptorium));
        assert_eq!((game.mat(1).development, game.mat(1).citizens), (from + 1, 0), "the second");
    }
}

/// The status follows a star that is passed at once, and several of them.
#[test]
fn the_status_rises_at_once() {
    rule("base.development.status");
    for (from, to, stars) in [(3, 9, 3), (14, 20, 4), (3, 5, 2)] {
        let mut game = at(from);
        game.set_track(0, Track::Scholars, 4);
        use_place(&mut game, if to - from == 2 { Place::Library } else { Place::University });
        assert_eq!((game.mat(0).development, status(game.mat(0))), (to, stars));
        let coins = game.coins(0);
        use_place(&mut game, Place::Hospital);
        assert_eq!(game.coins(0) - coins, u16::from(stars), "it counts in the same round");
    }
}

/// Income, Hospital and the value of stations and citizens go by the status.
#[test]
fn what_the_status_is_for() {
    rule("base.development.status-uses");
    for (development, stars) in [(0, 1), (3, 1), (4, 2), (14, 3), (21, 4), (29, 5), (30, 6)] {
        let mut game = at(development);
        game.set_coins(0, 0);
        use_place(&mut game, Place::Hospital);
        assert_eq!(game.coins(0), stars, "Hospital on {development}");

        game.set_coins(0, 0).mat_mut(0).citizens = 1;
        assert_eq!(score::sheet(&game.state, Seat(0)).total, i32::from(stars), "a citizen on {development}");

        game.event(Happening::Income, Letter::C).all_pass();
        assert_eq!(game.coins(0), stars, "Income on {development}");
    }
}
