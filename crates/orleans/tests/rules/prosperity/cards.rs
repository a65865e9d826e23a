//! Drawing Structure cards after building.

use crate::prosperity::{Scene, build, in_round, keep, rule};
use orleans::components::{By, Place, Structure, Town};
use orleans::{Ask, Event, Move, ProsperityAsk, ProsperityEvent};
use tabletop::{Seat, Viewer};

/// Seat 0 builds the Castle in Blois.
fn built() -> Scene {
    let mut game = in_round(3);
    game.carpenter(Town::Blois).hold(0, Some(Structure::Castle)).set_coins(0, 0).all_ready();
    game
}

fn build_castle(game: &mut Scene) -> &mut Scene {
    game.play(0, Move::Use(Place::Carpenter)).play(0, build(Town::Vendome, By::Road))
}

#[test]
fn two_new_ones_after_building() {
    rule("prosperity.structure.draw-after-build");
    let mut game = built();
    let pile = game.pile();
    build_castle(&mut game);
    assert_eq!(game.asks(0), Some(Ask::Prosperity(ProsperityAsk::Keep)));
    assert_eq!(game.hand(0).drawn, [Some(pile[0]), Some(pile[1])]);
    game.refuses(0, Move::Decline, "prosperity.structure.draw-after-build");
    let drew = Event::Prosperity(ProsperityEvent::Drew(Seat(0), [Some(pile[0]), Some(pile[1])]));
    assert!(game.log.contains(&drew) && drew.reveals());
    let seen = drew.seen_by(Viewer::Seat(Seat(1)));
    assert_eq!(seen, Some(Event::Prosperity(ProsperityEvent::Drew(Seat(0), [None; 2]))), "others see no card");
    game.play(0, keep(pile[1]));
    assert_eq!((game.hand(0).card, game.pile().last()), (Some(pile[1]), Some(&pile[0])), "the other goes under");
    let kept = Event::Prosperity(ProsperityEvent::Kept(Seat(0), Some(pile[1])));
    assert!(game.log.contains(&kept));
    let seen = kept.seen_by(Viewer::Spectator);
    assert_eq!(seen, Some(Event::Prosperity(ProsperityEvent::Kept(Seat(0), None))));
}

#[test]
fn fewer_than_two() {
    rule("prosperity.structure.short-pile");
    let mut game = built();
    let only = game.pile()[0];
    build_castle(game.shorten_pile(1));
    assert_eq!((game.hand(0).card, game.board().pile, game.asks(1)), (Some(only), 0, Some(Ask::Action)));
    let mut game = built();
    build_castle(game.shorten_pile(0));
    assert_eq!((game.hand(0).card, game.asks(1)), (None, Some(Ask::Action)), "the hand stays empty");
    game.all_pass().next_round();
}

#[test]
fn one_card_in_the_hand() {
    rule("prosperity.structure.one-in-hand");
    let mut game = built();
    build_castle(&mut game);
    let [first, second] = game.hand(0).drawn.map(|card| card.expect("two cards"));
    assert_eq!(game.options(0), [keep(first), keep(second)], "one of them, and nothing else");
    game.play(0, keep(first));
    assert_eq!((game.hand(0).card, game.hand(0).drawn), (Some(first), [None; 2]));
}
