//! Joan's tracks.

use super::{Before, before, turn};
use crate::rule;
use joan::components::{Card, Follower, JoanEffect, Level, Race, Track, components};
use joan::{Event, Holder};
use tabletop::Seat;

#[test]
fn a_space_for_the_tile() {
    rule("joan_solo.track.mark");
    for (follower, card, track) in [
        (Follower::Farmer, Card::C4, Track::Farmer),
        (Follower::Boatman, Card::C2, Track::Boatman),
        (Follower::Knight, Card::C5, Track::Knight),
        (Follower::Scholar, Card::C8, Track::Scholar),
    ] {
        let game = turn(card, follower);
        let mut marked = [0; 4];
        marked[track.index()] = 1;
        assert_eq!((game.joan().tracks, game.joan().shields), (marked, 1), "{follower}: then the card");
        let at = |wanted: &Event| game.log.iter().position(|event| event == wanted);
        assert!(at(&Event::JoanTrack { track }) < at(&Event::JoanShield));
    }
}

#[test]
fn a_full_track() {
    rule("joan_solo.track.full");
    let ready = before(Level::Standard, Card::C4, Card::C10, Follower::Farmer);
    let game = ready.area(|joan| joan.tracks = [6, 0, 0, 0]).turn();
    assert_eq!((game.joan().tracks, game.joan().shields), ([6, 0, 0, 0], 1), "the card is carried out all the same");
    let ready = before(Level::Standard, Card::C8, Card::C10, Follower::Scholar);
    let game = ready.area(|joan| joan.tracks = [0, 0, 0, 7]).turn();
    assert_eq!((game.joan().tracks, game.joan().levels, game.joan().shields), ([0, 0, 0, 7], 0, 1));
}

#[test]
fn craftsman() {
    rule("joan_solo.track.craftsman");
    let game = turn(Card::C7, Follower::Craftsman);
    assert_eq!((game.joan().stations, game.joan().tracks), (1, [0; 4]));
    assert_eq!(game.state.table.taken.iter().map(|town| town as u8).collect::<Vec<_>>(), [7], "and one town only");
}

#[test]
fn trader() {
    rule("joan_solo.track.trader");
    let game = turn(Card::C2, Follower::Trader);
    assert_eq!((game.joan().tracks, game.joan().shields, game.state.table.removed.len()), ([0; 4], 1, 1));
}

/// Joan takes a Scholar with this card and so many spaces marked.
fn scholar(level: Level, spaces: u8) -> Before {
    before(level, Card::C8, Card::C10, Follower::Scholar).area(|joan| joan.tracks[Track::Scholar.index()] = spaces)
}

#[test]
fn scholar_spaces_have_effects() {
    rule("joan_solo.track.scholar-extra");
    let game = scholar(Level::Standard, 0).turn();
    let effects: Vec<&Event> = game.log.iter().skip_while(|event| !matches!(event, Event::JoanTrack { .. })).collect();
    assert_eq!(effects[1..3], [&Event::JoanLevel { levels: 1 }, &Event::JoanShield], "before the card's");
}

#[test]
fn scholar_level() {
    rule("joan_solo.track.scholar-level");
    for space in [0, 2, 6] {
        assert_eq!(scholar(Level::Standard, space).turn().joan().levels, 1);
        let full = scholar(Level::Standard, space).area(|joan| joan.levels = 6).turn();
        assert_eq!(full.joan().levels, 6, "forfeited");
    }
}

#[test]
fn scholar_citizen() {
    rule("joan_solo.track.scholar-citizen");
    for (space, race) in [(1, Race::DevelopmentA), (4, Race::DevelopmentB)] {
        let game = scholar(Level::Standard, space).turn();
        assert_eq!((game.state.winner(race), game.joan().citizens), (Some(Holder::Joan), 1));
        let yours = Some(Holder::Seat(Seat(0)));
        let late = scholar(Level::Standard, space).with(|game| game.state.table.races[race.index()] = yours).turn();
        assert_eq!((late.state.winner(race), late.joan().citizens), (yours, 0), "nothing happens");
    }
}

#[test]
fn scholar_shield() {
    rule("joan_solo.track.scholar-shield");
    assert_eq!(scholar(Level::Standard, 3).turn().joan().shields, 1 + 1, "the space and card 8");
}

#[test]
fn scholar_monk() {
    rule("joan_solo.track.scholar-monk");
    // Card 10 has a Farmer and a shield on its back.
    let game = scholar(Level::Connoisseur, 5).turn();
    assert_eq!((game.joan().tracks, game.joan().shields), ([1, 0, 0, 6], 1 + 1));
    let game = scholar(Level::Standard, 5).turn();
    assert_eq!((game.joan().tracks, game.joan().shields), ([0, 0, 0, 6], 1));
}

#[test]
fn by_a_monk_too() {
    rule("joan_solo.track.scholar-by-monk");
    // Card 6 gives the Boatman a Monk action; card 7 has a Scholar on its back.
    let monk = |spaces| {
        let ready = before(Level::Connoisseur, Card::C6, Card::C7, Follower::Boatman);
        ready.area(|joan| joan.tracks[Track::Scholar.index()] = spaces).turn().joan()
    };
    assert_eq!((monk(0).levels, monk(0).shields), (1, 1));
    assert_eq!(monk(1).citizens, 1);
    // Space 6 is a Monk action again: by the same back it marks space 7.
    let chain = monk(5);
    assert_eq!((chain.tracks[3], chain.levels, chain.shields), (7, 1, 2));
}

#[test]
fn scholar_spaces() {
    rule("joan_solo.track.scholar-layout");
    let citizen = |race| JoanEffect::TakeCitizen(race);
    let printed = [
        JoanEffect::Level,
        citizen(Race::DevelopmentA),
        JoanEffect::Level,
        JoanEffect::Shield,
        citizen(Race::DevelopmentB),
        JoanEffect::Monk,
        JoanEffect::Level,
    ];
    assert_eq!(components().solo.scholar, printed);
}

#[test]
fn lengths() {
    rule("joan_solo.track.lengths");
    assert_eq!(components().solo.tracks, [[1, 1, 1, 1, 2, 2]; 3]);
    let game = before(Level::Standard, Card::C5, Card::C10, Follower::Knight).area(|joan| joan.tracks = [6, 6, 5, 0]);
    assert_eq!(game.turn().joan().tracks, [6, 6, 6, 0]);
}
