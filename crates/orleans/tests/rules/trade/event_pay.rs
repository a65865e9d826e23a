//! Paying for events, and torture for those who cannot.

use crate::scene::rule;
use crate::trade::{bags, resolve, under};
use orleans::components::{Good, Happening, Letter};
use orleans::{Ask, Event, Move};
use tabletop::Seat;

#[test]
fn coins_first_then_torture() {
    rule("events.pay.torture");
    rule("events.pay.coins-first");
    let mut game = under(Happening::Tax, Letter::A, 2);
    game.set_coins(0, 1).give_goods(0, Good::Wool, 1);
    resolve(&mut game);
    assert_eq!((game.coins(0), game.asks(0)), (0, Some(Ask::Torture { owed: 2 })));
    game.refuses(0, Move::PayCoins(1), "base.torture.coins-first");
    game.play(0, Move::GiveGood(Good::Wool)).play(0, Move::GiveSpareStation);
    assert_eq!((game.coins(1), game.state.table.round), (2, 2));
}

#[test]
fn nothing_left() {
    rule("events.pay.nothing-left");
    let mut game = under(Happening::Tax, Letter::A, 2);
    game.set_coins(0, 0).mat_mut(0).stations_left = 1;
    bags(&mut game, &[]);
    resolve(&mut game);
    game.play(0, Move::GiveSpareStation);
    assert!(game.log.contains(&Event::Released(Seat(0))));
    assert_eq!((game.coins(0), game.state.table.round), (0, 2));
}

#[test]
fn offers_need_coins() {
    rule("events.pay.offers-need-coins");
    for event in [Happening::Indulgence, Happening::Training, Happening::BonVoyage] {
        let mut game = under(event, Letter::A, 2);
        game.set_coins(0, 1).set_coins(1, 2);
        resolve(&mut game);
        assert_eq!(game.asks(0), None, "{event}");
        assert!(matches!(game.asks(1), Some(Ask::Happening(_))), "{event}");
    }
}

#[test]
fn permission_or_duty() {
    rule("events.choice.must-or-may");
    for event in [Happening::Indulgence, Happening::Training, Happening::BonVoyage] {
        let mut game = under(event, Letter::A, 2);
        resolve(&mut game);
        assert!(game.offers(0, Move::Decline), "{event}");
        game.play(0, Move::Decline).play(1, Move::Decline);
        assert_eq!(game.coins(0), 5, "{event}");
    }
    let mut game = under(Happening::Dues, Letter::D, 2);
    game.give_goods(0, Good::Brocade, 1).give_goods(1, Good::Brocade, 1);
    resolve(&mut game);
    game.refuses(0, Move::Decline, "events.dues.must-if-able");
}
