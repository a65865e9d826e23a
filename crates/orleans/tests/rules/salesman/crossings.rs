//! What changes how rules work, met with both events. Of those tiles only the Bathhouse is in play: Tower, bread,
//! Church, Well, Flea Market, Lock and shields never meet them.

use crate::salesman::{Scene, deliver, in_round, rule, salesman};
use crate::scene::solo::{Row, cross};
use orleans::components::{By, Follower, Good, Kind, Place, SpaceKind, Town};
use orleans::{Ask, Move, Origin};

#[test]
fn which_tiles_are_there() {
    rule("salesman.setup.place-tiles");
    let game = in_round(1);
    let tiles = game.state.table.tiles | game.mat(0).places;
    for apart in [
        Place::GunpowderTower,
        Place::Bakery,
        Place::Church,
        Place::Well,
        Place::FleaMarket,
        Place::Lock,
        Place::Sacristy,
        Place::Brasserie,
    ] {
        assert!(!tiles.contains(apart), "{apart}");
    }
}

/// Whoever bathes in a round eats in it, however many there are.
#[test]
fn the_bathhouse() {
    rule("salesman.event.feeding");
    rule("salesman.event.great-feast");
    fn bathes(game: &mut Scene) {
        game.filled(0, Place::Bathhouse)
            .set_bag(0, [Follower::Knight])
            .all_ready()
            .play(0, Move::Use(Place::Bathhouse));
        let (place, space) = (Place::Wagon, SpaceKind::Knight);
        game.play(0, Move::Put { follower: Kind::Knight.neutral(), place, space, from: Origin::Drawn });
        let owed = if game.state.table.round > 10 { 2 } else { 1 };
        game.play(0, Move::Pass);
        assert_eq!(game.asks(0), Some(Ask::Harvest { owed }));
    }
    let rows: Vec<Row> = (1..=15).map(|round| (round, bathes as fn(&mut Scene))).collect();
    cross(in_round, &rows, &[]);
}

/// What the Market Stand buys on a turn can be eaten in the same round, and what it sells cannot.
#[test]
fn the_market_stand() {
    rule("salesman.event.choice");
    fn buys(game: &mut Scene) {
        game.sweep_map().set_coins(0, 2).fill(0, Place::MarketStand).all_ready().play(0, Move::Use(Place::MarketStand));
        let buy =
            game.options(0).into_iter().find(|mv| matches!(mv, Move::Buy(Good::Grain | Good::Cheese | Good::Wine)));
        game.play(0, buy.expect("food for two coins"));
        assert_eq!(game.mat(0).n_goods(), 1);
    }
    let rows: Vec<Row> = (1..=15).map(|round| (round, buys as fn(&mut Scene))).collect();
    cross(in_round, &rows, &[]);
}

/// Whoever bathes completes the Wagon; where it arrives the goods are delivered on the next turn, and not before.
#[test]
fn the_bathhouse_and_a_delivery() {
    rule("salesman.objective.free");
    let (place, space, town) = (Place::Wagon, SpaceKind::Knight, Town::Chartres);
    let mut game = salesman();
    game.laden_for(town).set_merchant(0, Town::Orleans);
    game.stand(0, place, SpaceKind::Farmer, Follower::Farmer).stand(0, place, SpaceKind::Trader, Follower::Trader);
    game.filled(0, Place::Bathhouse).set_bag(0, [Follower::Knight]).all_ready().play(0, Move::Use(Place::Bathhouse));
    game.play(0, Move::Put { follower: Follower::Knight, place, space, from: Origin::Drawn });
    game.play(0, Move::Use(place)).refuses(0, deliver(town), "salesman.objective.presence");
    game.play(0, Move::Travel { to: town, by: By::Road, take: None }).play(0, deliver(town));
    assert_eq!(game.marks().len(), 1);
}

/// What the Market Stand buys completes a delivery, but not before the trade is over.
#[test]
fn the_market_stand_and_a_delivery() {
    rule("salesman.objective.free");
    rule("salesman.objective.whole");
    let town = Town::Tours;
    let mut game = salesman();
    game.laden_for(town).mat_mut(0).goods[Good::Grain.index()] -= 1;
    game.fill(0, Place::MarketStand).all_ready().refuses(0, deliver(town), "salesman.objective.tours");
    game.play(0, Move::Use(Place::MarketStand)).play(0, Move::Buy(Good::Grain));
    game.refuses(0, deliver(town), "salesman.objective.free").play(0, Move::Decline).play(0, deliver(town));
    assert_eq!((game.marks().len(), game.mat(0).n_goods()), (1, 0));
}
