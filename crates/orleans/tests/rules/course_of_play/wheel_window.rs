//! Gear wheels: when they may be placed.

use crate::course_of_play::hands::{acting_alone, fill_and_use, give_wheel, lay, wheel_on, wheels_at};
use crate::scene::{rule, scene};
use orleans::components::{Edition, Happening, Kind, Letter, Place, SpaceKind};
use orleans::state::Wheel;
use orleans::{Ask, Move};
use tabletop::Game;

/// On a farmer space every wheel may lie.
fn on_the_ship(wheel: Wheel) -> Move {
    lay(wheel, Place::Ship, SpaceKind::Farmer)
}

/// A new wheel lies beside the board; its owner passes first and places then.
#[test]
fn a_wheel_waits_for_the_pass() {
    rule("base.tech.kept-aside");
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        game.fill(0, Place::Castle);
        fill_and_use(&mut game, Place::Village);
        game.play(0, Move::Recruit(Kind::Craftsman));
        assert_eq!(game.mat(0).wheels.iter().sum::<u8>(), 1);
        assert!(game.mat(0).board.wheels().is_empty());
        let wheel = *Wheel::ALL.iter().find(|&&it| game.mat(0).wheels[it as usize] == 1).expect("the wheel");

        game.refuses(0, on_the_ship(wheel), "base.tech.kept-aside");
        game.play(0, Move::Use(Place::Castle)).refuses(0, on_the_ship(wheel), "base.tech.kept-aside");
        game.play(0, Move::Pass);
        assert_eq!(game.asks(0), Some(Ask::Wheels));
        game.play(0, on_the_ship(wheel));
        assert_eq!((wheels_at(&game, 0, Place::Ship), game.mat(0).wheels), (1, [0; 3]));
    }
}

/// A wheel that is not there cannot be placed, nor one in the Planning phase.
#[test]
fn no_wheel_before_the_pass() {
    rule("base.tech.kept-aside");
    let mut game = scene(Edition::Current, 2);
    give_wheel(&mut game, 0, Wheel::First);
    game.refuses(0, on_the_ship(Wheel::First), "base.tech.kept-aside");
    game.all_ready().refuses(0, on_the_ship(Wheel::First), "base.tech.kept-aside");
    game.play(0, Move::Pass).refuses(0, on_the_ship(Wheel::Later), "base.tech.kept-aside");
}

/// From the own pass to the end of the phase a wheel may be placed or kept; then it waits for the next pass.
#[test]
fn a_wheel_is_placed_between_the_pass_and_the_end_of_the_phase() {
    rule("base.tech.placing-window");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.fill(1, Place::Castle).fill(1, Place::University);
        give_wheel(&mut game, 0, Wheel::First);
        // Right after the pass it may be kept, while seat 1 plays on.
        game.all_ready().play(0, Move::Pass).play(0, Move::Decline);
        game.play(1, Move::Use(Place::Castle)).play(1, Move::Use(Place::University)).play(1, Move::Pass);
        // The phase ends: the last moment of this round.
        assert_eq!(game.asks(0), Some(Ask::Wheels));
        let round = game.state.table.round;
        let mut placed_now = game.fork();
        placed_now.play(0, on_the_ship(Wheel::First));
        assert_eq!((wheels_at(&placed_now, 0, Place::Ship), placed_now.state.table.round), (1, round + 1));

        game.play(0, Move::Decline);
        assert_eq!(game.state.table.round, round + 1);
        // No question of the next round lets it be placed before the own pass.
        game.until(|state| matches!(state.asked_now(), Some((_, Ask::Plan))));
        game.refuses(0, on_the_ship(Wheel::First), "base.tech.kept-aside");
        game.event(Happening::Pilgrimage, Letter::Start).all_ready().play(1, Move::Pass);
        game.refuses(0, on_the_ship(Wheel::First), "base.tech.kept-aside");
        game.play(0, Move::Pass).play(0, on_the_ship(Wheel::First));
        assert_eq!(wheels_at(&game, 0, Place::Ship), 1);
    }
}

/// Wheels that were never placed and wheels on the board alike are worth nothing.
#[test]
fn wheels_score_nothing() {
    rule("base.tech.unplaced-at-end");
    for &edition in Edition::ALL {
        let outcome = |beside: [u8; 3], placed: &[Place]| {
            let mut game = scene(edition, 2);
            game.state.table.round = 18;
            game.mat_mut(0).wheels = beside;
            placed.iter().for_each(|&place| wheel_on(&mut game, 0, place, SpaceKind::Farmer));
            game.event(Happening::Pilgrimage, Letter::Start).until(|_| false);
            game.state.outcome().expect("the game is over")
        };
        let without = outcome([0; 3], &[]);
        assert_eq!(without.sheets[0].total, 5, "the coins of the start");
        assert_eq!(outcome([1, 3, 1], &[]), without);
        assert_eq!(outcome([0; 3], &[Place::Ship, Place::Castle]), without);
    }
}
