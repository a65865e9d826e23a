//! Joan's Monk actions.

use super::before;
use crate::rule;
use joan::components::{Card, Follower, Level, Town, Track};
use joan::{Event, Joan};

/// Joan takes this tile; the next back tells her Monk action.
fn monk(level: Level, card: Card, next: Card, follower: Follower) -> (Joan, Vec<Event>) {
    let game = before(level, card, next, follower).turn();
    (game.joan(), game.log)
}

#[test]
fn ignored_at_standard() {
    rule("joan_solo.monk.ignored");
    let (joan, log) = monk(Level::Standard, Card::C9, Card::C10, Follower::Knight);
    assert_eq!((joan.tracks, joan.shields), ([0, 0, 1, 0], 0));
    assert!(log.contains(&Event::JoanForfeits));
}

#[test]
fn told_by_the_next_back() {
    rule("joan_solo.monk.back");
    for (next, track) in [(Card::C10, Track::Farmer), (Card::C8, Track::Boatman), (Card::C7, Track::Scholar)] {
        let (joan, _) = monk(Level::Connoisseur, Card::C9, next, Follower::Knight);
        let mut tracks = [0, 0, 1, 0];
        tracks[track.index()] += 1;
        assert_eq!(joan.tracks, tracks, "card {next}");
    }
}

#[test]
fn a_station_of_the_open_card() {
    rule("joan_solo.monk.station");
    let (joan, log) = monk(Level::Connoisseur, Card::C9, Card::C14, Follower::Knight);
    assert_eq!((joan.stations, joan.shields), (1, 0));
    assert!(log.contains(&Event::JoanStation { town: Some(Town::Chateaudun) }), "9, not 14");
}

#[test]
fn a_space_and_a_shield() {
    rule("joan_solo.monk.track");
    let (joan, _) = monk(Level::Connoisseur, Card::C9, Card::C10, Follower::Knight);
    assert_eq!((joan.tracks, joan.shields), ([1, 0, 1, 0], 1));
    let ready = before(Level::Connoisseur, Card::C9, Card::C10, Follower::Knight);
    let full = ready.area(|joan| joan.tracks[0] = 6).turn().joan();
    assert_eq!((full.tracks, full.shields), ([6, 0, 1, 0], 1), "the shield still comes");
}

#[test]
fn the_same_track_twice() {
    rule("joan_solo.monk.twice");
    let (joan, _) = monk(Level::Connoisseur, Card::C9, Card::C6, Follower::Knight);
    assert_eq!(joan.tracks, [0, 0, 2, 0]);
}

#[test]
fn the_same_back_twice() {
    rule("joan_solo.monk.same-back");
    // Card 12 gives the Scholar a Monk action, and so does the sixth Scholar space: both by the Farmer of card 10.
    let ready = before(Level::Connoisseur, Card::C12, Card::C10, Follower::Scholar);
    let joan = ready.area(|joan| joan.tracks = [0, 0, 0, 5]).turn().joan();
    assert_eq!((joan.tracks, joan.shields, joan.revealed.len()), ([2, 0, 0, 6], 2, 1), "no card is revealed for them");
}
