//! Technology Tax and Income.

use crate::tours::{Scene, in_round, resolve, rule};
use orleans::Ask;
use orleans::components::{Place, SpaceKind};
use orleans::state::Wheel;

/// Two wheels on the board, one on a tile and one beside the board.
fn taxed(coins: u16) -> Scene {
    let mut game = in_round(9);
    game.lay_wheel(0, Place::Castle, SpaceKind::Farmer).lay_wheel(0, Place::Village, SpaceKind::Boatman);
    game.tile(0, Place::Winery).lay_wheel(0, Place::Winery, SpaceKind::Farmer);
    game.mat_mut(0).wheels[Wheel::Later as usize] = 1;
    game.set_coins(0, coins);
    resolve(&mut game);
    game
}

#[test]
fn technology_tax() {
    rule("tours.event.technology-tax");
    let game = taxed(10);
    assert_eq!((game.coins(0), game.state.table.round), (6, 10), "two on the player board");
    assert_eq!(game.mat(0).board.wheels().len(), 3, "they stay");
    assert_eq!((taxed(1).asks(0), taxed(1).coins(0)), (Some(Ask::Torture { owed: 3 }), 0));
    let mut without = in_round(9);
    resolve(&mut without);
    assert_eq!(without.coins(0), 3);
}

/// The star on the start space counts.
#[test]
fn income() {
    rule("tours.event.income");
    for (development, stars) in [(0, 1), (3, 1), (4, 2), (8, 2), (9, 3), (15, 4), (22, 5), (29, 5), (30, 6)] {
        let mut game = in_round(10);
        game.set_development(0, development);
        resolve(&mut game);
        assert_eq!((game.coins(0), game.state.table.round), (3 + 2 * stars, 11), "space {development}");
    }
}
