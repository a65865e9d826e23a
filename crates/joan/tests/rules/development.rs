//! The Development track.

use crate::scene::MONK;
use crate::{Scene, rule, taken};
use joan::components::{Bonus, Follower, Place, Prize, Race, components};
use joan::{Act, Event, Holder};
use tabletop::Seat;

/// A Scholar marks the next space.
fn scholar(spaces: u8) -> Scene {
    let mut game = taken(Follower::Scholar);
    game.developed(0, spaces).act(0, Act::Point);
    game
}

#[test]
fn from_left_to_right() {
    rule("joan.development.order");
    let game = scholar(4);
    assert_eq!(game.sheet(0).development, 5);
    assert!(game.log.contains(&Event::Point { seat: Seat(0), space: 5 }));
}

#[test]
fn each_space_gives_its_bonus() {
    rule("joan.development.bonus");
    assert!(scholar(3).open().is_empty());
    let mut game = taken(Follower::Scholar);
    game.own(0, &[Place::ConfessionalBox]).developed(0, 10).act(0, Act::Use(Place::ConfessionalBox));
    assert_eq!(game.open(), [Bonus::Goods(1), Bonus::Coins(1)], "spaces 11 and 13");
    assert_eq!(game.sheet(0).shields, 1, "space 12");
}

#[test]
fn bonuses_of_the_track() {
    for (id, space, bonus) in [
        (rule("joan.development.coin"), 3, Bonus::Coins(1)),
        (rule("joan.development.coin"), 13, Bonus::Coins(1)),
        (rule("joan.development.coin"), 26, Bonus::Coins(1)),
        (rule("joan.development.monk"), 6, MONK),
        (rule("joan.development.monk"), 18, MONK),
        (rule("joan.development.good"), 11, Bonus::Goods(1)),
        (rule("joan.development.good"), 17, Bonus::Goods(1)),
        (rule("joan.development.good"), 28, Bonus::Goods(1)),
    ] {
        assert_eq!(scholar(space - 1).open(), [bonus], "{id} at {space}");
    }
}

#[test]
fn two_shields() {
    rule("joan.development.shield");
    let shields = |space: &u8| scholar(space - 1).sheet(0).shields == 1;
    assert_eq!((1..=30).filter(shields).collect::<Vec<u8>>(), [12, 24]);
}

#[test]
fn two_citizens() {
    rule("joan.development.citizen");
    for (space, race) in [(8, Race::DevelopmentA), (20, Race::DevelopmentB)] {
        let game = scholar(space - 1);
        assert_eq!(game.state.winner(race), Some(Holder::Seat(Seat(0))), "{space}");
        assert_eq!(game.state.citizens(Seat(0)), 1);
    }
    let citizens = (0..30).filter(|spaces| scholar(*spaces).state.citizens(Seat(0)) == 1).count();
    assert_eq!(citizens, 2);
}

#[test]
fn stars() {
    rule("joan.development.star");
    let status = |spaces| {
        let mut game = taken(Follower::Scholar);
        game.developed(0, spaces);
        game.sheet(0).status()
    };
    let rises: Vec<(u8, u8)> = (0..=30).map(|spaces| (spaces, status(spaces))).collect();
    let mut rises: Vec<(u8, u8)> = rises;
    rises.dedup_by_key(|(_, status)| *status);
    assert_eq!(rises, [(0, 0), (1, 1), (4, 2), (9, 3), (15, 4), (22, 5), (30, 6)]);
}

#[test]
fn the_end_of_the_track() {
    let id = rule("joan.development.end");
    let mut game = taken(Follower::Scholar);
    game.own(0, &[Place::ConfessionalBox]).developed(0, 29).act(0, Act::Use(Place::ConfessionalBox));
    assert_eq!(game.sheet(0).development, 30);
    assert!(game.log.contains(&Event::PointsLost { seat: Seat(0), points: 2 }));
    let mut game = taken(Follower::Scholar);
    game.developed(0, 30).refuses_act(0, Act::Point, id);
}

#[test]
fn thirty_spaces() {
    rule("joan.development.layout");
    let track = &components().development;
    assert_eq!(track.len(), 30);
    let at = |space: usize| track[space - 1];
    let stars: Vec<usize> = (1..=30).filter(|space| at(*space).star.is_some()).collect();
    assert_eq!(stars, [1, 4, 9, 15, 22, 30]);
    let bonuses = (1..=30).filter(|space| at(*space).prize.is_some()).collect::<Vec<_>>();
    assert_eq!(bonuses, [3, 6, 11, 12, 13, 17, 18, 24, 26, 28]);
    assert_eq!(at(12).prize, Some(Prize::Shields(1)));
}
