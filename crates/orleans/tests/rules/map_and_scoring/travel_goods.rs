//! Goods on roads and waterways.

use crate::map_and_scoring::travel::{leaving, to};
use crate::scene::{Scene, rule};
use orleans::components::{By, Good, Place, RouteFacts, Town, components};
use orleans::{Ask, Move};

fn route(a: Town, b: Town, by: By) -> &'static RouteFacts {
    let joins = |route: &&RouteFacts| route.by == by && [(a, b), (b, a)].contains(&(route.a, route.b));
    components().routes.iter().find(joins).expect("a route of the map")
}

/// Lays these goods on a route, and no others.
fn lay(game: &mut Scene, route: &RouteFacts, goods: &[Good]) {
    for (nth, space) in game.state.table.map[route.goods_spaces.clone()].iter_mut().enumerate() {
        *space = goods.get(nth).copied();
    }
}

fn lying(game: &Scene, route: &RouteFacts) -> Vec<Good> {
    game.state.table.map[route.goods_spaces.clone()].iter().flatten().copied().collect()
}

/// A good on the route may be taken or left.
#[test]
fn a_good_may_be_taken() {
    rule("base.travel.may-take-good");
    let way = route(Town::Orleans, Town::Blois, By::Water);
    for (take, own, left) in [(Some(Good::Wool), 1, vec![]), (None, 0, vec![Good::Wool])] {
        let mut game = leaving(Town::Orleans, Place::Ship);
        lay(&mut game, way, &[Good::Wool]);
        let market = game.state.table.goods;
        assert!(!game.offers(0, to(Town::Blois, By::Water, Some(Good::Grain))), "no grain lies there");

        game.play(0, to(Town::Blois, By::Water, take));
        assert_eq!((game.goods(0, Good::Wool), game.mat(0).n_goods()), (own, own));
        assert_eq!((lying(&game, way), game.state.table.goods), (left, market));
        assert_eq!(game.mat(0).merchant, Town::Blois);
    }
}

/// Of several goods only one is taken, whichever the mover likes.
#[test]
fn only_one_good() {
    rule("base.travel.one-good");
    let way = route(Town::Orleans, Town::Vierzon, By::Road);
    for (goods, take, left) in [
        ([Good::Wine, Good::Brocade], Good::Wine, Good::Brocade),
        ([Good::Wine, Good::Brocade], Good::Brocade, Good::Wine),
        ([Good::Cheese, Good::Cheese], Good::Cheese, Good::Cheese),
    ] {
        let mut game = leaving(Town::Orleans, Place::Wagon);
        lay(&mut game, way, &goods);
        let offered = |mv: &&Move| matches!(mv, Move::Travel { to: Town::Vierzon, .. });
        let choices = if goods[0] == goods[1] { 1 } else { 2 };
        assert_eq!(game.options(0).iter().filter(offered).count(), choices + 1, "equal goods are one choice");
        game.play(0, to(Town::Vierzon, By::Road, Some(take)));
        assert_eq!((game.goods(0, take), game.mat(0).n_goods(), lying(&game, way)), (1, 1, vec![left]));
        assert_eq!(game.asks(1), Some(Ask::Action), "no second good");
    }
}

/// Empty routes carry merchants all the same, and stay empty.
#[test]
fn empty_routes() {
    rule("base.travel.empty-route");
    let way = route(Town::Orleans, Town::Blois, By::Water);
    let mut game = leaving(Town::Orleans, Place::Ship);
    lay(&mut game, way, &[]);
    for &good in Good::ALL {
        game.refuses(0, to(Town::Blois, By::Water, Some(good)), "base.travel.empty-route");
    }
    game.play(0, to(Town::Blois, By::Water, None));
    assert_eq!((game.mat(0).merchant, game.mat(0).n_goods()), (Town::Blois, 0));

    let mut game = leaving(Town::Orleans, Place::Ship);
    lay(&mut game, way, &[Good::Wine]);
    game.play(0, to(Town::Blois, By::Water, Some(Good::Wine)));
    for _ in 0..3 {
        game.next_round();
        assert_eq!(lying(&game, way), [], "taken goods are not replaced");
    }
}

/// Road and waterway between the same towns: only the goods of the one that is used.
#[test]
fn parallel_routes() {
    rule("base.travel.parallel-routes");
    let (a, b) = (Town::Chinon, Town::Chatellerault);
    for (place, by, own, others) in
        [(Place::Wagon, By::Road, Good::Grain, Good::Brocade), (Place::Ship, By::Water, Good::Brocade, Good::Grain)]
    {
        let mut game = leaving(a, place);
        lay(&mut game, route(a, b, By::Road), &[Good::Grain]);
        lay(&mut game, route(a, b, By::Water), &[Good::Brocade]);
        game.refuses(0, to(b, by, Some(others)), "base.travel.parallel-routes");
        game.play(0, to(b, by, Some(own)));
        assert_eq!((game.goods(0, own), game.goods(0, others)), (1, 0));
        let left = [By::Road, By::Water].map(|by| lying(&game, route(a, b, by)).len());
        assert_eq!(left, if by == By::Road { [0, 1] } else { [1, 0] });
    }
}
