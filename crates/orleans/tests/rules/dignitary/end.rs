//! How it ends: won when the round is over, or lost after round 16.

use crate::dignitary::{Scene, in_round, rule};
use orleans::components::{By, Place, Town};
use orleans::{Event, Level, Module, Move, State};
use tabletop::Game;

/// The merchant comes to Tours and its citizen in this round.
fn arrives(game: &mut Scene, citizens: u8) {
    game.set_citizens(citizens - 1).set_merchant(0, Town::Blois).set_coins(0, 15).fill(0, Place::Ship).all_ready();
    game.play(0, Move::Use(Place::Ship)).play(0, Move::Travel { to: Town::Tours, by: By::Water, take: None });
    assert_eq!(game.mat(0).citizens, citizens);
}

/// The eighth citizen wins, but not before the event of its round has been.
#[test]
fn won_when_the_round_ends() {
    rule("dignitary.end.win");
    for round in [1, 7, 11, 16] {
        let mut game = in_round(round);
        arrives(&mut game, 8);
        assert!(game.state.outcome().is_none(), "not at once");
        let due = match round {
            7 => 5,
            11 => 10,
            16 => 15,
            _ => 0,
        };
        game.play(0, Move::Pass);
        assert_eq!((game.coins(0), game.state.table.round), (15 - due, round), "the event was paid");
        game.ended(true, "dignitary.end.win");
    }
}

/// Torture of that round still comes, and the game goes on until it is over.
#[test]
fn after_its_event() {
    rule("dignitary.end.win");
    let mut game = in_round(7);
    arrives(&mut game, 8);
    game.set_coins(0, 4).play(0, Move::Pass);
    assert!(game.state.outcome().is_none());
    game.play(0, Move::GiveSpareStation).ended(true, "dignitary.end.win");
}

#[test]
fn seven_are_not_enough() {
    rule("dignitary.end.win");
    rule("dignitary.end.easy");
    for (level, citizens, wins) in
        [(Level::Normal, 7, false), (Level::Normal, 9, true), (Level::Easier, 6, false), (Level::Easier, 7, true)]
    {
        let mut game = crate::dignitary::alone(Module::Dignitary, level);
        arrives(&mut game, citizens);
        game.play(0, Move::Pass);
        if wins {
            game.ended(true, "dignitary.end.win");
        } else {
            assert_eq!((game.state.table.round, game.state.outcome()), (2, None), "{level} with {citizens}");
        }
    }
}

#[test]
fn lost_after_round_16() {
    rule("dignitary.end.lose");
    let mut game = in_round(15);
    game.set_citizens(7).next_round();
    assert_eq!((game.state.table.round, game.state.outcome().is_none()), (16, true));
    game.set_coins(0, 15).all_ready().play(0, Move::Pass);
    assert_eq!((game.coins(0), game.log.last()), (0, Some(&Event::GameOver)), "after the last event");
    game.ended(false, "dignitary.end.lose");
}

/// The round of the victory, or the citizens of a loss, stay on the table; nothing is counted.
#[test]
fn what_is_recorded() {
    rule("dignitary.end.record");
    for round in [2, 9, 14] {
        let mut game = in_round(round);
        game.set_coins(0, 40).set_citizens(8).all_ready().play(0, Move::Pass);
        assert_eq!(game.state.table.round, round);
        game.ended(true, "dignitary.end.win");
    }
    for citizens in [0, 3, 7] {
        let mut game = in_round(16);
        game.set_coins(0, 40).set_citizens(citizens).all_ready().play(0, Move::Pass);
        game.ended(false, "dignitary.end.lose");
        let saved = serde_json::to_string(&game.state).expect("JSON");
        let loaded: State = serde_json::from_str(&saved).expect("the same game");
        assert_eq!(loaded.mat(tabletop::Seat(0)).citizens, citizens);
    }
}
