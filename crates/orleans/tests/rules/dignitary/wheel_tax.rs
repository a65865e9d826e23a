//! Technology Tax: coins for placed wheels as far as they go, and no torture.

use crate::dignitary::{Scene, in_round, rule};
use orleans::components::{Place, SpaceKind};
use orleans::state::Wheel;
use orleans::{Ask, Event, HappeningAsk, HappeningEvent, Move};
use tabletop::Seat;

const PLACES: [Place; 3] = [Place::Castle, Place::Scriptorium, Place::Guildhall];

fn laid(coins: u16, wheels: usize) -> Scene {
    let mut game = in_round(8);
    game.set_coins(0, coins);
    for (place, space) in
        PLACES.into_iter().zip([SpaceKind::Farmer, SpaceKind::Scholar, SpaceKind::Farmer]).take(wheels)
    {
        game.lay_wheel(0, place, space);
    }
    game.resolve();
    game
}

#[test]
fn two_coins_each() {
    rule("dignitary.event.technology-tax");
    for wheels in 0..=3 {
        let game = laid(9, wheels);
        assert_eq!((usize::from(game.coins(0)), game.state.table.round), (9 - 2 * wheels, 9));
        assert_eq!(game.mat(0).board.wheels().len() as usize, wheels);
    }
}

/// As many as the coins allow; an odd coin stays, and the player says which wheels go to the supply.
#[test]
fn what_cannot_be_paid() {
    rule("dignitary.event.technology-tax");
    for (coins, left, owed) in [(0, 0, 3), (1, 1, 3), (2, 0, 2), (3, 1, 2), (5, 1, 1)] {
        let mut game = laid(coins, 3);
        assert_eq!((game.coins(0), game.asks(0)), (left, Some(Ask::Happening(HappeningAsk::WheelTax { owed }))));
        assert_eq!(game.options(0).len(), 3, "of choice");
        game.refuses(0, Move::GiveSpareStation, "dignitary.event.technology-tax");
        game.refuses(0, Move::Decline, "dignitary.event.technology-tax");
        for place in [Place::Scriptorium, Place::Castle, Place::Guildhall].into_iter().take(owed.into()) {
            game.play(0, Move::GivePlacedWheel(place));
            assert_eq!(game.log[0], Event::Happening(HappeningEvent::WheelReturned(Seat(0), Some(place))));
        }
        assert_eq!(game.mat(0).board.wheels().len(), 3 - owed);
        assert_eq!((game.state.table.gears, game.state.table.gone.gears), (3 + owed, 0), "back to the supply");
        assert_eq!((game.state.table.round, game.mat(0).stations_left), (9, 10), "and nobody is tortured");
    }
}

/// A wheel beside the board is not taxed and cannot be given for another; one on a tile is taxed.
#[test]
fn placed_ones_only() {
    rule("dignitary.event.technology-tax");
    let mut game = in_round(8);
    game.set_coins(0, 5).tile(0, Place::Windmill).lay_wheel(0, Place::Windmill, SpaceKind::Craftsman);
    game.mat_mut(0).wheels[Wheel::Later as usize] = 1;
    game.all_ready().play(0, Move::Pass);
    if game.asks(0) == Some(Ask::Wheels) {
        game.play(0, Move::Decline);
    }
    assert_eq!((game.coins(0), game.state.table.round), (3, 9));
    let mut game = laid(0, 1);
    game.mat_mut(0).wheels[Wheel::Later as usize] = 1;
    assert_eq!(game.options(0), [Move::GivePlacedWheel(Place::Castle)]);
    game.refuses(0, Move::GiveWheel(Wheel::Later), "dignitary.event.technology-tax");
}
