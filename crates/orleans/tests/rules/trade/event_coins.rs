//! Events that bring or cost coins.

use crate::scene::rule;
use crate::trade::{resolve, under};
use orleans::components::{Follower, Good, Happening, Kind, Letter, Place, SpaceKind, Town, Track};
use orleans::state::Wheel;

/// What an event changes in the coins of seat 0, who begins with 20.
fn change(event: Happening, letter: Letter, arrange: impl Fn(&mut crate::trade::Scene)) -> i32 {
    let mut game = under(event, letter, 2);
    (0..2).for_each(|seat| _ = game.set_coins(seat, 20));
    arrange(&mut game);
    let before = game.coins(0);
    resolve(&mut game);
    i32::from(game.coins(0)) - i32::from(before)
}

#[test]
fn taxes() {
    rule("events.tax-a.three-coins");
    rule("events.tax-b.three-coins");
    assert_eq!(change(Happening::Tax, Letter::A, |_| {}), -3);
    assert_eq!(change(Happening::Tax, Letter::B, |_| {}), -3);
}

#[test]
fn trip() {
    rule("events.trip.orleans-fee");
    assert_eq!(change(Happening::Trip, Letter::B, |_| {}), -4);
    assert_eq!(change(Happening::Trip, Letter::B, |game| _ = game.set_merchant(0, Town::Tours)), 0);
}

#[test]
fn income() {
    rule("events.income.two-per-star");
    assert_eq!(change(Happening::Income, Letter::B, |_| {}), 2);
    assert_eq!(change(Happening::Income, Letter::B, |game| _ = game.set_development(0, 9)), 6);
    assert_eq!(change(Happening::Income, Letter::B, |game| _ = game.tile(0, Place::Cathedral)), 4);
}

#[test]
fn fishing_grounds() {
    rule("events.fishing-grounds.coins");
    rule("events.fishing-grounds.blank-spaces");
    let at = |space| change(Happening::FishingGrounds, Letter::B, |game| _ = game.set_track(0, Track::Boatmen, space));
    assert_eq!([0, 1, 2, 3, 4, 5].map(at), [0, 2, 3, 4, 5, 0], "as printed; start and end show no coins");
}

#[test]
fn trading_day() {
    rule("events.trading-day.one-coin");
    let built = |game: &mut crate::trade::Scene| {
        game.station(0, Town::Tours).station(0, Town::Blois).tile(0, Place::Road);
        game.mat_mut(0).on_tiles.road = 1;
        game.mat_mut(0).stations_left -= 1;
    };
    assert_eq!(change(Happening::TradingDay, Letter::C, built), 3);
    assert_eq!(change(Happening::TradingDay, Letter::C, |_| {}), 0);
}

#[test]
fn goods_tax() {
    rule("events.goods-tax.per-three");
    for (goods, coins) in [(0, 0), (2, 0), (3, -1), (5, -1), (6, -2)] {
        let tax = change(Happening::GoodsTax, Letter::C, |game| _ = game.give_goods(0, Good::Wool, goods));
        assert_eq!(tax, coins, "{goods} goods");
    }
}

#[test]
fn technology_tax() {
    rule("events.technology-tax.per-wheel");
    let wheels = |game: &mut crate::trade::Scene| {
        for place in [Place::Village, Place::Castle] {
            let at = game.mat(0).board.free_space(place, SpaceKind::Farmer).expect("a farmer space");
            game.mat_mut(0).board.lay_wheel(at, false);
        }
        game.mat_mut(0).wheels[Wheel::Later as usize] = 3;
        game.state.table.gears -= 5;
    };
    assert_eq!(change(Happening::TechnologyTax, Letter::D, wheels), -2, "those beside the board are free");
}

#[test]
fn capitation_tax() {
    rule("events.capitation-tax.per-follower");
    rule("events.capitation-tax.own-colour");
    let heads = |game: &mut crate::trade::Scene| {
        game.set_market(0, [Follower::OwnFarmer, Follower::Monk]).set_bag(0, [Follower::Farmer; 6]);
        game.stand(0, Place::Castle, SpaceKind::Farmer, Follower::OwnBoatman).tile(0, Place::GamingRoom);
        game.mat_mut(0).on_tiles.gaming_room[Kind::Monk.index()] = true;
        let at = game.mat(0).board.free_space(Place::Village, SpaceKind::Farmer).expect("a farmer space");
        game.mat_mut(0).board.lay_wheel(at, false);
    };
    assert_eq!(change(Happening::CapitationTax, Letter::D, heads), -8, "four followers, no wheel, no bag");
}

#[test]
fn tithe() {
    rule("events.tithe.per-ten");
    for (coins, paid) in [(9, 0), (10, -1), (19, -1), (37, -3)] {
        assert_eq!(change(Happening::Tithe, Letter::D, |game| _ = game.set_coins(0, coins)), paid, "{coins}");
    }
}
