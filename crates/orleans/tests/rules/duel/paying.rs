//! Who cannot pay has lost.

use crate::duel::{Scene, duel, ended, in_round, resolve, rule};
use orleans::components::{DuelObjective, Good, Happening, Place, SpaceKind};
use orleans::{Ask, DuelEvent, Event, HappeningAsk, Move};
use tabletop::{Game, Seat, Viewer};

/// The rounds whose event demands something.
const DEMANDS: [u8; 9] = [2, 5, 6, 9, 10, 11, 13, 14, 15];

/// Makes a player just able, or just unable, to pay the event of a round.
fn means(game: &mut Scene, seat: u8, round: u8, able: bool) {
    let n = u8::from(able);
    game.mat_mut(seat).goods = [0; 5];
    match round {
        2 => _ = game.set_coins(seat, 4 + u16::from(n)),
        5 => _ = game.set_coins(seat, 50).give_goods(seat, Good::Cheese, n),
        6 => _ = game.set_coins(seat, n.into()).lay_wheel(seat, Place::FarmHouse, SpaceKind::Boatman),
        9 | 13 => _ = game.set_coins(seat, 1 + u16::from(n)).give_goods(seat, Good::Wool, 2),
        10 | 14 => _ = game.set_coins(seat, 1 + u16::from(n)).give_goods(seat, Good::Brocade, 1),
        11 => _ = game.set_coins(seat, 50).give_goods(seat, Good::Wine, 1).give_goods(seat, Good::Grain, n),
        15 => _ = game.set_coins(seat, u16::from(n)).give_goods(seat, Good::Wine, 1),
        _ => unreachable!("no demand in round {round}"),
    }
}

fn after(round: u8, able: [bool; 2]) -> Scene {
    let mut game = in_round(round);
    [0, 1].into_iter().zip(able).for_each(|(seat, able)| means(&mut game, seat, round, able));
    resolve(&mut game);
    game
}

#[test]
fn one_cannot() {
    rule("duel.round.cannot-pay");
    for round in DEMANDS {
        for loser in [0, 1] {
            let game = after(round, [loser != 0, loser != 1]);
            assert_eq!(ended(&game), (vec![1 - loser], "duel.round.cannot-pay"), "round {round}");
            let told = [Event::Duel(DuelEvent::CannotPay(Seat(loser))), Event::GameOver];
            assert!(game.log.ends_with(&told), "at once, before anybody pays: {:?}", game.log);
        }
    }
}

#[test]
fn both_cannot() {
    rule("duel.round.both-cannot-pay");
    for round in DEMANDS {
        assert_eq!(ended(&after(round, [false, false])), (vec![], "duel.round.both-cannot-pay"), "round {round}");
    }
}

/// Who can pay pays: no offer to keep back a part.
#[test]
fn both_can() {
    rule("duel.round.must-pay");
    for round in DEMANDS {
        let mut game = after(round, [true, true]);
        while let Some(Ask::Harvest { .. } | Ask::Happening(_)) = game.asks(0).or(game.asks(1)) {
            let seat = game.state.asked().first().expect("somebody").0;
            let id = game.state.happening().expect("an event").rule.0;
            assert!(!game.options(seat).contains(&Move::Decline));
            game.refuses(seat, Move::Decline, id).refuses(seat, Move::Pass, id);
            let mv = game.options(seat)[0];
            game.play(seat, mv);
        }
        assert!(game.state.outcome().is_none());
        let left = [0, 1].map(|seat| u16::from(game.mat(seat).n_goods()) + game.coins(seat));
        let kept = match round {
            5 | 11 => [50, 50],
            9 | 13 => [2, 2],
            _ => [0, 0],
        };
        assert_eq!(left, kept, "round {round}: everything demanded is paid");
    }
}

/// A screen can say beforehand whether somebody could pay.
#[test]
fn known_beforehand() {
    rule("duel.round.cannot-pay");
    for round in DEMANDS {
        let mut game = in_round(round);
        means(&mut game, 0, round, true);
        means(&mut game, 1, round, false);
        let glance = orleans::glance(&game.state.view(Viewer::Spectator));
        let can_pay: Vec<Option<bool>> = glance.seats.iter().map(|seat| seat.can_pay).collect();
        assert_eq!(can_pay, [Some(true), Some(false)], "round {round}");
    }
}

/// Nobody gives up stations, steps or tiles for coins.
#[test]
fn no_torture() {
    rule("duel.round.no-torture");
    let mut game = in_round(6);
    game.set_coins(0, 1).lay_wheel(0, Place::FarmHouse, SpaceKind::Boatman);
    game.lay_wheel(0, Place::Village, SpaceKind::Farmer).station(0, orleans::components::Town::Blois);
    resolve(&mut game);
    assert_eq!(ended(&game), (vec![1], "duel.round.cannot-pay"));
    assert!(!game.log.iter().any(|event| matches!(event, Event::Tortured(..) | Event::Released(_))));
    assert!(orleans::events(&duel().state.setup).iter().all(|facts| facts.event != Happening::Torture));
}

/// All four objectives do not help whoever cannot pay in the same round.
#[test]
fn the_event_comes_first() {
    rule("duel.end.event-first");
    let mut game = in_round(9);
    game.complete(0, DuelObjective::ALL).set_coins(0, 0).give_goods(0, Good::Grain, 1);
    let mut paid = game.fork();
    resolve(&mut game);
    assert_eq!(ended(&game), (vec![1], "duel.round.cannot-pay"));
    resolve(paid.set_coins(0, 1));
    assert_eq!(ended(&paid), (vec![0], "duel.end.check"));
}

/// Only what the event asks for counts; who is asked first does not matter.
#[test]
fn tested_before_either_pays() {
    rule("duel.round.both-cannot-pay");
    let mut game = in_round(10);
    game.set_coins(0, 7).set_coins(1, 6);
    resolve(&mut game);
    assert_eq!((ended(&game).0, game.coins(0)), (vec![0], 7), "the start player has paid nothing");
    let mut game = in_round(10);
    game.set_coins(0, 7).set_coins(1, 7);
    resolve(&mut game);
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Dues { owed: 7 })));
}

/// What a round could not be paid with is told as soon as the board shows it, from this round on.
#[test]
fn what_cannot_be_paid_yet_is_seen() {
    for round in DEMANDS {
        for able in [true, false] {
            let mut game = in_round(round);
            means(&mut game, 1, round, able);
            let seen = orleans::glance(&game.state.view(Viewer::Seat(Seat(1)))).seats.swap_remove(1);
            assert_eq!((seen.can_pay, seen.unpaid.contains(&round)), (Some(able), !able), "round {round}");
            assert!(seen.unpaid.is_sorted() && seen.unpaid.iter().all(|&later| (round..=16).contains(&later)));
        }
    }
    let mut game = duel();
    game.set_coins(0, 4).give_goods(0, Good::Cheese, 2).mat_mut(1).goods = [0; 5];
    game.set_coins(1, 5);
    let seats = orleans::glance(&game.state.view(Viewer::Spectator)).seats;
    assert_eq!(seats[0].unpaid, [] as [u8; 0], "two cheese and four coins are enough for each by itself");
    assert_eq!(seats[1].unpaid, [5, 10, 11, 14], "neither cheese nor food, and five points of seven");
}
