//! What the team gets together: Donation, Good Trade, Good Winds and Wool Market.

use crate::invasion::{SUBMIT, Scene, pay, resolve, rule, unit};
use orleans::components::{By, Good, Happening, Town};
use orleans::{Ask, InvasionAsk, Move, Unit};
use tabletop::Seat;

/// Points, a wine and coins, shared out unit by unit.
#[test]
fn donation() {
    rule("invasion.event.donation");
    let develop = |seat, points| unit(Unit::Develop { seat: Seat(seat), points });
    let gain = |seat, coins| unit(Unit::Gain { seat: Seat(seat), coins });
    let mut game = resolve(Happening::Donation, 3, |game| _ = game.set_development(1, 6));
    game.refuses(0, develop(0, 4), "invasion.event.donation");
    game.play(0, develop(0, 1)).play(0, develop(1, 1)).play(0, develop(2, 1)).play(0, unit(Unit::Wine(Seat(2))));
    game.play(0, gain(1, 2)).play(0, gain(0, 1)).all_approve();
    assert_eq!([0, 1, 2].map(|seat| game.mat(seat).development), [1, 7, 1]);
    assert_eq!([0, 1, 2].map(|seat| game.coins(seat)), [6, 10, 5], "and the coin space pays");
    assert_eq!(game.goods(2, Good::Wine), 1);
    let mut dry = resolve(Happening::Donation, 2, |game| {
        let all = game.state.table.goods[Good::Wine.index()];
        game.give_goods(1, Good::Wine, all);
    });
    dry.play(0, develop(0, 3));
    assert!(dry.offers(0, gain(0, 3)), "without wine that part is lost");
}

/// Eight coins for three grain in the Warehouse, or not at all.
#[test]
fn good_trade() {
    rule("invasion.event.good-trade");
    let mut game = resolve(Happening::GoodTrade, 3, |_| {});
    let supply = game.state.table.goods[0];
    let mut declining = game.fork();
    game.play(0, pay(1, 5)).refuses(0, SUBMIT, "invasion.team.no-suicide");
    game.play(0, pay(2, 3)).all_approve();
    assert_eq!((game.city().goods[0], game.state.table.goods[0]), (3, supply - 3));
    assert_eq!([0, 1, 2].map(|seat| game.coins(seat)), [5, 0, 2]);
    assert_eq!(game.state.table.round, 2, "once");
    rule("invasion.team.decline");
    declining.play(0, SUBMIT).all_approve();
    assert_eq!((declining.city().goods[0], declining.coins(1)), (0, 5));
    rule("invasion.objective.warehouse-send");
    rule("invasion.event.good-trade-supply");
    let scarce = resolve(Happening::GoodTrade, 3, |game| {
        let all = game.state.table.goods[0];
        game.give_goods(2, Good::Grain, all - 2);
    });
    assert_eq!(scarce.state.table.round, 2, "with two grain in the supply nothing is asked");
    let poor = resolve(Happening::GoodTrade, 3, |game| (0..3).for_each(|seat| _ = game.set_coins(seat, 2)));
    assert_eq!(poor.state.table.round, 2);
    rule("invasion.event.good-trade-room");
    let mut nearly = resolve(Happening::GoodTrade, 3, |game| game.city_mut().goods[0] = 9);
    let supply = nearly.state.table.goods[0];
    nearly.play(0, pay(1, 5)).play(0, pay(2, 3)).all_approve();
    assert_eq!((nearly.city().goods[0], nearly.state.table.goods[0]), (10, supply - 1), "the surplus stays");
    let full = resolve(Happening::GoodTrade, 3, |game| game.city_mut().goods[0] = 10);
    assert_eq!(full.state.table.round, 2);
}

/// One merchant goes along a waterway for nothing, with a good, or stays.
#[test]
fn good_winds() {
    rule("invasion.event.good-winds");
    let mut game = resolve(Happening::GoodWinds, 3, |game| {
        game.set_merchant(0, Town::Chartres).set_merchant(1, Town::Blois).set_merchant(2, Town::Chartres);
        game.lay_goods(Town::Blois, Town::Orleans, By::Water, &[Good::Wine]);
    });
    game.refuses(0, unit(Unit::Sail(Seat(0))), "invasion.event.good-winds");
    let mut declining = game.fork();
    game.play(0, unit(Unit::Sail(Seat(1)))).all_approve();
    assert_eq!(game.asks(1), Some(Ask::Invasion(InvasionAsk::GoodWinds)));
    let mut staying = game.fork();
    let road = Move::Travel { to: Town::Vendome, by: By::Road, take: None };
    game.refuses(1, road, "invasion.event.good-winds");
    game.play(1, Move::Travel { to: Town::Orleans, by: By::Water, take: Some(Good::Wine) });
    assert_eq!((game.mat(1).merchant, game.goods(1, Good::Wine), game.coins(1)), (Town::Orleans, 1, 5));
    staying.play(1, Move::Decline);
    assert_eq!(staying.mat(1).merchant, Town::Blois);
    declining.play(0, SUBMIT).all_approve();
    assert_eq!((declining.mat(1).merchant, declining.state.table.round), (Town::Blois, 2));
    let inland = resolve(Happening::GoodWinds, 2, |game| {
        (0..2).for_each(|seat| _ = game.set_merchant(seat, Town::Chartres));
    });
    assert_eq!(inland.state.table.round, 2, "nobody is at a waterway");
}

fn market(prepare: impl FnOnce(&mut Scene)) -> Scene {
    resolve(Happening::WoolMarket, 3, |game| {
        game.state.table.goods = [5; 5];
        prepare(game);
    })
}

/// Wool for two coins and brocade for three, bought and sold.
#[test]
fn wool_market() {
    rule("invasion.event.wool-market");
    let buy = |seat, good| unit(Unit::Buy { seat: Seat(seat), good });
    let sell = |seat, good, to| unit(Unit::Sell { seat: Seat(seat), good, to: Seat(to) });
    let mut game = market(|game| game.mat_mut(2).goods[3] = 1);
    game.refuses(0, buy(0, Good::Wine), "invasion.event.wool-market");
    rule("invasion.event.wool-market-split");
    game.play(0, buy(1, Good::Brocade)).refuses(0, SUBMIT, "invasion.team.no-suicide");
    game.play(0, pay(0, 2)).play(0, pay(2, 1)).play(0, sell(2, Good::Wool, 1));
    rule("invasion.event.wool-market-limit");
    game.play(0, buy(0, Good::Wool)).refuses(0, buy(0, Good::Wool), "invasion.event.wool-market-limit");
    game.play(0, pay(1, 2));
    assert_eq!(game.asks(1), Some(Ask::Invasion(InvasionAsk::Vote)), "three transactions, and no more");
    game.all_approve();
    assert_eq!([0, 1, 2].map(|seat| game.coins(seat)), [3, 5, 4]);
    assert_eq!((game.goods(1, Good::Brocade), game.goods(0, Good::Wool), game.goods(2, Good::Wool)), (1, 1, 0));
    let mut sold_out = market(|game| game.state.table.goods[4] = 0);
    sold_out.refuses(0, buy(0, Good::Brocade), "invasion.event.wool-market-split");
    rule("invasion.team.decline");
    sold_out.play(0, SUBMIT).all_approve();
    assert_eq!(sold_out.state.table.round, 2);
    let nothing = market(|game| (0..3).for_each(|seat| _ = game.set_coins(seat, 0)));
    assert_eq!(nothing.state.table.round, 2, "nothing can be bought or sold");
}
