//! Summoning: back to Orléans, or pay.

use crate::scene::{Scene, rule};
use crate::trade::{resolve, under};
use orleans::components::{Good, Happening, Letter, Place, Town};
use orleans::{Ask, HappeningAsk, Move};

const SUMMONED: Option<Ask> = Some(Ask::Happening(HappeningAsk::Summoning));
const HOME: Move = Move::GoTo(Town::Orleans);

/// The merchants of both players are here, with so many coins each.
fn summoned(towns: [Town; 2], coins: [u16; 2]) -> Scene {
    let mut game = under(Happening::Summoning, Letter::D, 2);
    for seat in [0, 1] {
        game.set_merchant(seat, towns[usize::from(seat)]).set_coins(seat, coins[usize::from(seat)]);
    }
    resolve(&mut game);
    game
}

#[test]
fn return_or_pay() {
    rule("events.summoning.return-or-pay");
    let mut game = summoned([Town::Tours, Town::Blois], [5, 9]);
    assert_eq!((game.asks(0), game.asks(1)), (SUMMONED, None), "one after the other");
    assert_eq!(game.options(0), [HOME, Move::PayCoins(5)]);
    for mv in [Move::PayCoins(4), Move::Decline, Move::GoTo(Town::Tours)] {
        game.refuses(0, mv, "events.summoning.return-or-pay");
    }
    game.play(0, Move::PayCoins(5));
    assert_eq!((game.mat(0).merchant, game.coins(0)), (Town::Tours, 0), "paid, the merchant stays");
    assert_eq!(game.asks(1), SUMMONED);
    game.play(1, HOME);
    assert_eq!((game.mat(1).merchant, game.coins(1)), (Town::Orleans, 9), "returned, the coins stay");
    assert_eq!(game.state.table.round, 2);
}

#[test]
fn nobody_is_tortured() {
    rule("events.summoning.no-torture");
    let game = summoned([Town::Tours, Town::Orleans], [4, 9]);
    assert_eq!((game.mat(0).merchant, game.coins(0)), (Town::Orleans, 4), "with fewer than 5 there is no choice");
    assert_eq!((game.mat(1).merchant, game.coins(1)), (Town::Orleans, 9), "and in Orléans nothing to do");
    assert_eq!((game.state.table.round, game.mat(0).stations_left), (2, 10));
}

/// It is no journey of the player's own: nothing is taken on the way, and no Prairie reacts.
#[test]
fn no_journey() {
    rule("events.summoning.return-or-pay");
    rule("events.summoning.no-torture");
    for coins in [9, 0] {
        let mut game = under(Happening::Summoning, Letter::D, 2);
        game.set_merchant(0, Town::Briare).set_coins(0, coins).tile(0, Place::Prairie);
        game.station(1, Town::Orleans).give_goods(1, Good::Wool, 1);
        let map = game.state.table.map;
        resolve(&mut game);
        if coins > 0 {
            game.play(0, HOME);
        }
        assert_eq!((game.mat(0).merchant, game.mat(0).n_goods()), (Town::Orleans, 0));
        assert_eq!((game.state.table.map, game.asks(0) == Some(Ask::Prairie)), (map, false));
    }
}
