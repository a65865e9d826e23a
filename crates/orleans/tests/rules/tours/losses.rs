//! Drought, Plague and Pirates.

use crate::tours::{Scene, in_round, resolve, rule};
use orleans::components::{By, Follower, Good, Kind, Town};
use orleans::{Ask, Event, HappeningAsk, HappeningMove, Move};
use tabletop::{Rng, Seat, Seed};

const GRAIN: [(Town, Town, By, u8); 5] = [
    (Town::Orleans, Town::Chartres, By::Road, 1),
    (Town::Orleans, Town::Vierzon, By::Road, 2),
    (Town::Orleans, Town::Blois, By::Water, 1),
    (Town::Tours, Town::LeMans, By::Road, 1),
    (Town::Nevers, Town::Sancerre, By::Water, 1),
];

/// Takes a grain off the route of this row.
fn wither(&(one, other, by, _): &(Town, Town, By, u8)) -> Move {
    let joins = |route: &&orleans::components::RouteFacts| {
        route.by == by && [(one, other), (other, one)].contains(&(route.a, route.b))
    };
    let route = orleans::components::components().routes.iter().find(joins).expect("a route");
    Move::Happening(HappeningMove::Wither { a: route.a, b: route.b, by })
}

/// The Drought begins; on the first so many routes lies grain, and wine beside it where there is room.
fn drought(rows: usize) -> Scene {
    let mut game = in_round(4);
    game.sweep_map();
    for &(a, b, by, number) in &GRAIN[..rows] {
        game.lay_goods(a, b, by, &[Good::Grain, Good::Grain][..number.into()]);
    }
    game.lay_goods(Town::Tours, Town::Blois, By::Water, &[Good::Wine]);
    resolve(&mut game);
    game
}

fn on_map(game: &Scene, good: Good) -> usize {
    game.state.table.map.iter().filter(|&&there| there == Some(good)).count()
}

#[test]
fn four_grain_of_choice() {
    rule("tours.event.drought");
    let mut game = drought(5);
    assert_eq!(
        (on_map(&game, Good::Grain), game.asks(0)),
        (6, Some(Ask::Happening(HappeningAsk::Drought { owed: 4 })))
    );
    assert_eq!(game.options(0).len(), 5, "one answer a route");
    game.refuses(0, Move::Decline, "tours.event.drought");
    let of_wine = wither(&(Town::Tours, Town::Blois, By::Water, 0));
    game.refuses(0, of_wine, "tours.event.drought");
    let in_stock = game.state.table.goods[Good::Grain.index()];
    // Both of Vierzon, and two of the others.
    for row in [1, 1, 4, 0] {
        game.play(0, wither(&GRAIN[row]));
    }
    assert_eq!((on_map(&game, Good::Grain), on_map(&game, Good::Wine)), (2, 1));
    assert_eq!(game.state.table.goods[Good::Grain.index()], in_stock + 4);
    assert_eq!(game.state.table.round, 5, "and no more");
}

#[test]
fn all_if_fewer() {
    rule("tours.event.drought");
    let mut game = drought(2);
    game.play(0, wither(&GRAIN[1])).refuses(0, wither(&GRAIN[4]), "tours.event.drought");
    game.play(0, wither(&GRAIN[0])).play(0, wither(&GRAIN[1]));
    assert_eq!((on_map(&game, Good::Grain), game.state.table.round), (0, 5));
    assert_eq!(drought(0).state.table.round, 5, "nothing withers, nothing is asked");
}

#[test]
fn the_plague() {
    rule("tours.event.plague");
    let plague = |bag: &[Follower], n: u64| {
        let mut game = in_round(7);
        game.set_bag(0, bag.iter().copied()).all_ready();
        game.state.secret.rng = Rng::new(Seed::of_series(3, n));
        resolve(&mut game);
        (game.player(0).bag.total(), game.state.table.followers[Kind::Monk.index()], game.log)
    };
    let (left, monks, _) = plague(&[Follower::Monk; 4], 0);
    assert_eq!((left, monks), (3, 6), "one goes back to the supply");
    let (left, monks, log) = plague(&[Follower::OwnFarmer, Follower::OwnTrader], 0);
    assert_eq!((left, monks), (2, 5), "the own colour is safe");
    assert!(log.iter().any(|event| matches!(event, Event::PlagueDrew(Seat(0), Some(drawn)) if drawn.is_own())));
    assert_eq!(plague(&[], 0).0, 0);
    // Blindly: the same bag loses now the one, now the other.
    let lost = (0..20).map(|n| plague(&[Follower::Monk, Follower::OwnFarmer], n).0);
    let lost: std::collections::BTreeSet<u8> = lost.collect();
    assert_eq!(lost, [1, 2].into());
}

/// Wool and brocade on water; nothing else, and nothing on roads.
#[test]
fn pirates() {
    rule("tours.event.pirates");
    let mut game = in_round(11);
    game.sweep_map();
    game.lay_goods(Town::Orleans, Town::Briare, By::Water, &[Good::Wool, Good::Wool]);
    game.lay_goods(Town::Briare, Town::Sancerre, By::Water, &[Good::Brocade, Good::Wine]);
    game.lay_goods(Town::Chinon, Town::LeBlanc, By::Water, &[Good::Grain, Good::Cheese]);
    game.lay_goods(Town::Orleans, Town::Vierzon, By::Road, &[Good::Wool, Good::Brocade]);
    // The same two towns, by road and by water.
    game.lay_goods(Town::Chinon, Town::Chatellerault, By::Road, &[Good::Wool]);
    game.lay_goods(Town::Chinon, Town::Chatellerault, By::Water, &[Good::Brocade]);
    game.give_goods(0, Good::Wool, 1).all_ready();
    let in_stock = game.state.table.goods;
    resolve(&mut game);
    assert_eq!(Good::ALL.iter().map(|&good| on_map(&game, good)).collect::<Vec<_>>(), [1, 1, 1, 2, 1]);
    assert_eq!(game.state.table.goods[Good::Wool.index()], in_stock[Good::Wool.index()] + 2);
    assert_eq!(game.state.table.goods[Good::Brocade.index()], in_stock[Good::Brocade.index()] + 2);
    assert_eq!((game.goods(0, Good::Wool), game.state.table.round), (1, 12), "who has wool keeps it");
}
