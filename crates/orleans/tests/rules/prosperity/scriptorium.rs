//! The covered Scriptorium.

use crate::prosperity::{EXCHANGE, Scene, in_round, keep, rule};
use orleans::components::{Place, Structure, components};
use orleans::{Ask, Move, ProsperityAsk};

const ASKS: Ask = Ask::Prosperity(ProsperityAsk::Scriptorium);

/// Seat 0 uses the Scriptorium with the Castle in the hand.
fn used(arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = in_round(3);
    game.hold(0, Some(Structure::Castle)).fill(0, Place::Scriptorium);
    arrange(&mut game);
    game.all_ready().play(0, Move::Use(Place::Scriptorium));
    game
}

#[test]
fn a_point_or_a_card() {
    rule("prosperity.scriptorium.two-actions");
    let mut game = used(|_| {});
    assert_eq!((game.asks(0), game.options(0)), (Some(ASKS), vec![Move::Develop, EXCHANGE]));
    game.refuses(0, Move::Decline, "prosperity.scriptorium.two-actions");
    game.play(0, Move::Develop);
    assert_eq!((game.mat(0).development, game.hand(0).card), (1, Some(Structure::Castle)));
}

#[test]
fn at_the_end_of_the_track() {
    rule("prosperity.scriptorium.track-end");
    let game = used(|game| _ = game.set_development(0, components().development.last));
    assert_eq!(game.asks(0), Some(Ask::Prosperity(ProsperityAsk::Keep)), "only the exchange is left");
}

/// The old card cannot be kept; the drawn one goes under the pile before it.
#[test]
fn exchange() {
    rule("prosperity.scriptorium.exchange");
    let mut game = used(|_| {});
    let pile = game.pile();
    game.play(0, EXCHANGE).refuses(0, keep(Structure::Castle), "prosperity.scriptorium.exchange");
    game.play(0, keep(pile[0]));
    assert_eq!((game.hand(0).card, game.mat(0).development), (Some(pile[0]), 0));
    assert_eq!(game.pile()[..], [&pile[2..], &[pile[1], Structure::Castle]].concat());
}

#[test]
fn one_card_or_an_empty_hand() {
    rule("prosperity.scriptorium.exchange-short");
    let mut game = used(|game| _ = game.shorten_pile(1));
    let only = game.pile()[0];
    game.play(0, EXCHANGE);
    assert_eq!((game.hand(0).card, game.pile()), (Some(only), vec![Structure::Castle]));
    let mut empty = used(|game| _ = game.hold(0, None).shorten_pile(2));
    let pile = empty.pile();
    empty.play(0, EXCHANGE).play(0, keep(pile[1]));
    assert_eq!((empty.hand(0).card, empty.pile()), (Some(pile[1]), vec![pile[0]]));
}

#[test]
fn an_empty_pile() {
    rule("prosperity.scriptorium.exchange-empty");
    let game = used(|game| _ = game.shorten_pile(0));
    assert_eq!((game.mat(0).development, game.asks(1)), (1, Some(Ask::Action)), "only the point is left");
    let mut game = in_round(3);
    game.shorten_pile(0).set_development(0, components().development.last).fill(0, Place::Scriptorium).all_ready();
    game.refuses(0, Move::Use(Place::Scriptorium), "prosperity.scriptorium.exchange-empty");
}
