//! Harder: one objective a round, and in the order of the board.

use crate::scene::solo::alone;
use crate::vierzon::{Scene, complete, rule};
use orleans::components::VierzonObjective::{self, *};
use orleans::components::{Place, Town};
use orleans::{Level, Marks, Module, Move, SystemOnMat};

const SECOND: &str = "vierzon.end.harder-one-second";
const ORDER: &str = "vierzon.end.harder-order";

/// Everything is met at once.
fn rich(level: Level) -> Scene {
    let mut game = alone(Module::Vierzon, level);
    game.materials().set_merchant(0, Town::Vierzon).set_coins(0, 99).station(0, Town::Loches).set_citizens(9);
    game.set_development(0, orleans::components::components().development.stars[3]);
    game
}

#[test]
fn one_a_round() {
    rule("vierzon.end.harder-one");
    rule("vierzon.end.harder-one-second");
    for &first in VierzonObjective::ALL {
        let mut game = rich(Level::HarderOne);
        assert_eq!(game.options(0).iter().filter(|mv| matches!(mv, Move::Vierzon(_))).count(), 5, "each may be first");
        game.play(0, complete(first));
        while matches!(game.asks(0), Some(orleans::Ask::Vierzon(_))) {
            let mv = game.options(0)[0];
            game.play(0, mv);
        }
        for &other in VierzonObjective::ALL {
            let why = if other == first { "vierzon.objective.any-order" } else { SECOND };
            game.refuses(0, complete(other), why);
        }
        game.resolve();
        assert_eq!((game.state.table.round, game.marks().len()), (2, 1), "not after the event either");
        let second = if first == Fortress { Builder } else { Fortress };
        game.play(0, complete(second));
        assert_eq!(game.marks().len(), 2, "the next round has another one");
    }
}

/// Nothing is marked by itself; what lasts can be marked in a later round.
#[test]
fn nothing_by_itself() {
    rule("vierzon.end.harder-one-second");
    for level in [Level::HarderOne, Level::HarderOrder] {
        let mut game = alone(Module::Vierzon, level);
        game.set_coins(0, 10)
            .set_merchant(0, Town::Loches)
            .fill(0, Place::Guildhall)
            .play(0, complete(Builder))
            .all_ready();
        game.play(0, Move::Use(Place::Guildhall));
        assert!(!game.is_marked(BuildingCompany));
        game.refuses(0, complete(BuildingCompany), SECOND).next_round().play(0, complete(BuildingCompany));
        assert_eq!(game.marks().len(), 2);
    }
    let mut developed = rich(Level::HarderOne);
    developed.fill(0, Place::Scriptorium).all_ready().play(0, Move::Use(Place::Scriptorium));
    assert!(developed.marks().is_empty());
}

#[test]
fn in_the_order_of_the_board() {
    rule("vierzon.end.harder-order");
    let order = [Builder, BuildingCompany, Materials, Fortress, Capital];
    assert_eq!(orleans::components::components().vierzon.objectives.order, order);
    for nth in 0..5 {
        let mut game = rich(Level::HarderOrder);
        game.mat_mut(0).modules.system = SystemOnMat::Vierzon(Marks { done: (1 << nth) - 1, last: 0 });
        for (at, objective) in order.into_iter().enumerate() {
            match at.cmp(&nth) {
                std::cmp::Ordering::Less => _ = game.refuses(0, complete(objective), "vierzon.objective.any-order"),
                std::cmp::Ordering::Equal => assert!(game.offers(0, complete(objective)), "{objective}"),
                std::cmp::Ordering::Greater => _ = game.refuses(0, complete(objective), ORDER),
            }
        }
    }
}

/// Both limits hold together, and neither at the normal level.
#[test]
fn both_or_none() {
    rule("vierzon.end.harder-order");
    rule("vierzon.end.harder-one");
    let mut game = rich(Level::HarderOrder);
    game.play(0, complete(Builder)).refuses(0, complete(BuildingCompany), SECOND);
    game.next_round().refuses(0, complete(Fortress), ORDER).play(0, complete(BuildingCompany));
    let mut one = rich(Level::HarderOne);
    one.play(0, complete(Fortress)).next_round().play(0, complete(Builder));
    let mut normal = rich(Level::Normal);
    normal.play(0, complete(Fortress)).play(0, complete(Builder)).play(0, complete(Capital));
    assert_eq!(normal.marks().len(), 3);
}
