//! What lies ready at the start besides the goods.

use crate::preparation::tables;
use crate::scene::{rule, scene};
use orleans::Move;
use orleans::components::{Deed, Edition, Follower, Place};
use orleans::state::Spot;

/// Neutral followers by number of players: farmers, boatmen, craftsmen, traders, knights, scholars, monks.
#[test]
fn neutral_followers() {
    for (id, of, followers) in [
        (rule("base.setup.neutral-followers-2p"), 2, [12, 6, 6, 6, 8, 8, 8]),
        (rule("base.setup.neutral-followers-3p"), 3, [14, 8, 8, 8, 11, 11, 11]),
        (rule("base.setup.neutral-followers-4p"), 4, [16, 10, 10, 10, 14, 14, 14]),
        (rule("base.setup.neutral-followers-5p"), 5, [18, 12, 12, 12, 17, 17, 17]),
    ] {
        for (edition, players) in tables().filter(|&(_, players)| players == of) {
            assert_eq!(scene(edition, players).state.table.followers, followers, "{id}: {edition}");
        }
    }
}

/// 16 gear wheels, with five players 20.
#[test]
fn gear_wheels() {
    rule("base.setup.gear-supply");
    rule("base.setup.gear-supply-5p");
    for (edition, players) in tables() {
        let gears = if players == 5 { 20 } else { 16 };
        assert_eq!(scene(edition, players).state.table.gears, gears, "{edition}, {players} players");
    }
}

/// A citizen waits on each of 13 marked spaces, and one is kept aside.
#[test]
fn citizens() {
    rule("base.setup.citizens");
    let mut spots = vec![Spot::Boatmen, Spot::Knights];
    spots.extend([0, 1, 2].map(Spot::Development));
    spots.extend(Deed::ALL.iter().map(|&deed| Spot::Deed(deed)));
    assert_eq!(spots.len(), 13);
    for (edition, players) in tables() {
        let citizens = scene(edition, players).state.table.citizens;
        assert!(spots.iter().all(|&spot| citizens.waits(spot)), "{edition}, {players} players");
        assert!(citizens.waits(Spot::MostStations));
        assert_eq!(citizens.len(), 14);
    }
}

/// The three citizens of the Development track wait on spaces 3, 18 and 28.
#[test]
fn citizens_of_the_development_track() {
    rule("base.setup.citizens");
    for space in 1..=30 {
        let mut game = scene(Edition::Current, 2);
        game.set_development(0, space - 1).fill(0, Place::Scriptorium);
        game.all_ready().play(0, Move::Use(Place::Scriptorium));
        let citizens = u8::from([3, 18, 28].contains(&space));
        assert_eq!(game.mat(0).citizens, citizens, "space {space}");
        assert_eq!(game.state.table.citizens.len(), 14 - citizens);
        assert_eq!(game.player(0).bag.count(Follower::Knight), 1, "the action was carried out");
    }
}
