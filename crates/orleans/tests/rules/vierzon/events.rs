//! Harvest, Income, Plague, Goods Tax, Trading Day, and torture.

use crate::vierzon::{Scene, in_round, rule};
use orleans::components::{Follower, Good, Kind, Place, Town, VierzonObjective};
use orleans::{Ask, Event, Move};
use tabletop::Seat;

const HARVESTS: [(u8, &str); 2] = [(3, "vierzon.event.harvest-3"), (12, "vierzon.event.harvest-12")];

/// The Harvest of a round asks, with one good and coins at hand.
fn harvest(round: u8, good: Option<Good>, coins: u16) -> Scene {
    let mut game = in_round(round);
    game.mark(&[VierzonObjective::Builder]).sweep_map().set_coins(0, coins);
    if let Some(good) = good {
        game.give_goods(0, good, 1);
    }
    game.resolve();
    game
}

#[test]
fn one_food_item() {
    rule("vierzon.event.harvest-3");
    rule("vierzon.event.harvest-12");
    for (round, id) in HARVESTS {
        for good in [Good::Grain, Good::Cheese, Good::Wine] {
            let mut game = harvest(round, Some(good), 0);
            assert_eq!(
                (game.asks(0), game.options(0)),
                (Some(Ask::Harvest { owed: 1 }), vec![Move::Feed(good)]),
                "{id}"
            );
            let there = game.state.table.goods[good.index()];
            game.play(0, Move::Feed(good));
            assert_eq!((game.mat(0).n_goods(), game.state.table.goods[good.index()]), (0, there + 1), "to the supply");
            assert_eq!(game.state.table.round, round + 1);
        }
    }
}

/// Coins are a choice, even with food at hand.
#[test]
fn or_five_coins() {
    rule("vierzon.event.harvest-choice");
    rule("vierzon.event.harvest-3");
    rule("vierzon.event.harvest-12");
    for (round, id) in HARVESTS {
        let mut game = harvest(round, Some(Good::Wine), 7);
        assert_eq!(game.options(0), [Move::Feed(Good::Wine), Move::PayCoins(5)]);
        game.play(0, Move::PayCoins(5));
        assert_eq!((game.coins(0), game.mat(0).n_goods(), game.state.table.round), (2, 1, round + 1));
        let mut game = harvest(round, Some(Good::Wool), 5);
        assert_eq!(game.options(0), [Move::PayCoins(5)], "wool is no food");
        game.refuses(0, Move::Feed(Good::Wool), id);
    }
}

/// Torture only without food and without five coins.
#[test]
fn torture_comes_last() {
    rule("vierzon.event.harvest-choice");
    rule("vierzon.round.torture");
    for (round, _) in HARVESTS {
        let mut game = harvest(round, None, 3);
        assert_eq!((game.asks(0), game.coins(0)), (Some(Ask::Torture { owed: 2 }), 0));
        game.set_citizens(2);
        assert!(game.offers(0, Move::GiveTile(Place::MarketStand)));
        game.play(0, Move::GiveTile(Place::MarketStand)).play(0, Move::GiveSpareStation);
        assert_eq!((game.mat(0).citizens, game.mat(0).places.contains(Place::MarketStand)), (2, false));
        assert_eq!(game.asks(0), Some(Ask::Plan));
        let game = harvest(round, Some(Good::Grain), 3);
        assert_eq!(game.options(0), [Move::Feed(Good::Grain)], "food is given first");
    }
}

#[test]
fn income() {
    rule("vierzon.event.income");
    for development in [0, 4, 9, 20] {
        let mut game = in_round(5);
        game.set_development(0, development).resolve();
        assert_eq!(game.coins(0), 3 * u16::from(orleans::status(game.mat(0))), "at {development}");
    }
}

#[test]
fn trading_day() {
    rule("vierzon.event.trading-day");
    let mut game = in_round(10);
    game.station(0, Town::Blois).station(0, Town::Tours).station(0, Town::Chinon).mat_mut(0).on_tiles.road = 1;
    game.tile(0, Place::Road).resolve();
    assert_eq!(game.coins(0), 8, "the one on the Road is built, too");
}

/// Rounded down, and torture for what is missing.
#[test]
fn goods_tax() {
    rule("vierzon.event.goods-tax");
    rule("vierzon.round.torture");
    for (goods, tax) in [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3)] {
        let mut game = in_round(9);
        game.sweep_map().set_coins(0, 5).state.table.goods[Good::Grain.index()] = 20;
        game.give_goods(0, Good::Grain, goods).resolve();
        assert_eq!(game.coins(0), 5 - tax, "{goods} goods");
    }
    let mut game = in_round(9);
    game.sweep_map().state.table.goods[Good::Grain.index()] = 20;
    game.give_goods(0, Good::Grain, 7).set_coins(0, 1).resolve();
    assert_eq!((game.asks(0), game.coins(0)), (Some(Ask::Torture { owed: 2 }), 0));
}

#[test]
fn plague() {
    rule("vierzon.event.plague");
    let mut game = in_round(7);
    game.set_bag(0, [Follower::Knight]).set_track(0, orleans::components::Track::Knights, 2).all_ready();
    let supply = game.supply()[Kind::Knight.index()];
    game.play(0, Move::Pass);
    assert!(game.log.contains(&Event::PlagueDrew(Seat(0), Some(Follower::Knight))));
    assert_eq!((game.player(0).bag.total(), game.supply()[Kind::Knight.index()]), (0, supply + 1));
    assert_eq!(game.track(0, orleans::components::Track::Knights), 2, "markers stay");
    let mut own = in_round(7);
    own.set_bag(0, [Follower::OwnTrader]).set_market(0, []).all_ready().play(0, Move::Pass);
    assert!(own.log.contains(&Event::PlagueDrew(Seat(0), Some(Follower::OwnTrader))));
    assert_eq!(own.player(0).bag.total(), 1, "goes back unharmed");
}
