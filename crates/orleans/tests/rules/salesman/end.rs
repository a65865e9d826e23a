//! How it ends: won when the round is over, starved at once, or lost after round 15.

use crate::salesman::{Scene, TOWNS, deliver, in_round, rule};
use orleans::components::{Good, Town};
use orleans::{Move, State};
use tabletop::Game;

/// All but Tours are delivered, and the merchant is there with three grain.
fn nearly(round: u8) -> Scene {
    let mut game = in_round(round);
    game.delivered(&TOWNS.map(|town| if town == Town::Tours { Town::Bourges } else { town }));
    game.laden_for(Town::Tours);
    game
}

fn eat(game: &mut Scene) {
    while matches!(game.asks(0), Some(orleans::Ask::Harvest { .. })) {
        game.play(0, Move::PayCoins(2));
    }
}

#[test]
fn won_when_the_round_ends() {
    rule("salesman.end.win");
    for round in 1..=15 {
        let mut game = nearly(round);
        game.play(0, deliver(Town::Tours));
        assert!(game.state.outcome().is_none(), "not at once");
        game.resolve();
        eat(&mut game);
        assert_eq!((game.state.table.round, game.coins(0)), (round, if round > 10 { 6 } else { 8 }));
        game.ended(true, "salesman.end.win");
    }
    let mut four = nearly(3);
    four.next_round();
    assert_eq!((four.marks().len(), four.state.table.round), (4, 4), "all five are needed");
}

/// The meal of that round comes first: who starves in it has lost.
#[test]
fn the_meal_comes_first() {
    rule("salesman.end.win-after-feeding");
    for round in [1, 10, 11, 15] {
        let mut game = nearly(round);
        game.set_coins(0, 1).play(0, deliver(Town::Tours)).resolve();
        assert_eq!(game.marks().len(), 5);
        game.ended(false, "salesman.event.starve");
    }
    let mut late = nearly(15);
    late.resolve();
    eat(&mut late);
    late.play(0, deliver(Town::Tours)).ended(true, "salesman.end.win");
}

#[test]
fn lost_after_round_15() {
    rule("salesman.end.lose");
    for missing in TOWNS {
        let made: Vec<Town> = TOWNS.into_iter().filter(|&town| town != missing).collect();
        let mut game = in_round(15);
        game.delivered(&made).resolve();
        eat(&mut game);
        game.ended(false, "salesman.end.lose");
        let mut earlier = in_round(14);
        earlier.delivered(&made).next_round();
        assert_eq!((earlier.state.table.round, earlier.state.outcome().is_none()), (15, true));
    }
}

/// Nothing is counted; the round, or the deliveries made, stay on the table.
#[test]
fn what_is_recorded() {
    rule("salesman.end.record");
    let mut game = in_round(15);
    game.delivered(&[Town::Chartres, Town::Bourges]).give_goods(0, Good::Wine, 2).resolve();
    eat(&mut game);
    game.ended(false, "salesman.end.lose");
    let saved = serde_json::to_string(&game.state).expect("JSON");
    let loaded: State = serde_json::from_str(&saved).expect("the same game");
    assert_eq!((loaded == game.state, game.marks().len(), game.marks().has(3)), (true, 2, true));
    for round in [3, 12] {
        let mut game = nearly(round);
        game.play(0, deliver(Town::Tours)).resolve();
        eat(&mut game);
        assert_eq!(game.state.table.round, round);
        game.ended(true, "salesman.end.win");
    }
}
