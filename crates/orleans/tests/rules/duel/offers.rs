//! Town Meeting, Trade and Quick Travel: each player may, nobody must.

use crate::duel::{Scene, duel, in_round, resolve, rule};
use orleans::components::{By, Good, Place, Town};
use orleans::{Ask, Event, HappeningAsk, HappeningMove, Move};
use tabletop::Seat;

const BUY: Move = Move::Happening(HappeningMove::BuyCitizen);

/// The quick journey along one route, without a good.
fn go(to: Town, by: By) -> Move {
    Move::Travel { to, by, take: None }
}

#[test]
fn town_meeting() {
    rule("duel.event.town-meeting");
    let mut game = duel();
    game.set_coins(1, 2);
    resolve(&mut game);
    assert_eq!(
        (game.asks(0), game.options(0)),
        (Some(Ask::Happening(HappeningAsk::TownMeeting)), vec![BUY, Move::Decline])
    );
    game.refuses(0, Move::PayCoins(3), "duel.event.town-meeting");
    let mut declined = game.fork();
    game.play(0, BUY);
    assert_eq!((game.coins(0), game.mat(0).citizens, game.state.table.round), (2, 1, 2), "one each, and not on credit");
    assert_eq!((game.mat(1).citizens, game.state.table.citizens.len()), (0, 4), "those on the deeds stay");
    declined.play(0, Move::Decline);
    assert_eq!((declined.coins(0), declined.mat(0).citizens), (5, 0));
    let mut exact = duel();
    resolve(exact.set_coins(0, 3).set_coins(1, 2)).play(0, BUY);
    assert_eq!((exact.coins(0), exact.mat(0).citizens), (0, 1), "the last three coins will do");
}

/// One good for one of another kind that is in stock, or none.
#[test]
fn trade() {
    rule("duel.event.trade");
    let mut game = in_round(4);
    game.give_goods(0, Good::Grain, 1).give_goods(0, Good::Wine, 1).give_goods(1, Good::Wool, 1);
    game.state.table.goods[Good::Brocade.index()] = 0;
    resolve(&mut game);
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Trade)));
    let swap = |give, take| Move::Swap { give, take };
    game.refuses(0, swap(Good::Grain, Good::Brocade), "duel.event.trade");
    game.refuses(0, swap(Good::Wool, Good::Grain), "duel.event.trade");
    game.refuses(0, swap(Good::Grain, Good::Grain), "duel.event.trade");
    let before = game.state.table.goods;
    game.play(0, swap(Good::Grain, Good::Wool));
    assert_eq!(game.mat(0).goods, [0, 0, 1, 1, 0]);
    let after = game.state.table.goods;
    assert_eq!((after[0], after[3]), (before[0] + 1, before[3] - 1));
    assert_eq!(game.asks(1), Some(Ask::Happening(HappeningAsk::Trade)), "in turn order, once");
    game.play(1, Move::Decline);
    assert_eq!(game.goods(1, Good::Wool), 1);
    let mut game = in_round(4);
    resolve(&mut game);
    assert_eq!(game.state.table.round, 5, "nothing to exchange, nothing to ask");
}

/// What the first gives, the other may take.
#[test]
fn traded_goods_are_in_stock() {
    rule("duel.event.trade");
    let mut game = in_round(4);
    game.give_goods(0, Good::Brocade, 1).give_goods(1, Good::Grain, 1);
    game.state.table.goods[Good::Brocade.index()] = 0;
    let swap = |give, take| Move::Swap { give, take };
    resolve(&mut game).play(0, swap(Good::Brocade, Good::Cheese)).play(1, swap(Good::Grain, Good::Brocade));
    assert_eq!((game.goods(0, Good::Cheese), game.goods(1, Good::Brocade)), (1, 1));
}

/// One town or two for a coin each, by road or waterway, with nothing taken.
#[test]
fn quick_travel() {
    rule("duel.event.quick-travel");
    let mut game = in_round(8);
    game.lay_goods(Town::Orleans, Town::Blois, By::Water, &[Good::Wine]).set_coins(1, 0);
    resolve(&mut game);
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::QuickTravel { left: 2 })));
    let laden = Move::Travel { to: Town::Blois, by: By::Water, take: Some(Good::Wine) };
    game.refuses(0, laden, "duel.event.quick-travel");
    let mut once = game.fork();
    once.play(0, go(Town::Blois, By::Water)).play(0, Move::Decline);
    assert_eq!((once.coins(0), once.mat(0).merchant), (4, Town::Blois));
    game.play(0, go(Town::Blois, By::Water)).play(0, go(Town::Vendome, By::Road));
    assert_eq!((game.coins(0), game.mat(0).merchant, game.mat(0).n_goods()), (3, Town::Vendome, 0));
    assert_eq!((game.state.table.round, game.mat(1).merchant), (9, Town::Orleans), "no third, and none without coins");
    let mut game = in_round(8);
    resolve(game.set_coins(0, 1).set_coins(1, 0)).play(0, go(Town::Blois, By::Water));
    assert_eq!((game.coins(0), game.state.table.round), (0, 9), "the second step has its own price");
}

/// It is a move of the own merchant: the Prairie demands, between the steps.
#[test]
fn quick_travel_is_an_own_move() {
    rule("duel.event.quick-travel");
    let mut game: Scene = in_round(8);
    game.tile(0, Place::Prairie).station(1, Town::Blois).give_goods(1, Good::Wool, 1);
    resolve(&mut game).play(0, go(Town::Blois, By::Water));
    assert_eq!(game.asks(0), Some(Ask::Prairie));
    game.play(0, Move::Demand(Seat(1))).play(1, Move::GiveGood(Good::Wool));
    assert!(game.log.contains(&Event::Handed { from: Seat(1), to: Seat(0), good: Good::Wool }));
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::QuickTravel { left: 1 })));
}
