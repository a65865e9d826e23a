//! Town Hall: one or two neutral followers, sent to deeds one by one or both at once.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Deed, Edition, Follower, Kind, Place, SpaceKind, components};
use orleans::{Ask, Move, Origin};

/// Seat 0 has these followers in the Town Hall and its first turn.
fn holding(followers: &[Follower]) -> Scene {
    let mut game = scene(Edition::Current, 2);
    for &follower in followers {
        game.stand(0, Place::TownHall, SpaceKind::Any, follower);
    }
    game.all_ready();
    game
}

fn put(follower: Follower) -> Move {
    Move::Put { follower, place: Place::TownHall, space: SpaceKind::Any, from: Origin::Market }
}

fn send(kind: Kind, deed: Deed) -> Move {
    Move::Send { kind, deed }
}

const USE: Move = Move::Use(Place::TownHall);

/// One follower is enough, two are the most.
#[test]
fn one_or_two_followers() {
    rule("base.townhall.one-or-two");
    for number in 0..=2 {
        let mut game = scene(Edition::Current, 2);
        game.set_market(0, [Follower::Farmer, Follower::Knight, Follower::Monk]);
        for &follower in &[Follower::Farmer, Follower::Knight][..number] {
            game.play(0, put(follower));
        }
        if number == 2 {
            game.refuses(0, put(Follower::Monk), "base.planning.one-per-space");
        }
        game.all_ready();
        assert_eq!(game.offers(0, USE), number > 0, "{number} followers");
    }
}

/// The four followers of the own colour stay out.
#[test]
fn never_the_own_colour() {
    rule("base.townhall.no-own-colour");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        for own in Follower::OWN {
            game.refuses(0, put(own), "base.townhall.no-own-colour");
        }
    }
}

/// Neutral followers of every kind may wait there, even with every deed complete.
#[test]
fn any_neutral_follower() {
    rule("base.townhall.any-neutral");
    for &kind in Kind::ALL {
        let mut game = scene(Edition::Current, 2);
        game.state.table.deeds = std::array::from_fn(|deed| components().deeds[deed].spaces);
        game.set_market(0, [kind.neutral()]).play(0, put(kind.neutral()));
        assert_eq!(game.standing(0, Place::TownHall), [kind.neutral()]);
    }
}

/// One or both are sent in one action, and nobody else.
#[test]
fn sends_one_or_both() {
    rule("base.townhall.send");
    let mut game = holding(&[Follower::Farmer, Follower::Knight]);
    game.stand(0, Place::Scriptorium, SpaceKind::Scholar, Follower::Scholar);
    game.play(0, USE).refuses(0, send(Kind::Scholar, Deed::Astronomy), "base.townhall.send");
    game.play(0, send(Kind::Knight, Deed::CityWall)).play(0, send(Kind::Farmer, Deed::CityWall));
    assert_eq!(game.standing(0, Place::TownHall), []);
    assert_eq!(game.state.table.deeds[Deed::CityWall.index()], [1, 0, 0, 0, 1, 0, 0]);
    assert_eq!(game.asks(1), Some(Ask::Action), "both went in one action");

    let mut game = holding(&[Follower::Farmer, Follower::Knight]);
    game.play(0, USE).play(0, send(Kind::Farmer, Deed::DefeatingThePlague)).play(0, Move::Decline);
    assert_eq!(game.standing(0, Place::TownHall), [Follower::Knight]);
    assert_eq!(game.asks(1), Some(Ask::Action));
}

/// Without a sending there is no action.
#[test]
fn somebody_must_be_sent() {
    rule("base.townhall.needs-a-sending");
    let mut game = holding(&[Follower::Farmer, Follower::Boatman]);
    game.play(0, USE).refuses(0, Move::Decline, "base.townhall.needs-a-sending");

    let mut game = holding(&[Follower::Farmer, Follower::Boatman]);
    for (deed, facts) in game.state.table.deeds.iter_mut().zip(&components().deeds) {
        deed[..2].copy_from_slice(&facts.spaces[..2]);
    }
    game.refuses(0, USE, "base.townhall.needs-a-sending");
    game.state.table.deeds[Deed::BoatmensGuild.index()][Kind::Boatman.index()] -= 1;
    assert!(game.offers(0, USE), "one follower fits again");
}

/// Who is not sent waits in the Town Hall for a later action, in the same round or another.
#[test]
fn the_unsent_stay() {
    rule("base.townhall.unsent-stays");
    for rounds in 0..2 {
        let mut game = holding(&[Follower::Farmer, Follower::Knight]);
        game.play(0, USE).play(0, send(Kind::Farmer, Deed::CityWall)).play(0, Move::Decline);
        assert!(game.player(0).bag.is_empty());
        for _ in 0..rounds {
            game.next_round();
        }
        assert_eq!(game.standing(0, Place::TownHall), [Follower::Knight]);
        game.until_turn_of(0);
        game.play(0, USE).play(0, send(Kind::Knight, Deed::PeaceTreaty));
        assert_eq!(game.standing(0, Place::TownHall), []);
        assert_eq!(game.player(0).bag.neutral(), 0);
    }
}

/// A monk goes to monk spaces only.
#[test]
fn a_monk_is_a_monk() {
    rule("base.townhall.monk-as-monk");
    let mut game = holding(&[Follower::Monk, Follower::Monk]);
    game.play(0, USE);
    let monks = [Deed::PapalConclave, Deed::BuildingTheCathedral, Deed::PeaceTreaty];
    assert_eq!(game.options(0), monks.map(|deed| send(Kind::Monk, deed)));
    game.refuses(0, send(Kind::Monk, Deed::CityWall), "base.deeds.exact-kind");
    game.refuses(0, send(Kind::Farmer, Deed::CityWall), "base.townhall.send");
}
