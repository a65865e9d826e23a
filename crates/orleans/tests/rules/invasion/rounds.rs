//! The course of a game.

use crate::invasion::{Scene, invasion, rule};
use orleans::components::{Good, Happening, Place, Track};
use orleans::{Ask, Event, InvasionMove, Move, Phase, Receiver, rounds};
use tabletop::{Game, Seat};

/// Eighteen rounds with few players, sixteen with many; the invasion comes in the last.
#[test]
fn how_long() {
    for (players, length) in [(2, 18), (3, 18), (4, 16), (5, 16)] {
        let mut game = invasion(players);
        assert_eq!(rounds(&game.state.setup, &game.state.table), length);
        let mut seen = 0;
        while let Some(seat) = game.state.asked().first() {
            let options = game.options(seat.0);
            let quiet = [Move::Ready, Move::Pass, Move::Decline, Move::Draw(0)];
            let mv = quiet.into_iter().find(|mv| options.contains(mv)).unwrap_or(options[0]);
            // Nobody loses before the end.
            for seat in 0..players {
                game.set_coins(seat, 40).set_development(seat, 20).mat_mut(seat).goods[Good::Brocade.index()] = 2;
            }
            game.play(seat.0, mv);
            seen = seen.max(game.state.table.round);
        }
        assert_eq!(seen, length);
        let last = game.state.happening().map(|facts| facts.event);
        assert_eq!(last, Some(Happening::Invasion));
        game.is_lost(rule("invasion.end.lose"));
    }
    rule("invasion.round.length-2-3");
    rule("invasion.round.length-4-5");
    rule("invasion.end.last-round");
}

/// Nobody counts farmers; the phases are those of the base game without that.
#[test]
fn phases() {
    rule("invasion.round.no-census");
    let mut game = invasion(3);
    game.set_track(1, Track::Farmers, 4);
    let coins = [0, 1, 2].map(|seat| game.coins(seat));
    let mut told = Vec::new();
    game.all_ready();
    while game.state.table.round == 1 || !matches!(game.state.asked_now(), Some((_, Ask::Plan))) {
        let seat = game.state.asked().first().expect("somebody is asked");
        let options = game.options(seat.0);
        let quiet = [Move::Pass, Move::Decline, Move::Draw(0)];
        let mv = quiet.into_iter().find(|mv| options.contains(mv)).unwrap_or(options[0]);
        game.play(seat.0, mv);
        told.extend(game.log.iter().filter_map(|event| match event {
            Event::Phase(phase) => Some(*phase),
            Event::Census { .. } => panic!("no Census"),
            _ => None,
        }));
    }
    rule("invasion.round.phases");
    let printed = [Phase::Event, Phase::StartPlayer, Phase::HourGlass, Phase::Followers, Phase::Planning];
    assert_eq!(told, printed);
    assert_eq!([0, 1, 2].map(|seat| game.coins(seat)), coins);
}

/// Whoever has passed takes no action, whatever partners send.
#[test]
fn passing_is_final() {
    rule("invasion.round.passing");
    let mut game = invasion(2);
    game.give_goods(1, Good::Grain, 2).fill(1, Place::Vehicle).fill(0, Place::Vehicle).until_turn_of(0);
    game.play(0, Move::Pass);
    game.play(1, Move::Use(Place::Vehicle));
    let to = Receiver::Player(Seat(0));
    game.play(1, Move::Invasion(InvasionMove::SendGood { good: Good::Grain, to })).play(1, Move::Decline);
    assert_eq!(game.goods(0, Good::Grain), 1);
    assert_eq!(game.asks(0), None, "seat 0 could use the Vehicle now, but has passed");
    game.refuses(0, Move::Use(Place::Vehicle), "base.actions.pass-is-final");
    assert_eq!(game.asks(1), Some(Ask::Action));
}

/// Nothing passes between players but through the Support board: no other question lets one give to another.
#[test]
fn no_gifts() {
    rule("invasion.round.no-free-transfers");
    let mut game = invasion(3);
    game.give_goods(0, Good::Grain, 2).until_turn_of(0);
    let gift = Move::Invasion(InvasionMove::SendGood { good: Good::Grain, to: Receiver::Player(Seat(1)) });
    let coins = Move::Invasion(InvasionMove::SendCoins { coins: 1, to: orleans::Purse::Player(Seat(1)) });
    for mv in [gift, coins] {
        game.refuses(0, mv, "base.round.phase-order");
    }
    let gives = |game: &Scene| game.options(0).iter().any(|mv| matches!(mv, Move::Invasion(_)));
    assert!(!gives(&game), "on a turn only places are used");
}
