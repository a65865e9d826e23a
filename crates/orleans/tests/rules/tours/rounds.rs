//! Fourteen rounds, each with its event.

use crate::tours::{Scene, in_round, resolve, rule, tours};
use orleans::components::{Follower, Happening, TileId, Track};
use orleans::{Ask, Event, Phase, State, rounds};
use tabletop::{Game, Rng, Seat, Seed, Viewer};

const EVENTS: [Happening; 14] = [
    Happening::Strike,
    Happening::Crusade,
    Happening::Harvest,
    Happening::Drought,
    Happening::Highwaymen,
    Happening::Amnesty,
    Happening::Plague,
    Happening::Harvest,
    Happening::TechnologyTax,
    Happening::Income,
    Happening::Pirates,
    Happening::Riots,
    Happening::AxleFracture,
    Happening::Harvest,
];

/// The events of a game that is played to its end, round after round.
fn played(mut game: Scene) -> Vec<Happening> {
    let mut events = Vec::new();
    while game.asks(0).is_some() {
        assert_eq!(usize::from(game.state.table.round), events.len() + 1);
        events.push(game.state.happening().expect("an event").event);
        game.next_round();
    }
    events
}

#[test]
fn one_event_a_round() {
    rule("tours.event.order");
    rule("tours.setup.solo");
    assert_eq!(played(tours()), EVENTS);
    let setup = tours().state.setup;
    assert_eq!(rounds(&setup, &tours().state.table), 14);
    assert_eq!(orleans::events(&setup).iter().map(|facts| facts.event).collect::<Vec<_>>(), EVENTS);
}

/// Whoever sees the table in round 1 knows what will come: no chance changes it.
#[test]
fn all_known() {
    rule("tours.event.open");
    let game = tours();
    let view = game.state.view(Viewer::Spectator);
    for n in 0..5 {
        let guessed = State::guess(&view, &mut Rng::new(Seed::of_series(5, n)));
        assert_eq!(guessed.secret.hour_glass, game.state.secret.hour_glass);
        let mut taken_up = game.fork();
        taken_up.state.reseed(Seed::of_series(6, n));
        assert_eq!(played(taken_up), EVENTS);
        assert_eq!(played(crate::scene::seeded(game.state.setup, n)), EVENTS);
    }
    assert_eq!(view.next_letter, None, "nothing lies face down");
}

/// Five hold from the first phase on; of the others nothing is felt before phase 6.
#[test]
fn when_they_work() {
    rule("tours.event.timing");
    let game = tours();
    let all_round = |&round: &usize| orleans::events(&game.state.setup)[round - 1].special;
    assert_eq!((1..=14).filter(all_round).collect::<Vec<_>>(), [1, 2, 5, 6, 13]);
    for round in [3, 4, 7, 8, 9, 10, 11, 12, 14] {
        let mut game = in_round(round);
        game.set_bag(0, [Follower::Knight]).set_coins(0, 30).fill(0, orleans::components::Place::Castle).all_ready();
        let before = game.state.clone();
        let seen = |state: &State| (state.table.map, state.table.followers, state.mat(Seat(0)).coins);
        assert_eq!((game.asks(0), seen(&game.state)), (Some(Ask::Action), seen(&before)));
        resolve(&mut game);
        let asked = matches!(game.asks(0), Some(Ask::Happening(_)));
        let changed = seen(&game.state) != seen(&before);
        // Nobody has a gear wheel to be taxed.
        assert_eq!(asked || changed, round != 9, "round {round}");
    }
    for round in [1, 2, 5, 6, 13] {
        let mut game = in_round(round);
        game.set_bag(0, [Follower::Knight]).all_ready().all_pass();
        assert_eq!((game.coins(0), game.player(0).bag.total(), game.state.table.round), (3, 1, round + 1));
    }
}

/// Marker, then followers and planning; the token comes back to the only player.
#[test]
fn as_in_the_base_game() {
    rule("tours.round.base-flow");
    let mut game = tours();
    assert_eq!((game.state.table.round, game.state.table.tile), (1, Some(TileId(0))));
    game.set_bag(0, [Follower::Monk; 6]).set_market(0, []).all_ready();
    assert_eq!(game.asks(0), Some(Ask::Action));
    game.all_pass();
    let begins = [Event::Phase(Phase::HourGlass), Event::HourGlass(TileId(1)), Event::Phase(Phase::Followers)];
    assert!(game.log.ends_with(&begins), "{:?}", game.log);
    assert_eq!((game.state.table.round, game.state.table.tile), (2, Some(TileId(1))));
    assert_eq!(game.asks(0), Some(Ask::Followers { left: 4 }));
    game.play(0, orleans::Move::Draw(4));
    assert_eq!((game.asks(0), game.mat(0).market.total()), (Some(Ask::Plan), 4));
}

#[test]
fn nobody_counts_farmers() {
    rule("tours.round.no-census");
    for farmers in [0, 1, 8] {
        let mut game = tours();
        game.set_track(0, Track::Farmers, farmers).all_ready();
        while game.state.table.round == 1 {
            let mv = if game.offers(0, orleans::Move::Pass) { orleans::Move::Pass } else { orleans::Move::Ready };
            game.play(0, mv);
            assert!(!game.log.iter().any(|event| matches!(event, Event::Census { .. })));
        }
        assert_eq!(game.coins(0), 3, "{farmers} farmers");
    }
}
