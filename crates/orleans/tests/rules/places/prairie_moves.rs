//! Prairie: which moves of the merchant count.

use crate::scene::{Scene, rule, scene};
use orleans::components::{By, Edition, Good, Place, Town};
use orleans::{Ask, Move};
use tabletop::Seat;

/// Seat 0 owns the Prairie and a filled place, its merchant in Orléans; seat 1 has a wool.
fn ready(edition: Edition, place: Place) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.goods = [9; Good::COUNT];
    game.tile(0, Place::Prairie).tile(0, place).fill(0, place).give_goods(1, Good::Wool, 1).all_ready();
    game
}

fn go(to: Town, by: By) -> Move {
    Move::Travel { to, by, take: None }
}

/// Ship, Wagon and every tile that moves the own merchant lead to a demand.
#[test]
fn every_way_to_move() {
    rule("places.prairie.every-move");
    let (blois, vierzon, tours) = (Town::Blois, Town::Vierzon, Town::Tours);
    let moves: [(Place, Town, &[Move]); 8] = [
        (Place::Ship, blois, &[go(blois, By::Water)]),
        (Place::Wagon, vierzon, &[go(vierzon, By::Road)]),
        (Place::HorseWagon, vierzon, &[go(vierzon, By::Road)]),
        (Place::StageCoach, blois, &[go(blois, By::Water)]),
        (Place::EpiscopalSeeOfTours, tours, &[]),
        (Place::BourgeoisHouse, vierzon, &[Move::SetOut, go(vierzon, By::Road)]),
        (Place::TinkerersWagon, tours, &[Move::GoTo(tours)]),
        (Place::ChristmasMarket, vierzon, &[go(vierzon, By::Road)]),
    ];
    for &edition in Edition::ALL {
        for (place, to, moves) in moves {
            let mut game = ready(edition, place);
            let pips = if place == Place::ChristmasMarket { 6 } else { 2 };
            game.station(1, to).next_roll(pips).play(0, Move::Use(place));
            for &mv in moves {
                assert_ne!(game.asks(0), Some(Ask::Prairie), "{place}: nobody has moved");
                game.play(0, mv);
            }
            assert_eq!((game.mat(0).merchant, game.asks(0)), (to, Some(Ask::Prairie)), "{place}");
            game.play(0, Move::Demand(Seat(1))).play(1, Move::GiveGood(Good::Wool));
            assert_eq!((game.goods(0, Good::Wool), game.asks(1)), (1, Some(Ask::Action)), "{place}");
        }
    }
}

/// Of a long way only its end counts, and a merchant that stays has not moved.
#[test]
fn only_where_the_move_ends() {
    rule("places.prairie.every-move");
    for &edition in Edition::ALL {
        let mut game = ready(edition, Place::TinkerersWagon);
        game.station(1, Town::Blois).station(1, Town::Orleans).next_roll(2).play(0, Move::Use(Place::TinkerersWagon));
        game.fork().play(0, Move::GoTo(Town::Blois)).play(0, Move::Demand(Seat(1)));
        for quiet in [Move::GoTo(Town::Tours), Move::Decline] {
            let mut game = game.fork();
            game.play(0, quiet);
            assert_eq!((game.asks(0), game.asks(1)), (None, Some(Ask::Action)));
        }
    }
}

/// With the Court one player moves another's merchant: that is no move of the owner, whichever of
/// the two has the Prairie.
#[test]
fn the_court_does_not_count() {
    rule("places.prairie.every-move");
    for &edition in Edition::ALL {
        for owner in [0, 1] {
            let mut game = scene(edition, 3);
            game.state.table.goods = [9; Good::COUNT];
            game.tile(0, Place::Court).fill(0, Place::Court).tile(owner, Place::Prairie);
            for seat in 0..3 {
                game.give_goods(seat, Good::Wool, 1).station(seat, Town::Orleans);
            }
            game.set_merchant(1, Town::Chartres).all_ready().play(0, Move::Use(Place::Court));
            game.play(0, Move::Displace { victim: Seat(1), to: Town::Orleans, by: By::Road, take: None });
            assert_eq!((game.mat(1).merchant, game.asks(1)), (Town::Orleans, Some(Ask::Action)));
            assert!((0..3).all(|seat| game.goods(seat, Good::Wool) == 1));
        }
    }
}
