//! Sixteen rounds, each with its event.

use crate::duel::{Scene, duel, in_round, resolve, rule};
use orleans::components::{Follower, Good, Happening, Place, SpaceKind, TileId, Town, Track};
use orleans::{Ask, Event, Move, Phase, State, rounds};
use tabletop::{Game, Rng, Seat, Seed, Viewer};

const EVENTS: [(Happening, u8); 16] = [
    (Happening::TownMeeting, 3),
    (Happening::Harvest, 1),
    (Happening::TradingDay, 3),
    (Happening::Trade, 0),
    (Happening::CheeseDay, 1),
    (Happening::TechnologyTax, 1),
    (Happening::TradingDay, 2),
    (Happening::QuickTravel, 2),
    (Happening::GoodsTax, 1),
    (Happening::Dues, 7),
    (Happening::Harvest, 2),
    (Happening::TradingDay, 1),
    (Happening::GoodsTax, 1),
    (Happening::Dues, 7),
    (Happening::Dues, 4),
    (Happening::JourneyHome, 0),
];

/// Both can pay whatever comes.
fn rich(game: &mut Scene) -> &mut Scene {
    for seat in [0, 1] {
        game.set_coins(seat, 60).give_goods(seat, Good::Cheese, 9);
    }
    game
}

/// The events of a game that is played to its end, round after round.
fn played(mut game: Scene) -> Vec<(Happening, u8)> {
    let mut events = Vec::new();
    rich(&mut game);
    while game.state.outcome().is_none() {
        assert_eq!(usize::from(game.state.table.round), events.len() + 1);
        let facts = game.state.happening().expect("an event");
        events.push((facts.event, facts.amount));
        game.next_round();
    }
    events
}

#[test]
fn one_event_a_round() {
    rule("duel.event.order");
    assert_eq!(played(duel()), EVENTS);
    let setup = duel().state.setup;
    assert_eq!((rounds(&setup, &duel().state.table), setup.sure_rounds()), (16, Some(16)));
}

/// Whoever sees the table in round 1 knows what will come: no chance changes it.
#[test]
fn all_known() {
    rule("duel.event.open");
    let game = duel();
    let view = game.state.view(Viewer::Spectator);
    for n in 0..5 {
        let guessed = State::guess(&view, &mut Rng::new(Seed::of_series(5, n)));
        assert_eq!(guessed.secret.hour_glass, game.state.secret.hour_glass);
        let mut taken_up = game.fork();
        taken_up.state.reseed(Seed::of_series(6, n));
        assert_eq!(played(taken_up), EVENTS);
    }
    assert_eq!(view.next_letter, None, "nothing lies face down");
}

/// Nothing is felt before phase 6, and there the start player comes first.
#[test]
fn when_they_work() {
    rule("duel.event.timing");
    let setup = duel().state.setup;
    assert!(orleans::events(&setup).iter().all(|facts| !facts.special));
    for round in 1..=16 {
        let mut game = in_round(round);
        rich(&mut game).set_merchant(0, Town::Blois).set_merchant(1, Town::Tours);
        game.station(0, Town::Blois).station(1, Town::Tours);
        for seat in [0, 1] {
            game.lay_wheel(seat, Place::FarmHouse, SpaceKind::Boatman);
        }
        game.all_ready();
        let seen = |game: &Scene, seat: u8| (game.coins(seat), game.mat(seat).goods, game.mat(seat).merchant);
        let before = [0, 1].map(|seat| seen(&game, seat));
        assert_eq!((game.asks(0), [0, 1].map(|seat| seen(&game, seat))), (Some(Ask::Action), before));
        resolve(&mut game);
        let struck = [0, 1].map(|seat| seen(&game, seat) != before[usize::from(seat)]);
        match game.state.asked().first() {
            // Who is asked is the start player; the other has felt nothing yet.
            Some(seat) if game.state.table.round == round => assert_eq!((seat, struck[1]), (Seat(0), false)),
            _ => assert_eq!(struck, [true, true], "round {round}"),
        }
    }
}

/// The marker moves on, followers are drawn, the token goes round.
#[test]
fn as_in_the_base_game() {
    rule("duel.round.base-flow");
    let mut game = in_round(3);
    assert_eq!(game.state.table.tile, Some(TileId(2)));
    game.set_bag(1, [Follower::Monk; 6]).set_market(1, []).all_ready();
    assert_eq!(game.asks(0), Some(Ask::Action));
    game.all_pass();
    let tile = Event::HourGlass(TileId(3));
    let begins = [Event::StartPlayer(Seat(1)), Event::Round(4), Event::Phase(Phase::HourGlass), tile];
    assert!(game.log.windows(4).any(|events| events == begins), "{:?}", game.log);
    assert_eq!((game.state.table.round, game.state.table.tile), (4, Some(TileId(3))));
    assert_eq!(game.asks(1), Some(Ask::Followers { left: 4 }));
}

#[test]
fn nobody_counts_farmers() {
    rule("duel.round.no-census");
    for farmers in [0, 1, 8] {
        let mut game = in_round(3);
        game.set_track(0, Track::Farmers, farmers).all_ready();
        while game.state.table.round == 3 {
            let seat = game.state.asked().first().expect("somebody").0;
            game.play(seat, if game.offers(seat, Move::Pass) { Move::Pass } else { Move::Ready });
            assert!(!game.log.iter().any(|event| matches!(event, Event::Census { .. })));
        }
        assert_eq!((game.coins(0), game.coins(1)), (5, 5), "{farmers} farmers");
    }
}
