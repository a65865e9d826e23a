//! Farm House: a farmer and the good of the next space.

use crate::course_of_play::hands::{acting_alone, fill_and_use};
use crate::scene::rule;
use orleans::Move;
use orleans::components::{Edition, Follower, Good, Kind, Place, Track};

/// A farmer from the supply, one space forward, the good shown there from the goods market.
#[test]
fn a_farmer_and_a_good() {
    rule("base.farmhouse.effect");
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        game.set_track(0, Track::Farmers, 2);
        fill_and_use(&mut game, Place::FarmHouse);
        assert_eq!(game.player(0).bag.count(Follower::Farmer), 1);
        assert_eq!(game.state.table.followers[Kind::Farmer.index()], 19);
        assert_eq!(game.track(0, Track::Farmers), 3);
        // The good of the new space is a cheese, not the grain of the old one.
        assert_eq!(game.mat(0).goods, [0, 1, 0, 0, 0]);
        assert_eq!(game.state.table.goods, [9, 8, 9, 9, 9]);
        assert_eq!((game.coins(0), game.mat(0).development), (5, 0));
    }
}

/// Without a farmer or without the good of the next space it is closed; other goods do not matter.
#[test]
fn both_must_be_in_stock() {
    rule("base.farmhouse.needs-stock");
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        game.fill(0, Place::FarmHouse).set_track(0, Track::Farmers, 2);
        game.state.table.goods = [0, 1, 0, 0, 0];
        assert!(game.offers(0, Move::Use(Place::FarmHouse)));

        game.state.table.goods = [9, 0, 9, 9, 9];
        game.refuses(0, Move::Use(Place::FarmHouse), "base.farmhouse.needs-stock");

        game.state.table.goods[Good::Cheese.index()] = 1;
        game.state.table.followers[Kind::Farmer.index()] = 0;
        game.refuses(0, Move::Use(Place::FarmHouse), "base.general.action-needs-its-tile");
        game.state.table.followers[Kind::Farmer.index()] = 1;
        game.play(0, Move::Use(Place::FarmHouse));
    }
}
