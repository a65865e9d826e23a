//! Sixteen rounds, each with its event.

use crate::prosperity::{Scene, in_round, prosperity, resolve, rule};
use orleans::components::{Follower, Happening, Kind, Place, TileId, Track};
use orleans::{Ask, Event, Move, Phase, State, rounds};
use tabletop::{Game, Rng, Seat, Seed, Viewer};

const EVENTS: [Happening; 16] = [
    Happening::Support,
    Happening::MonkIndulgence,
    Happening::Pilgrimage,
    Happening::CoinTaxes,
    Happening::Riots,
    Happening::Bribe,
    Happening::Plague,
    Happening::Firestorm,
    Happening::Mass,
    Happening::Peregrination,
    Happening::Restoration,
    Happening::Harvest,
    Happening::PilgrimsDay,
    Happening::Plague,
    Happening::MarketDay,
    Happening::DevelopmentTax,
];

fn played(mut game: Scene) -> Vec<Happening> {
    let mut events = Vec::new();
    while game.state.outcome().is_none() {
        assert_eq!(usize::from(game.state.table.round), events.len() + 1);
        events.push(game.state.happening().expect("an event").event);
        game.next_round();
    }
    events
}

#[test]
fn one_event_a_round() {
    rule("prosperity.event.order");
    assert_eq!(played(prosperity(3)), EVENTS);
}

#[test]
fn sixteen_rounds() {
    rule("prosperity.end.rounds");
    let game = prosperity(2);
    assert_eq!((rounds(&game.state.setup, &game.state.table), game.state.setup.sure_rounds()), (16, Some(16)));
    let mut last = in_round(16);
    last.next_round();
    assert!(last.state.outcome().is_some() && last.state.table.round == 16);
}

#[test]
fn all_known() {
    rule("prosperity.round.events-known");
    let game = prosperity(2);
    let view = game.state.view(Viewer::Spectator);
    for n in 0..4 {
        let guessed = State::guess(&view, &mut Rng::new(Seed::of_series(5, n)));
        assert_eq!(guessed.secret.hour_glass, game.state.secret.hour_glass);
        let mut taken_up = game.fork();
        taken_up.state.reseed(Seed::of_series(6, n));
        assert_eq!(played(taken_up), EVENTS);
    }
}

#[test]
fn the_usual_round() {
    rule("prosperity.round.base-flow");
    let mut game = in_round(2);
    assert_eq!(game.asks(0), Some(Ask::Plan));
    game.set_coins(0, 0).set_coins(1, 0).set_coins(2, 0).set_coins(3, 0).set_bag(1, [Follower::Monk; 6]);
    game.set_market(1, []).all_ready();
    assert_eq!(game.asks(0), Some(Ask::Action));
    game.all_pass();
    let begins = [Event::StartPlayer(Seat(1)), Event::Round(3), Event::HourGlass(TileId(2))];
    let told: Vec<Event> = game.log.iter().copied().filter(|event| !matches!(event, Event::Phase(_))).collect();
    assert!(told.windows(3).any(|events| events == begins), "{told:?}");
}

#[test]
fn farmers_are_counted() {
    rule("prosperity.round.census");
    let mut game = in_round(2);
    for seat in 0..4 {
        game.set_coins(seat, 1);
    }
    game.set_track(2, Track::Farmers, 3).all_ready().all_pass();
    let first = Some(Seat(2));
    assert!(game.log.contains(&Event::Census { first, last: None }), "{:?}", game.log);
    assert_eq!(game.coins(2), 2);
    assert_eq!(orleans::glance(&game.state.view(Viewer::Spectator)).phases, Phase::ALL);
}

/// Pilgrimage holds while actions are used; all others come in phase 6.
#[test]
fn when_they_work() {
    rule("prosperity.event.timing");
    let setup = prosperity(2).state.setup;
    for (facts, event) in orleans::events(&setup).iter().zip(EVENTS) {
        assert_eq!((facts.event, facts.special), (event, event == Happening::Pilgrimage));
    }
    let mut game = in_round(4);
    game.all_ready();
    assert_eq!(game.coins(0), 5, "nothing is felt before phase 6");
    resolve(&mut game);
    assert!((0..4).all(|seat| game.coins(seat) <= 3), "three coins each, and perhaps one for the census");
}

#[test]
fn no_monks_on_pilgrimage() {
    rule("prosperity.event.pilgrimage");
    let mut game = in_round(3);
    game.fill(0, Place::Monastery).all_ready();
    game.refuses(0, Move::Use(Place::Monastery), "prosperity.event.pilgrimage");
    let mut later = in_round(4);
    later.fill(0, Place::Monastery).all_ready().play(0, Move::Use(Place::Monastery));
    assert!(later.log.contains(&Event::Recruited(Seat(0), Kind::Monk)));
}
