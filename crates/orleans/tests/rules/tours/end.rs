//! How it ends: won at once, or lost after round 14.

use crate::tours::{DELIVER, Scene, in_round, rule, tours};
use orleans::components::{Follower, Good, Place, SpaceKind, Town};
use orleans::state::Spot;
use orleans::{Event, Move, ToursEvent, glance};
use tabletop::{Game, Outcome, OutcomeKind, Seat, SeatSet, Viewer};

const WON: [Event; 2] = [Event::Tours(ToursEvent::Delivered(Seat(0))), Event::GameOver];

fn outcome(game: &Scene) -> Outcome {
    assert_eq!(game.state.asked(), SeatSet::EMPTY, "nobody is asked any more");
    game.state.outcome().expect("the game is over")
}

fn is_won(game: &mut Scene) {
    assert_eq!(game.log, WON, "nothing else happens");
    let Outcome { kind, sheets, winners, rule } = outcome(game);
    assert_eq!((kind, winners), (OutcomeKind::Alone, SeatSet::of(Seat(0))));
    assert_eq!((sheets, rule.map(|rule| rule.0)), (vec![], Some("tours.end.win")));
    game.refuses(0, Move::Pass, "tours.end.win");
    let tasks = glance(&game.state.view(Viewer::Seat(Seat(0)))).tasks;
    assert!(tasks.iter().all(|task| task.done && task.have == task.of && task.lacks.is_empty()), "{tasks:?}");
}

/// In the midst of Planning, with followers on their way to a place.
#[test]
fn won_in_planning() {
    rule("tours.end.win");
    let mut game = in_round(4);
    game.laden().set_market(0, [Follower::Knight]).plan(0, Follower::Knight, Place::Wagon, SpaceKind::Knight);
    game.play(0, DELIVER);
    assert_eq!(game.state.table.round, 4);
    is_won(&mut game);
}

/// On a turn, with a place still to be used; the Highwaymen and the Riots to come do not.
#[test]
fn won_on_a_turn() {
    rule("tours.end.win");
    for round in [1, 5, 12, 14] {
        let mut game = in_round(round);
        game.laden().fill(0, Place::Castle).all_ready().play(0, DELIVER);
        assert_eq!((game.state.table.round, game.coins(0)), (round, 3), "no event is paid");
        assert_eq!(game.standing(0, Place::Castle).len(), 3);
        is_won(&mut game);
    }
}

/// The merchant arrives in Tours, and the next turn wins.
#[test]
fn won_on_arrival() {
    rule("tours.end.win");
    let mut game = tours();
    game.laden().set_merchant(0, Town::Blois).fill(0, Place::Ship).all_ready().play(0, Move::Use(Place::Ship));
    game.play(0, Move::Travel { to: Town::Tours, by: orleans::components::By::Water, take: None }).play(0, DELIVER);
    is_won(&mut game);
}

/// After the last event it is not too late.
#[test]
fn won_after_the_last_event() {
    rule("tours.end.win");
    let mut game = in_round(14);
    game.laden().give_goods(0, Good::Wine, 3).all_ready().all_pass();
    (0..3).for_each(|_| _ = game.play(0, Move::Feed(Good::Wine)).asks(0));
    let mut waived = game.fork();
    game.play(0, DELIVER);
    is_won(&mut game);
    waived.play(0, Move::Decline);
    assert_eq!(outcome(&waived).rule.map(|rule| rule.0), Some("tours.end.lose"));
}

#[test]
fn lost_after_round_14() {
    rule("tours.end.lose");
    let mut game = in_round(14);
    game.set_coins(0, 15).all_ready();
    assert!(game.state.outcome().is_none());
    game.play(0, Move::Pass);
    assert_eq!((game.coins(0), game.log.last()), (0, Some(&Event::GameOver)), "after the Harvest");
    let Outcome { kind, sheets, winners, rule } = outcome(&game);
    assert_eq!((kind, winners), (OutcomeKind::Alone, SeatSet::EMPTY));
    assert_eq!((sheets, rule.map(|rule| rule.0)), (vec![], Some("tours.end.lose")));
    game.refuses(0, DELIVER, "tours.end.lose");
    let mut earlier = in_round(13);
    earlier.next_round();
    assert_eq!((earlier.state.table.round, earlier.state.outcome().is_none()), (14, true));
}

/// Nothing is counted: no sheet, and no citizen for the only player's stations. The round stays on the table.
#[test]
fn what_is_recorded() {
    rule("tours.end.record");
    let mut game = in_round(14);
    game.set_coins(0, 20).station(0, Town::Blois).station(0, Town::Nevers).all_ready().play(0, Move::Pass);
    assert!(!game.log.iter().any(|event| matches!(event, Event::Citizen(..))));
    assert_eq!((game.mat(0).citizens, game.state.table.citizens.waits(Spot::MostStations)), (0, false));
    assert!(outcome(&game).sheets.is_empty());
    assert_eq!(game.state.table.round, 14);
    let ending = game.state.table.ending.expect("an end that is not counted");
    assert_eq!((ending.winners, ending.rule.0), (SeatSet::EMPTY, "tours.end.lose"));
    for round in [2, 9] {
        let mut game = in_round(round);
        game.laden().play(0, DELIVER);
        let ending = game.state.table.ending.expect("a victory");
        assert_eq!((game.state.table.round, ending.rule.0), (round, "tours.end.win"));
        let saved = serde_json::to_string(&game.state).expect("JSON");
        let loaded: orleans::State = serde_json::from_str(&saved).expect("the same game");
        assert_eq!(loaded.outcome(), game.state.outcome());
    }
}
