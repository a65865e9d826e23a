//! When coins and goods may be put next to a Structure.

use crate::prosperity::{Scene, coin, in_round, resolve, rule};
use orleans::components::{Place, Structure};
use orleans::{Ask, Event, Move, ProsperityEvent, Window};
use tabletop::{Game, Seat};

const CASTLE: Move = coin(Structure::Castle);

fn castle(round: u8) -> Scene {
    let mut game = in_round(round);
    game.raise(0, Structure::Castle, 0);
    game
}

#[test]
fn the_four_moments() {
    rule("prosperity.man.coins-goods-window");
    let mut game = castle(4);
    game.set_coins(0, 3).fill(0, Place::FarmHouse).play(0, CASTLE);
    assert_eq!((game.asks(0), game.coins(0)), (Some(Ask::Plan), 2), "planning goes on");
    game.play(0, Move::Ready).refuses(0, CASTLE, "base.planning.done-is-final");
    game.all_ready().play(0, CASTLE).play(0, Move::Use(Place::FarmHouse));
    assert_eq!(game.asks(0), Some(Ask::Free(Window::AfterAction)));
    game.play(0, Move::Decline);
    assert_eq!(game.asks(1), Some(Ask::Action));
    game.refuses(0, CASTLE, "base.round.turn-order");
    game.all_pass();
    assert_eq!(game.asks(0), Some(Ask::Free(Window::BeforeEvent)));
    game.play(0, CASTLE);
    assert_eq!(game.coins(0), 0, "the purse is empty before the taxes are demanded");
    assert!(matches!(game.asks(0), Some(Ask::Torture { owed: 3 })), "{:?}", game.asks(0));
    game.refuses(0, CASTLE, "prosperity.man.no-overfill");
}

/// Who still lacks a coin and has one is not asked while the payment goes on.
#[test]
fn not_while_paying() {
    rule("prosperity.man.coins-goods-window");
    let mut game = castle(4);
    game.set_coins(0, 1);
    resolve(&mut game).play(0, Move::Decline);
    assert!(matches!(game.asks(0), Some(Ask::Torture { owed: 2 })), "{:?}", game.asks(0));
    game.set_coins(0, 2).refuses(0, CASTLE, "prosperity.man.coins-goods-window");
}

/// What outlived the last tax completes a Structure before scoring.
#[test]
fn once_more_before_scoring() {
    rule("prosperity.man.coins-goods-window");
    let mut game = castle(16);
    game.raise(0, Structure::Smithy, 0b011).set_coins(0, 4);
    resolve(&mut game);
    while game.asks(0) != Some(Ask::Free(Window::AfterEvent)) {
        let seat = game.state.asked().first().expect("somebody").0;
        game.play(seat, Move::Decline);
    }
    assert_eq!(game.coins(0), 3, "the tax is paid");
    game.play(0, coin(Structure::Smithy));
    assert!(game.built(0)[1].done && game.state.outcome().is_none());
    let mut early = castle(15);
    let once_more = |state: &orleans::State| matches!(state.asked_now(), Some((_, Ask::Free(Window::AfterEvent))));
    early.set_coins(0, 4).until(|state| state.table.round == 16 || once_more(state));
    assert_eq!(early.state.table.round, 16, "after no other round");
}

/// What is completed while planning is turned over when all plans lie open, so that it does not matter who was first.
#[test]
fn planned_and_settled_together() {
    rule("prosperity.man.complete");
    let mut game = in_round(4);
    for seat in [0, 1] {
        game.raise(seat, if seat == 0 { Structure::Smithy } else { Structure::Storehouse }, 0b011);
    }
    let supply = game.state.table.followers;
    game.play(0, coin(Structure::Smithy));
    (0..3).for_each(|_| _ = game.play(1, coin(Structure::Storehouse)));
    assert!(!game.built(0)[0].done && !game.built(1)[0].done);
    assert_eq!(game.state.table.followers, supply);
    let mut other = in_round(4);
    for seat in [0, 1] {
        other.raise(seat, if seat == 0 { Structure::Smithy } else { Structure::Storehouse }, 0b011);
    }
    (0..3).for_each(|_| _ = other.play(1, coin(Structure::Storehouse)));
    other.play(0, coin(Structure::Smithy));
    assert_eq!(game.state, other.state);
    game.all_ready();
    assert!(game.built(0)[0].done && game.built(1)[0].done);
    let done = |seat, structure| Event::Prosperity(ProsperityEvent::Completed(Seat(seat), structure));
    assert!(game.log.contains(&done(0, Structure::Smithy)) && game.log.contains(&done(1, Structure::Storehouse)));
}
