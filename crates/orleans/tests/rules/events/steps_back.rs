//! Steps back on the Development track as payment.

use crate::events::in_debt;
use crate::scene::rule;
use orleans::components::{Happening, Letter, Place};
use orleans::{Ask, Move};

/// From every space of the track: back one space, or not at all because of a coin space.
#[test]
fn never_onto_nor_from_a_coin_space() {
    rule("base.torture.development");
    rule("base.torture.development-from-coin-space");
    for space in 0..=30 {
        let mut game = in_debt(2);
        game.set_development(0, space);
        match space {
            8 | 13 | 26 => {
                game.refuses(0, Move::GiveStep, "base.torture.development");
            }
            0 | 7 | 12 | 25 => {
                game.refuses(0, Move::GiveStep, "base.torture.development-from-coin-space");
            }
            _ => {
                game.play(0, Move::GiveStep);
                assert_eq!((game.mat(0).development, game.coins(0)), (space - 1, 0));
                assert_eq!(game.asks(0), Some(Ask::Torture { owed: 1 }), "a step is a coin");
            }
        }
    }
}

/// A citizen once taken stays, and its space is empty for good.
#[test]
fn the_citizen_is_kept() {
    rule("base.torture.development-keeps-citizen");
    let mut game = in_debt(1);
    game.set_development(0, 3).mat_mut(0).citizens = 1;
    game.state.table.citizens.take(orleans::state::Spot::Development(0));
    game.play(0, Move::GiveStep);
    assert_eq!((game.mat(0).development, game.mat(0).citizens), (2, 1));

    game.next_round().event(Happening::Income, Letter::C);
    for seat in [0, 1] {
        game.set_development(seat, 2).fill(seat, Place::Scriptorium);
    }
    game.all_ready().play(1, Move::Use(Place::Scriptorium)).play(0, Move::Use(Place::Scriptorium));
    assert_eq!([0, 1].map(|seat| (game.mat(seat).development, game.mat(seat).citizens)), [(3, 1), (3, 0)]);
}
