//! Stage Coach: a journey for 3 coins.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{By, Edition, Good, Place, Town};

const COACH: Move = Move::Use(Place::StageCoach);

/// Seat 0 may use the Stage Coach; wine lies on two routes from Orléans.
fn coach(edition: Edition, coins: u16) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::StageCoach).fill(0, Place::StageCoach).set_coins(0, coins);
    game.lay_goods(Town::Orleans, Town::Chartres, By::Road, &[Good::Wine]);
    game.lay_goods(Town::Orleans, Town::Briare, By::Water, &[Good::Wine, Good::Wool]);
    game.lay_goods(Town::Orleans, Town::Blois, By::Water, &[]);
    game.all_ready();
    game
}

/// Along one road or waterway, with one of the goods on it or without.
#[test]
fn three_coins_a_journey() {
    rule("places.stage-coach.move");
    for &edition in Edition::ALL {
        for (to, by, take) in [
            (Town::Chartres, By::Road, Some(Good::Wine)),
            (Town::Chartres, By::Road, None),
            (Town::Briare, By::Water, Some(Good::Wool)),
            (Town::Blois, By::Water, None),
        ] {
            let mut game = coach(edition, 4);
            let lying = game.state.table.map.iter().flatten().count();
            game.play(0, COACH).play(0, Move::Travel { to, by, take });
            let taken = u8::from(take.is_some());
            assert_eq!((game.mat(0).merchant, game.coins(0), game.mat(0).n_goods()), (to, 1, taken));
            assert_eq!(game.state.table.map.iter().flatten().count(), lying - usize::from(taken));
            assert!(take.is_none_or(|good| game.goods(0, good) == 1));
        }
    }
}

/// Not without 3 coins, not two routes, and the merchant does not stay.
#[test]
fn no_other_journey() {
    rule("places.stage-coach.move");
    for &edition in Edition::ALL {
        coach(edition, 2).refuses(0, COACH, "base.actions.voluntary-cost");
        let mut game = coach(edition, 3);
        game.play(0, COACH);
        let go = |to, by, take| Move::Travel { to, by, take };
        game.refuses(0, go(Town::Tours, By::Water, None), "base.travel.map");
        game.refuses(0, go(Town::Blois, By::Water, Some(Good::Wine)), "base.travel.empty-route");
        game.refuses(0, Move::Decline, "base.travel.must-move");
    }
}
