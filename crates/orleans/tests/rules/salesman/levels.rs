//! Harder: one delivery a round, and in the order of the board.

use crate::salesman::{Scene, TOWNS, alone, deliver, rule};
use orleans::components::components;
use orleans::{Level, Marks, Module, Move, SystemOnMat};

const SECOND: &str = "salesman.end.harder-one-second";
const ORDER: &str = "salesman.end.harder-order";

fn fresh(level: Level) -> Scene {
    let mut game = alone(Module::Salesman, level);
    game.set_coins(0, 60);
    game
}

/// The goods stay with the player, and the next round has room for another one.
#[test]
fn one_a_round() {
    rule("salesman.end.harder-one");
    rule("salesman.end.harder-one-second");
    for (nth, &first) in TOWNS.iter().enumerate() {
        let second = TOWNS[(nth + 1) % TOWNS.len()];
        let mut game = fresh(Level::HarderOne);
        game.laden_for(first).play(0, deliver(first)).laden_for(second);
        let goods = game.mat(0).goods;
        game.refuses(0, deliver(second), SECOND);
        assert_eq!(game.mat(0).goods, goods);
        game.resolve().play(0, Move::PayCoins(2));
        assert_eq!((game.state.table.round, game.marks().len()), (2, 1), "not after the meal either");
        game.play(0, deliver(second));
        assert_eq!(game.marks().len(), 2);
    }
}

#[test]
fn in_the_order_of_the_board() {
    rule("salesman.end.harder-order");
    assert_eq!(components().salesman.deliveries.iter().map(|delivery| delivery.town).collect::<Vec<_>>(), TOWNS);
    for nth in 0..5 {
        for (at, town) in TOWNS.into_iter().enumerate() {
            let mut game = fresh(Level::HarderOrder);
            game.laden_for(town).mat_mut(0).modules.system =
                SystemOnMat::Salesman(Marks { done: (1 << nth) - 1, last: 0 });
            match at.cmp(&nth) {
                std::cmp::Ordering::Less => _ = game.refuses(0, deliver(town), "salesman.objective.any-order"),
                std::cmp::Ordering::Equal => _ = game.play(0, deliver(town)),
                std::cmp::Ordering::Greater => _ = game.refuses(0, deliver(town), ORDER),
            }
        }
    }
}

/// Both limits hold together, and neither at the normal level.
#[test]
fn both_or_none() {
    rule("salesman.end.harder-order");
    rule("salesman.end.harder-one");
    let mut game = fresh(Level::HarderOrder);
    game.laden_for(TOWNS[0]).play(0, deliver(TOWNS[0])).laden_for(TOWNS[1]).refuses(0, deliver(TOWNS[1]), SECOND);
    game.next_round().laden_for(TOWNS[2]).refuses(0, deliver(TOWNS[2]), ORDER);
    let mut normal = fresh(Level::Normal);
    normal.laden_for(TOWNS[4]).play(0, deliver(TOWNS[4])).laden_for(TOWNS[2]).play(0, deliver(TOWNS[2]));
    assert_eq!(normal.marks().len(), 2);
}
