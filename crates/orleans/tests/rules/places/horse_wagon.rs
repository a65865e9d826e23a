//! Horse Wagon: a journey along one road.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{By, Edition, Good, Place, Town, components};

/// Lays these goods on the route, and on its remaining spaces none.
fn lay(game: &mut Scene, a: Town, b: Town, by: By, goods: &[Good]) {
    let joins = |(x, y): (Town, Town)| (x, y) == (a, b) || (y, x) == (a, b);
    let route = components().routes.iter().find(|route| route.by == by && joins((route.a, route.b)));
    let spaces = route.expect("a route").goods_spaces.clone();
    assert!(goods.len() <= spaces.len());
    game.state.table.map[spaces.clone()].fill(None);
    for (space, &good) in spaces.zip(goods) {
        game.state.table.map[space] = Some(good);
    }
}

fn ready(edition: Edition) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::HorseWagon).fill(0, Place::HorseWagon);
    lay(&mut game, Town::Orleans, Town::Vierzon, By::Road, &[Good::Wine, Good::Wool]);
    lay(&mut game, Town::Orleans, Town::Chartres, By::Road, &[]);
    game.all_ready().play(0, Move::Use(Place::HorseWagon));
    game
}

/// The merchant goes along one road and takes one good lying there, of free choice, or none.
#[test]
fn along_a_road_with_one_good() {
    rule("places.horse-wagon.move");
    rule("places.general.moves-collect");
    let go = |to, take| Move::Travel { to, by: By::Road, take };
    for &edition in Edition::ALL {
        for take in [Some(Good::Wine), Some(Good::Wool), None] {
            let mut game = ready(edition);
            let on_map = game.state.table.map.iter().flatten().count();
            game.refuses(0, go(Town::Vierzon, Some(Good::Brocade)), "base.travel.may-take-good");
            game.play(0, go(Town::Vierzon, take));
            assert_eq!(game.mat(0).merchant, Town::Vierzon);
            for &good in Good::ALL {
                assert_eq!(game.goods(0, good), u8::from(take == Some(good)), "{good}");
            }
            let left = game.state.table.map.iter().flatten().count();
            assert_eq!(left, on_map - usize::from(take.is_some()), "it comes from the road");
            assert_eq!(game.asks(0), None, "one road, one good, and the action is over");
        }
        let mut game = ready(edition);
        game.refuses(0, go(Town::Chartres, Some(Good::Wine)), "base.travel.empty-route");
        game.play(0, go(Town::Chartres, None));
        assert_eq!((game.mat(0).merchant, game.mat(0).n_goods()), (Town::Chartres, 0));
    }
}

/// It follows no waterway, goes no further than the next town, and never stays.
#[test]
fn roads_only() {
    rule("places.horse-wagon.move");
    for &edition in Edition::ALL {
        let mut game = ready(edition);
        game.refuses(0, Move::Travel { to: Town::Blois, by: By::Water, take: None }, "base.wagon.move");
        game.refuses(0, Move::Travel { to: Town::LeMans, by: By::Road, take: None }, "base.travel.map");
        game.refuses(0, Move::Decline, "base.travel.must-move");
        assert!(game.options(0).iter().all(|mv| matches!(mv, Move::Travel { by: By::Road, .. })));
    }
}
