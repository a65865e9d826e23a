//! Gear wheels for the Catapult.

use crate::invasion::{Scene, invasion, resolve, rule};
use orleans::components::{Follower, Happening, Kind, Place, SpaceKind, Track};
use orleans::state::Wheel;
use orleans::{Ask, HappeningAsk, InvasionAsk, InvasionMove, Move};

const TO_CATAPULT: Move = Move::Invasion(InvasionMove::ToCatapult);

fn recruiting(at: u8) -> Scene {
    let mut game = invasion(3);
    game.set_track(0, Track::Craftsmen, at).act(0, Place::Village).play(0, Move::Recruit(Kind::Craftsman));
    game
}

/// Decided when the wheel is gained: kept for an action space, or sent at once, for good.
#[test]
fn when_it_is_gained() {
    rule("invasion.achievement.catapult");
    let mut game = recruiting(1);
    assert_eq!(game.asks(0), Some(Ask::Invasion(InvasionAsk::Catapult(Wheel::Later))));
    let mut keeping = game.fork();
    rule("invasion.achievement.catapult-timing");
    game.play(0, TO_CATAPULT);
    assert_eq!((game.city().catapult, game.mat(0).wheels), (1, [0; 3]));
    keeping.play(0, Move::Decline);
    assert_eq!((keeping.city().catapult, keeping.mat(0).wheels), (0, [0, 1, 0]));
    keeping.until_turn_of(0).refuses(0, TO_CATAPULT, "base.round.phase-order");
    keeping.play(0, Move::Pass);
    assert_eq!(keeping.asks(0), Some(Ask::Wheels));
    assert!(!keeping.offers(0, TO_CATAPULT), "what is kept can no longer go there");
}

/// The first wheel of the track must replace a farmer; one of the Laboratory need not, even if it is the first.
#[test]
fn first_wheel() {
    rule("invasion.achievement.catapult-first-wheel");
    let game = recruiting(0);
    assert_eq!((game.mat(0).wheels, game.asks(0)), ([0, 1, 0], None), "nothing is asked");
    rule("invasion.achievement.catapult-laboratory");
    let mut game = invasion(3);
    game.tile(0, Place::Laboratory).act(0, Place::Laboratory);
    assert_eq!(game.asks(0), Some(Ask::Invasion(InvasionAsk::Catapult(Wheel::Laboratory))));
    game.play(0, TO_CATAPULT);
    assert_eq!((game.city().catapult, game.mat(0).wheels), (1, [0; 3]));
}

/// A full Catapult takes none.
#[test]
fn full() {
    let mut game = invasion(3);
    game.city_mut().catapult = 4;
    game.set_track(0, Track::Craftsmen, 1).act(0, Place::Village).play(0, Move::Recruit(Kind::Craftsman));
    assert_eq!(game.asks(0), None, "{}", rule("invasion.action.no-overfill"));
}

/// In phase 6 it may be placed at once, kept, or sent.
#[test]
fn in_phase_six() {
    rule("invasion.event.wheel-now");
    let mut game = resolve(Happening::Training, 2, |game| {
        game.set_track(0, Track::Craftsmen, 1);
    });
    game.play(0, Move::Advance(Track::Craftsmen));
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Wheel)));
    let place = Move::PlaceWheel { wheel: Wheel::Later, place: Place::Castle, space: SpaceKind::Farmer };
    let (mut placing, mut keeping) = (game.fork(), game.fork());
    game.play(0, TO_CATAPULT);
    assert_eq!((game.city().catapult, game.mat(0).wheels), (1, [0; 3]));
    placing.play(0, place);
    assert_eq!(placing.mat(0).board.wheels().len(), 1);
    keeping.play(0, Move::Decline);
    assert_eq!(keeping.mat(0).wheels, [0, 1, 0]);
    let first = {
        let mut game = resolve(Happening::Training, 2, |_| {});
        game.play(0, Move::Advance(Track::Craftsmen));
        game
    };
    assert!(!first.offers(0, TO_CATAPULT), "not the first of the track");
    // So it is with Support.
    let mut game = resolve(Happening::Support, 2, |game| {
        for seat in 0..2 {
            game.set_bag(seat, [Follower::Craftsman]).set_track(seat, Track::Craftsmen, 1);
        }
    });
    game.play(0, TO_CATAPULT);
    assert_eq!(game.city().catapult, 1);
}

/// Wheels of the Catapult belong to the City: neither Demolition nor the General reach them.
#[test]
fn final_there() {
    rule("invasion.achievement.catapult-final");
    let mut game = resolve(Happening::Demolition, 2, |game| {
        game.city_mut().catapult = 4;
        (0..2).for_each(|seat| _ = game.set_coins(seat, 3));
    });
    game.is_lost("invasion.event.demolition-loss");
    game.be(0, orleans::components::InvasionCharacter::General);
    let view = tabletop::Game::view(&game.state, tabletop::Viewer::Spectator);
    let wheels = orleans::glance(&view).tasks.into_iter().find_map(|task| match task.aim {
        orleans::Aim::Personal(_, orleans::components::Part::Wheels(_)) => Some(task.have),
        _ => None,
    });
    assert_eq!(wheels, Some(0));
}
