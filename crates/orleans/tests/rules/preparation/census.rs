//! Phase 2, Census.

use crate::preparation::EDITIONS;
use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Happening, Letter, Track};
use orleans::{Ask, Event};
use tabletop::Seat;

/// A table whose markers on the Farmers track stand like this, before the second Census.
fn table(edition: Edition, markers: &[u8]) -> Scene {
    let mut game = scene(edition, markers.len() as u8);
    for (seat, &at) in markers.iter().enumerate() {
        game.set_track(seat as u8, Track::Farmers, at);
    }
    game.all_ready();
    game
}

/// What the Census gives and takes; in the first round the event is Pilgrimage and moves no coin.
fn census(game: &mut Scene) -> Vec<i32> {
    let coins = |game: &Scene| (0..game.state.setup.players).map(|seat| i32::from(game.coins(seat))).collect();
    let before: Vec<i32> = coins(game);
    let after: Vec<i32> = coins(game.all_pass());
    after.iter().zip(before).map(|(after, before)| after - before).collect()
}

/// First, last and ties, whoever sits where and whoever begins.
#[test]
fn first_and_last() {
    rule("base.census.sole-first-gains");
    rule("base.census.tied-first-none");
    rule("base.census.sole-last-pays");
    rule("base.census.tied-last-none");
    let cases: [(&[u8], &[i32]); 11] = [
        (&[3, 2, 1], &[1, 0, -1]),
        (&[8, 0, 1], &[1, -1, 0]),
        (&[2, 2, 1], &[0, 0, -1]),
        (&[2, 1, 1], &[1, 0, 0]),
        (&[1, 1, 1], &[0, 0, 0]),
        // The books' example: one player gets a coin, one pays, the two between do neither.
        (&[4, 2, 2, 1], &[1, 0, 0, -1]),
        (&[4, 4, 3, 1], &[0, 0, 0, -1]),
        (&[4, 3, 1, 1], &[1, 0, 0, 0]),
        (&[2, 2, 1, 1], &[0, 0, 0, 0]),
        (&[5, 4, 3, 2, 1], &[1, 0, 0, 0, -1]),
        (&[5, 5, 5, 5, 1], &[0, 0, 0, 0, -1]),
    ];
    for edition in EDITIONS {
        for (markers, coins) in cases.iter().filter(|(markers, _)| markers.len() < 5 || edition == Edition::Bigbox) {
            for turned in 0..markers.len() {
                let (mut markers, mut coins) = (markers.to_vec(), coins.to_vec());
                markers.rotate_left(turned);
                coins.rotate_left(turned);
                assert_eq!(census(&mut table(edition, &markers)), coins, "{edition}, markers {markers:?}");
            }
        }
    }
}

/// With two players the one ahead gets a coin and the one behind pays nothing.
#[test]
fn two_players() {
    rule("base.census.two-players-no-payment");
    for edition in EDITIONS {
        for (markers, coins) in [([2, 1], [1, 0]), ([0, 8], [0, 1]), ([3, 3], [0, 0]), ([0, 0], [0, 0])] {
            assert_eq!(census(&mut table(edition, &markers)), coins, "{edition}, markers {markers:?}");
        }
    }
}

/// The markers count, not the farmers a player has.
#[test]
fn only_markers_count() {
    rule("base.census.uses-farmers-track");
    let farmers = [Follower::Farmer; 4];
    for edition in EDITIONS {
        let mut game = table(edition, &[1, 1, 1]);
        game.set_bag(0, farmers).set_market(1, farmers).set_market(2, []);
        assert_eq!(census(&mut game), [0, 0, 0], "{edition}: farmers without markers");

        let mut game = table(edition, &[1, 2, 3]);
        game.set_bag(0, farmers).set_market(0, farmers).set_market(2, []);
        assert_eq!(census(&mut game), [-1, 0, 1], "{edition}: markers without farmers");

        let mut game = table(edition, &[1, 1, 1]);
        game.set_track(0, Track::Boatmen, 3).set_track(1, Track::Knights, 2).set_development(2, 5);
        assert_eq!(census(&mut game), [0, 0, 0], "{edition}: other markers");
    }
}

/// Whoever must pay and cannot is tortured; the leader gets the coin all the same.
#[test]
fn paying_is_a_duty() {
    rule("base.census.sole-last-pays");
    for edition in EDITIONS {
        let mut game = table(edition, &[2, 1, 0]);
        game.set_coins(2, 0);
        assert_eq!(census(&mut game), [1, 0, 0], "{edition}");
        assert_eq!(game.asks(2), Some(Ask::Torture { owed: 1 }));
        assert!(game.log.contains(&Event::Census { first: Some(Seat(0)), last: Some(Seat(2)) }));
    }
}

/// Every round has its Census.
#[test]
fn every_round() {
    rule("base.census.sole-first-gains");
    for edition in EDITIONS {
        let mut game = table(edition, &[2, 1]);
        for round in 2..=18 {
            game.event(Happening::Pilgrimage, Letter::B).next_round();
            assert_eq!((game.state.table.round, game.coins(0)), (round, 5 + u16::from(round) - 1), "{edition}");
        }
    }
}
