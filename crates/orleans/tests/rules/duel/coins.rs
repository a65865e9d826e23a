//! Trading Days, Technology Tax and Goods Tax.

use crate::duel::{in_round, resolve, rule};
use orleans::components::{Good, Place, SpaceKind, Town};
use orleans::state::Wheel;

/// Coins for each built station, those on the Road included.
#[test]
fn trading_days() {
    rule("duel.event.trading-day-three");
    rule("duel.event.trading-day-two");
    rule("duel.event.trading-day-one");
    for (round, each) in [(3, 3), (7, 2), (12, 1)] {
        let mut game = in_round(round);
        game.station(0, Town::Blois).station(0, Town::Tours).station(1, Town::Vierzon).tile(0, Place::Road);
        game.mat_mut(0).on_tiles.road = 1;
        game.mat_mut(0).stations_left -= 1;
        resolve(&mut game);
        assert_eq!((game.coins(0), game.coins(1)), (5 + 3 * each, 5 + each), "round {round}");
    }
}

/// A coin for each wheel on board or tiles; none for those that are not placed.
#[test]
fn technology_tax() {
    rule("duel.event.technology-tax");
    let mut game = in_round(6);
    game.lay_wheel(0, Place::FarmHouse, SpaceKind::Boatman).tile(0, Place::Winery);
    game.lay_wheel(0, Place::Winery, SpaceKind::Trader).mat_mut(0).wheels[Wheel::Later as usize] = 1;
    resolve(&mut game);
    assert_eq!((game.coins(0), game.coins(1), game.state.table.round), (3, 5, 7));
}

/// A coin for each good, bread and what lies on the Brasserie included.
#[test]
fn goods_tax() {
    rule("duel.event.goods-tax");
    for round in [9, 13] {
        let mut game = in_round(round);
        game.give_goods(0, Good::Brocade, 1).give_goods(0, Good::Grain, 1).bake(0, 1);
        game.give_goods(1, Good::Wool, 2);
        resolve(&mut game);
        assert_eq!((game.coins(0), game.coins(1), game.state.table.round), (2, 3, round + 1));
        assert_eq!((game.mat(0).n_goods(), game.mat(1).n_goods()), (3, 2), "goods are not touched");
    }
}
