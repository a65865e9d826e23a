//! How it ends: won when the round is over, lost without a Builder or after round 14.

use crate::vierzon::{Scene, complete, in_round, rule};
use orleans::components::VierzonObjective::{self, *};
use orleans::components::{Place, Town};
use orleans::state::Spot;
use orleans::{Event, Move, State};
use tabletop::Game;

/// All but the Fortress are completed.
fn nearly(round: u8) -> Scene {
    let mut game = in_round(round);
    game.mark(&[Builder, BuildingCompany, Materials, Capital]);
    game
}

/// Not at once, but when the round is over.
#[test]
fn won_when_the_round_ends() {
    rule("vierzon.end.win");
    for round in 1..=14 {
        let mut game = nearly(round);
        game.set_coins(0, 35).play(0, complete(Fortress));
        assert!(game.state.outcome().is_none(), "not at once");
        game.resolve();
        if game.asks(0).is_some() {
            game.play(0, Move::PayCoins(5));
        }
        assert_eq!(game.state.table.round, round);
        game.ended(true, "vierzon.end.win");
    }
}

/// After its event: the Harvest is paid, and the last objective may be completed after it.
#[test]
fn after_its_event() {
    rule("vierzon.end.win");
    let mut game = nearly(12);
    game.set_coins(0, 28).play(0, complete(Fortress)).resolve();
    assert_eq!((game.coins(0), game.state.outcome()), (0, None), "torture comes first");
    game.play(0, Move::GiveSpareStation).play(0, Move::GiveSpareStation).ended(true, "vierzon.end.win");
    let mut late = nearly(14);
    late.set_coins(0, 25).resolve().play(0, complete(Fortress)).ended(true, "vierzon.end.win");
}

#[test]
fn lost_after_round_14() {
    rule("vierzon.end.lose");
    for &missing in VierzonObjective::ALL.iter().filter(|&&objective| objective != Builder) {
        let all_but: Vec<VierzonObjective> =
            VierzonObjective::ALL.iter().copied().filter(|&objective| objective != missing).collect();
        let mut game = in_round(14);
        game.mark(&all_but).resolve().ended(false, "vierzon.end.lose");
        let mut earlier = in_round(13);
        earlier.mark(&all_but).next_round();
        assert_eq!((earlier.state.table.round, earlier.state.outcome().is_none()), (14, true));
    }
}

/// The last moment for the Builder is after the event of round 8.
#[test]
fn no_builder_in_time() {
    rule("vierzon.objective.builder-missed");
    rule("vierzon.objective.builder");
    let mut game = in_round(8);
    game.mark(&[BuildingCompany, Materials, Fortress, Capital]).set_coins(0, 9).resolve();
    assert_eq!(game.state.table.round, 8);
    game.ended(false, "vierzon.objective.builder-missed");
    let mut late = in_round(8);
    late.set_coins(0, 10).resolve();
    let mut waived = late.fork();
    late.play(0, complete(Builder));
    assert_eq!((late.state.table.round, late.is_marked(Builder)), (9, true));
    waived.play(0, Move::Decline).ended(false, "vierzon.objective.builder-missed");
    for round in 1..=7 {
        let mut game = in_round(round);
        game.set_coins(0, 5).next_round();
        assert_eq!(game.state.table.round, round + 1, "not before");
    }
}

/// Nothing is counted; the round, or the objectives completed, stay on the table.
#[test]
fn what_is_recorded() {
    rule("vierzon.end.record");
    let mut game = in_round(14);
    game.mark(&[Builder, Capital]).station(0, Town::Blois).station(0, Town::Nevers).all_ready().play(0, Move::Pass);
    assert!(!game.log.iter().any(|event| matches!(event, Event::Citizen(..))), "none for the most stations");
    assert!(!game.state.table.citizens.waits(Spot::MostStations) && game.mat(0).citizens == 0);
    game.ended(false, "vierzon.end.lose");
    let saved = serde_json::to_string(&game.state).expect("JSON");
    let loaded: State = serde_json::from_str(&saved).expect("the same game");
    assert_eq!(loaded, game.state);
    assert_eq!((game.marks().len(), game.is_marked(Capital), game.is_marked(Fortress)), (2, true, false));
    for round in [4, 11] {
        let mut game = nearly(round);
        game.set_coins(0, 25).fill(0, Place::Castle).play(0, complete(Fortress)).resolve();
        assert_eq!(game.state.table.round, round);
        game.ended(true, "vierzon.end.win");
    }
}
