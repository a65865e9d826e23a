//! Phase 1, Hour Glass: what turning a tile over means.

use crate::preparation::{EDITIONS, tables};
use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Good, Happening, Letter, Place, Town, components};
use orleans::{Ask, Event, Move};
use tabletop::Game;

/// Every round turns over the top tile, and it is the event of this round.
#[test]
fn reveal() {
    rule("base.hourglass.reveal");
    for (edition, players) in tables() {
        let mut game = scene(edition, players);
        for round in 1..=18_u8 {
            let top = game.state.secret.hour_glass[usize::from(round) - 1];
            let facts = components().hour_glass[usize::from(top.0)];
            assert_eq!((game.state.table.round, game.state.table.tile), (round, Some(top)), "{edition}");
            assert_eq!(game.state.happening().map(|now| now.event), Some(facts.event));
            let turned = |event: &Event| *event == Event::HourGlass(top);
            assert!(round == 1 || game.log.iter().filter(|event| turned(event)).count() == 1, "turned once");
            game.next_round();
        }
    }
}

/// Two players who would feel every event: coins, goods, a station and a follower in the bag.
fn exposed(edition: Edition, event: Happening, letter: Letter) -> Scene {
    let mut game = scene(edition, 2);
    for seat in [0, 1] {
        game.give_goods(seat, Good::Grain, 3).station(seat, Town::Orleans).set_bag(seat, [Follower::Farmer]);
        game.fill(seat, Place::Monastery);
    }
    game.event(event, letter).all_ready();
    game
}

/// An event waits for phase 6.
#[test]
fn event_timing() {
    rule("base.hourglass.event-timing");
    for edition in EDITIONS {
        for event in [Happening::Income, Happening::Harvest, Happening::Taxes, Happening::TradingDay, Happening::Plague]
        {
            let mut game = exposed(edition, event, Letter::A);
            let felt = |game: &Scene| {
                let player = game.player(0);
                (player.mat.coins, player.mat.n_goods(), player.bag.total())
            };
            assert_eq!(felt(&game), (5, 3, 1), "{event} in phase 5");
            assert!(game.offers(0, Move::Use(Place::Monastery)), "monks are recruited in other rounds");
            game.play(0, Move::Pass);
            assert_eq!(felt(&game), (5, 3, 1), "{event} before all have passed");
            game.play(1, Move::Pass);
            match event {
                Happening::Harvest => assert!(matches!(game.asks(0), Some(Ask::Harvest { .. }))),
                Happening::Plague => assert_eq!(felt(&game), (5, 3, 0)),
                Happening::Taxes => assert!(game.coins(0) < 5),
                _ => assert!(game.coins(0) > 5, "{event}"),
            }
        }
    }
}

/// Pilgrimage works in phase 5: no monks; in phase 6 nothing happens.
#[test]
fn pilgrimage_timing() {
    rule("base.hourglass.event-timing");
    for edition in EDITIONS {
        for letter in [Letter::Start, Letter::B, Letter::C] {
            let mut game = exposed(edition, Happening::Pilgrimage, letter);
            game.refuses(0, Move::Use(Place::Monastery), "base.events.pilgrimage");
            let before = (game.player(0).bag, game.coins(0), game.mat(0).goods);
            game.all_pass();
            assert_eq!(game.state.table.round, 2, "nothing was asked in phase 6");
            assert_eq!((game.player(0).bag, game.coins(0), game.mat(0).goods), before);
        }
    }
}

/// The round of the 18th tile is played to its end, with its event; then nothing more.
#[test]
fn last_tile_ends_the_game() {
    rule("base.hourglass.last-tile-ends-game");
    for (edition, players) in tables() {
        let mut game = scene(edition, players);
        game.until(|state| state.table.round == 18);
        assert_eq!(game.state.table.turned.count_ones(), 18);
        game.event(Happening::Income, Letter::C).all_ready();
        let coins = game.coins(players - 1);
        (0..players).for_each(|_| {
            assert_eq!(game.state.outcome(), None, "the round is played to its end");
            let seat = game.state.asked().first().expect("a turn");
            game.play(seat.0, Move::Pass);
        });
        assert_eq!(game.coins(players - 1), coins + 1, "the last event counts");
        assert_eq!((game.state.table.round, game.log.last()), (18, Some(&Event::GameOver)));
        assert!(game.state.asked().is_empty() && game.state.outcome().is_some());
        game.refuses(0, Move::Ready, "base.hourglass.last-tile-ends-game");
    }
}
