//! Gear wheels on their spaces: they replace the follower, for good.

use crate::course_of_play::hands::{give_wheel, lay, put, wheels_at};
use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Happening, Letter, Place, SpaceKind, SpaceSet, Track, components};
use orleans::state::Wheel;
use orleans::{Ask, Move};
use tabletop::{Game, Seat};

/// Seat 0 lays a wheel on the farmer space of the Castle in round 1; then it is round 2.
fn castle_with_a_wheel(edition: Edition) -> Scene {
    let mut game = scene(edition, 2);
    give_wheel(&mut game, 0, Wheel::First);
    game.all_ready().play(0, Move::Pass).play(0, lay(Wheel::First, Place::Castle, SpaceKind::Farmer)).next_round();
    game
}

/// Round after round the Castle needs no farmer any more, and none can stand there.
#[test]
fn a_wheel_replaces_a_follower_for_good() {
    rule("base.tech.replaces-for-good");
    for &edition in Edition::ALL {
        let mut game = castle_with_a_wheel(edition);
        for knights in 1..=4 {
            game.event(Happening::Pilgrimage, Letter::Start);
            game.set_market(0, [Follower::Farmer, Follower::Boatman, Follower::Trader]).set_bag(0, []);
            let farmer = put(Follower::Farmer, Place::Castle, SpaceKind::Farmer);
            game.refuses(0, farmer, "base.planning.one-per-space");
            game.plan(0, Follower::Boatman, Place::Castle, SpaceKind::Boatman)
                .plan(0, Follower::Trader, Place::Castle, SpaceKind::Trader)
                .play(0, Move::Ready)
                .play(1, Move::Ready);
            if game.asks(1).is_some() {
                game.play(1, Move::Pass);
            }
            game.play(0, Move::Use(Place::Castle));
            assert_eq!(game.track(0, Track::Knights), knights);
            assert_eq!(game.player(0).bag.count(Follower::Farmer), 0, "no farmer was needed");
            assert_eq!(wheels_at(&game, 0, Place::Castle), 1);
            game.next_round();
        }
    }
}

/// A placed wheel is in nobody's hand: no question in any phase lets it be moved.
#[test]
fn a_placed_wheel_is_not_moved() {
    rule("base.tech.no-moving");
    for &edition in Edition::ALL {
        let mut game = castle_with_a_wheel(edition);
        let at_castle = components().place(Place::Castle).space_set;
        let wheel = game.mat(0).board.wheels();
        assert_eq!(wheel - at_castle, SpaceSet::EMPTY);
        // Another wheel in hand opens the question; the placed one is not part of it.
        give_wheel(&mut game, 0, Wheel::Laboratory);
        let mut met = Vec::new();
        while game.state.table.round < 4 {
            let seat = game.state.asked().first().expect("the game goes on").0;
            if let Some(ask) = game.asks(0) {
                met.push(std::mem::discriminant(&ask));
                game.refuses(0, lay(Wheel::First, Place::Ship, SpaceKind::Farmer), reason(&ask));
                let names_it = |mv: &Move| match mv {
                    Move::TakeBack { place, .. } | Move::PutBack { place, .. } => *place == Place::Castle,
                    Move::PlaceWheel { wheel, place, .. } => *wheel == Wheel::First || *place == Place::Castle,
                    _ => false,
                };
                assert!(!game.options(0).iter().any(names_it), "{ask:?}");
            }
            let quiet = [Move::Ready, Move::Pass, Move::Decline, Move::Draw(0)];
            let mv = quiet.into_iter().find(|&mv| game.offers(seat, mv)).expect("a quiet move");
            // Somebody at the Ship makes phase 3 ask who is taken back.
            if mv == Move::Ready && seat == 0 && game.standing(0, Place::Ship).is_empty() {
                game.stand(0, Place::Ship, SpaceKind::Knight, Follower::Knight);
            }
            game.event(Happening::Pilgrimage, Letter::Start).play(seat, mv);
            assert_eq!(game.state.players[Seat(0)].mat.board.wheels(), wheel);
        }
        for ask in [Ask::Plan, Ask::Action, Ask::Wheels, Ask::Followers { left: 4 }] {
            assert!(met.contains(&std::mem::discriminant(&ask)), "{ask:?} was asked");
        }
    }
}

fn reason(ask: &Ask) -> &'static str {
    match ask {
        Ask::Followers { .. } => "base.round.phase-order",
        _ => "base.tech.kept-aside",
    }
}
