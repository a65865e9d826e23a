//! Fifteen rounds, each with its event.

use crate::salesman::{in_round, rule, salesman};
use crate::scene::solo::events_lie_open;
use orleans::components::Happening::{self, Feeding, GreatFeast};
use orleans::components::{Follower, Track};
use orleans::{Ask, Event, Module, Move};
use tabletop::Seat;

/// Ten coins feed for five rounds; in the sixth everybody starves.
#[test]
fn one_event_a_round() {
    rule("salesman.event.open");
    rule("salesman.setup.solo");
    let events: Vec<Happening> = [[Feeding; 10].as_slice(), &[GreatFeast; 5]].concat();
    events_lie_open(Module::Salesman, &events, 6);
}

/// In phase 6 of every round, the last one included.
#[test]
fn when_they_work() {
    rule("salesman.event.timing");
    assert!(orleans::events(&salesman().state.setup).iter().all(|event| !event.special));
    for round in 1..=15 {
        let mut game = in_round(round);
        game.set_coins(0, 20).all_ready();
        assert_eq!((game.asks(0), game.coins(0)), (Some(Ask::Action), 20), "nothing before phase 6");
        game.play(0, Move::Pass);
        assert_eq!(game.asks(0), Some(Ask::Harvest { owed: if round > 10 { 2 } else { 1 } }), "round {round}");
    }
}

#[test]
fn as_in_the_base_game() {
    rule("salesman.round.base-flow");
    let mut game = salesman();
    game.set_bag(0, [Follower::Monk; 6]).set_market(0, []).resolve().play(0, Move::PayCoins(2));
    assert!(game.log.contains(&Event::StartPlayer(Seat(0))) && game.log.contains(&Event::Round(2)));
    assert_eq!(game.asks(0), Some(Ask::Followers { left: 4 }));
    game.play(0, Move::Draw(4));
    assert_eq!((game.asks(0), game.mat(0).market.total()), (Some(Ask::Plan), 4));
}

#[test]
fn nobody_counts_farmers() {
    rule("salesman.round.no-census");
    for farmers in [0, 1, 8] {
        let mut game = salesman();
        game.set_track(0, Track::Farmers, farmers).resolve().play(0, Move::PayCoins(2));
        assert!(!game.log.iter().any(|event| matches!(event, Event::Census { .. })));
        assert_eq!((game.coins(0), game.state.table.round), (8, 2), "{farmers} farmers");
    }
}
