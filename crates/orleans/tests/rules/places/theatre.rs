//! Theatre: a coin for each kind of follower on the stage.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Kind, Place, SpaceKind};
use orleans::state::{Pool, Wheel};
use orleans::{Move, Origin};

const PLAY: Move = Move::Use(Place::Theatre);

fn put(follower: Follower, space: impl Into<SpaceKind>) -> Move {
    Move::Put { follower, place: Place::Theatre, space: space.into(), from: Origin::Market }
}

/// Seat 0 owns the Theatre and has these followers on the Market.
fn theatre(edition: Edition, market: impl IntoIterator<Item = Follower>) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::Theatre).set_market(0, market).set_bag(0, []);
    game
}

/// One of each kind, seven in all; the own colour counts as its kind.
#[test]
fn one_of_each_kind() {
    rule("places.theatre.slots");
    for &edition in Edition::ALL {
        let mut game = theatre(edition, Follower::IN_HEAPS.iter().copied());
        for &kind in Kind::ALL {
            game.play(0, put(kind.neutral(), kind));
        }
        assert_eq!(game.standing(0, Place::Theatre).len(), 7);
        for own in Follower::OWN {
            game.refuses(0, put(own, own.kind()), "base.planning.one-per-space");
        }
        let mut game = theatre(edition, Follower::OWN);
        for own in Follower::OWN {
            game.play(0, put(own, own.kind()));
        }
        assert_eq!(game.standing(0, Place::Theatre), Follower::OWN);
    }
}

/// Everybody goes to the slot of the own kind only: neither a monk nor any privilege helps.
#[test]
fn no_substitutions() {
    rule("places.theatre.slots");
    for &edition in Edition::ALL {
        let mut game = theatre(edition, Follower::IN_HEAPS.iter().copied());
        for privilege in [Place::HerbGarden, Place::School, Place::Barracks] {
            game.tile(0, privilege);
        }
        for &follower in Follower::IN_HEAPS {
            for &kind in Kind::ALL.iter().filter(|&&kind| kind != follower.kind()) {
                let rule = match kind {
                    Kind::Monk => "base.planning.nothing-replaces-monk",
                    _ => "places.theatre.slots",
                };
                game.refuses(0, put(follower, kind), rule);
            }
        }
    }
}

/// No gear wheel lies in the Theatre.
#[test]
fn no_wheels() {
    rule("places.theatre.slots");
    let mut game = theatre(Edition::Bigbox, []);
    game.mat_mut(0).wheels[Wheel::Laboratory as usize] = 1;
    game.all_ready().play(0, Move::Pass);
    for space in [SpaceKind::Farmer, SpaceKind::Knight] {
        let lay = Move::PlaceWheel { wheel: Wheel::Laboratory, place: Place::Theatre, space };
        game.refuses(0, lay, "places.general.gear");
    }
}

/// One follower of whatever kind is enough to activate it, none is not.
#[test]
fn one_is_enough() {
    rule("base.planning.activated");
    rule("places.theatre.slots");
    for &edition in Edition::ALL {
        theatre(edition, []).all_ready().refuses(0, PLAY, "base.actions.only-activated");
        for &follower in Follower::IN_HEAPS {
            let mut game = theatre(edition, [follower]);
            game.play(0, put(follower, follower.kind())).all_ready();
            assert!(game.offers(0, PLAY), "{follower}");
        }
    }
}

/// A coin for each follower, and all of them return.
#[test]
fn a_coin_for_each() {
    rule("places.theatre.coins");
    for &edition in Edition::ALL {
        for number in 1..=7 {
            let actors = || Kind::ALL[..number].iter().map(|kind| kind.neutral());
            let mut game = theatre(edition, actors());
            actors().for_each(|actor| _ = game.play(0, put(actor, actor.kind())));
            game.all_ready().play(0, PLAY);
            assert_eq!(usize::from(game.coins(0)), 5 + number);
            assert_eq!(game.player(0).bag, actors().collect::<Pool>());
            assert!(game.standing(0, Place::Theatre).is_empty());
        }
    }
}
