//! Characters that strike all others.

use crate::scene::rule;
use crate::trade::intrigue_board::{deed, schemer};
use crate::trade::{fill_deed, send};
use orleans::components::{Character, Good, Kind};
use orleans::{Ask, IntrigueAsk, Move};

#[test]
fn torturer() {
    rule("intrigue.torturer.effect");
    rule("intrigue.torturer.no-coins");
    rule("intrigue.torturer.complete");
    let torturer = deed(Character::Torturer);
    let mut game = schemer(&[Kind::Monk], 4, |game| {
        fill_deed(game, torturer, 1);
        game.set_coins(1, 9).give_goods(2, Good::Wine, 1).mat_mut(3).stations_left = 0;
    });
    game.play(0, send(Kind::Monk, torturer));
    assert_eq!(game.coins(0), 1);
    game.play(1, Move::Decline);
    assert_eq!(game.asks(1), Some(Ask::Torture { owed: 1 }));
    game.refuses(1, Move::PayCoins(1), "base.torture.coins-first");
    game.play(1, Move::GiveSpareStation);
    assert!(matches!(game.asks(2), Some(Ask::Intrigue(IntrigueAsk::Offer { .. }))), "one after the other");
    game.play(2, Move::Decline).play(2, Move::GiveGood(Good::Wine));
    assert_eq!((game.coins(1), game.mat(0).citizens), (9, 1), "seat 3 has nothing to give");
    assert_eq!(game.asks(1), Some(Ask::Action));
}

#[test]
fn tax_collector() {
    rule("intrigue.tax-collector.effect");
    rule("intrigue.tax-collector.complete");
    let collector = deed(Character::TaxCollector);
    let mut game = schemer(&[Kind::Trader], 4, |game| {
        fill_deed(game, collector, 1);
        game.set_coins(1, 5).set_coins(2, 1);
    });
    game.play(0, send(Kind::Trader, collector)).play(1, Move::Decline).play(2, Move::Decline);
    assert_eq!((game.coins(1), game.coins(2), game.coins(3)), (3, 0, 0), "or all they have");
    assert_eq!(game.coins(0), 2 + 1 + 2, "2 more from the supply for completing");
    assert_eq!(game.asks(1), Some(Ask::Action), "no torture follows");
}
