//! Sixteen rounds, each with its event.

use crate::dignitary::{dignitary, in_round, rule};
use crate::scene::solo::events_lie_open;
use orleans::components::Happening::*;
use orleans::components::{Follower, Happening, Place, SpaceKind, Town, Track};
use orleans::{Ask, Event, Module, Move};
use tabletop::Seat;

const EVENTS: [Happening; 16] = [
    Conference,
    Strike,
    Crusade,
    Pilgrimage,
    Income,
    TradingDay,
    CoinDues,
    WheelTax,
    TradingDay,
    Income,
    CoinDues,
    TradingDay,
    Sabotage,
    AxleFracture,
    TradingDay,
    CoinDues,
];

#[test]
fn one_event_a_round() {
    rule("dignitary.event.order");
    rule("dignitary.event.open");
    rule("dignitary.setup.solo");
    events_lie_open(Module::Dignitary, &EVENTS, 16);
}

/// Six hold all round; of the others nothing is felt before phase 6.
#[test]
fn when_they_work() {
    rule("dignitary.event.timing");
    let game = dignitary();
    let all_round = |&round: &u8| orleans::events(&game.state.setup)[usize::from(round) - 1].special;
    assert_eq!((1..=16).filter(all_round).collect::<Vec<_>>(), [1, 2, 3, 4, 13, 14]);
    for round in 1..=16 {
        let mut game = in_round(round);
        game.set_coins(0, 40).set_development(0, 9).station(0, Town::Blois);
        game.lay_wheel(0, Place::Castle, SpaceKind::Farmer).all_ready();
        assert_eq!((game.asks(0), game.coins(0)), (Some(Ask::Action), 40), "nothing before phase 6");
        game.play(0, Move::Pass);
        assert_eq!(game.coins(0) == 40, all_round(&round), "round {round}");
    }
}

/// Marker, then followers and planning; the only player takes one turn after another until passing.
#[test]
fn as_in_the_base_game() {
    rule("dignitary.round.base-flow");
    let mut game = dignitary();
    game.set_bag(0, [Follower::Monk; 6])
        .set_market(0, [])
        .fill(0, Place::Castle)
        .fill(0, Place::Scriptorium)
        .all_ready();
    game.play(0, Move::Use(Place::Castle));
    assert_eq!(game.asks(0), Some(Ask::Action));
    game.play(0, Move::Use(Place::Scriptorium));
    assert_eq!(game.asks(0), Some(Ask::Action));
    game.play(0, Move::Pass);
    assert!(game.log.contains(&Event::StartPlayer(Seat(0))) && game.log.contains(&Event::Round(2)));
    assert_eq!(game.asks(0), Some(Ask::Followers { left: 5 }));
    game.play(0, Move::Draw(5));
    assert_eq!((game.asks(0), game.mat(0).market.total()), (Some(Ask::Plan), 5));
}

#[test]
fn nobody_counts_farmers() {
    rule("dignitary.round.no-census");
    for farmers in [0, 1, 8] {
        let mut game = dignitary();
        game.set_coins(0, 3).set_track(0, Track::Farmers, farmers).all_ready();
        while game.state.table.round == 1 {
            game.play(0, Move::Pass);
            assert!(!game.log.iter().any(|event| matches!(event, Event::Census { .. })));
        }
        assert_eq!(game.coins(0), 3, "{farmers} farmers");
    }
}
