//! Fourteen rounds, each with its event.

use crate::scene::solo::events_lie_open;
use crate::vierzon::{complete, in_round, rule, vierzon};
use orleans::components::Happening::*;
use orleans::components::{Follower, Good, Happening, Town, Track, VierzonObjective};
use orleans::{Ask, Event, Module, Move};
use tabletop::Seat;

const EVENTS: [Happening; 14] = [
    Strike, Pilgrimage, Harvest, Crusade, Income, Amnesty, Plague, Sabotage, GoodsTax, TradingDay, Conference, Harvest,
    Storm, Banishment,
];

/// Who hires no Builder sees eight of them, who does all fourteen.
#[test]
fn one_event_a_round() {
    rule("vierzon.event.order");
    rule("vierzon.event.open");
    rule("vierzon.setup.solo");
    events_lie_open(Module::Vierzon, &EVENTS, 8);
    let mut game = vierzon();
    game.set_coins(0, 10).play(0, complete(VierzonObjective::Builder));
    for (nth, event) in EVENTS.into_iter().enumerate() {
        assert_eq!(usize::from(game.state.table.round), nth + 1);
        assert_eq!(game.state.happening().map(|facts| facts.event), Some(event));
        game.next_round();
    }
    assert_eq!(game.asks(0), None);
}

/// Six are resolved in phase 6; the others hold all round or at the moment they name.
#[test]
fn when_they_work() {
    rule("vierzon.event.timing");
    let game = vierzon();
    let in_phase_six = |&round: &u8| !orleans::events(&game.state.setup)[usize::from(round) - 1].special;
    assert_eq!((1..=14).filter(in_phase_six).collect::<Vec<_>>(), [3, 5, 7, 9, 10, 12]);
    for round in 1..=14 {
        let mut game = in_round(round);
        game.mark(&[VierzonObjective::Builder, VierzonObjective::Fortress])
            .set_bag(0, [Follower::Knight; 3])
            .set_market(0, []);
        game.sweep_map().give_goods(0, Good::Wool, 4).set_coins(0, 20).station(0, Town::Blois).set_development(0, 9);
        game.all_ready();
        let seen = |game: &crate::vierzon::Scene| (game.coins(0), game.player(0).bag.total(), game.mat(0).n_goods());
        let before = seen(&game);
        assert_eq!((game.asks(0), before), (Some(Ask::Action), (20, 3, 4)));
        game.play(0, Move::Pass);
        let asked = matches!(game.asks(0), Some(Ask::Harvest { .. }));
        assert_eq!(asked || seen(&game) != before, in_phase_six(&round), "round {round}");
    }
}

#[test]
fn as_in_the_base_game() {
    rule("vierzon.round.base-flow");
    let mut game = vierzon();
    game.set_bag(0, [Follower::Monk; 6]).set_market(0, []).all_ready();
    assert_eq!(game.asks(0), Some(Ask::Action));
    game.all_pass();
    assert!(game.log.contains(&Event::StartPlayer(Seat(0))) && game.log.contains(&Event::Round(2)));
    assert_eq!(game.asks(0), Some(Ask::Followers { left: 4 }));
    game.play(0, Move::Draw(4));
    assert_eq!((game.asks(0), game.mat(0).market.total()), (Some(Ask::Plan), 4));
}

#[test]
fn nobody_counts_farmers() {
    rule("vierzon.round.no-census");
    for farmers in [0, 1, 8] {
        let mut game = vierzon();
        game.set_coins(0, 3).set_track(0, Track::Farmers, farmers).all_ready();
        while game.state.table.round == 1 {
            game.play(0, Move::Pass);
            assert!(!game.log.iter().any(|event| matches!(event, Event::Census { .. })));
        }
        assert_eq!(game.coins(0), 3, "{farmers} farmers");
    }
}
