//! When a delivery may be made.

use crate::salesman::{deliver, in_round, rule, salesman};
use orleans::components::{Follower, Good, Kind, Place, Town};
use orleans::state::Wheel;
use orleans::{Ask, Move, Window};

const TOURS: Move = Move::Salesman(orleans::SalesmanMove::Deliver(Town::Tours));

/// While planning, before and after an action, before passing: it is no action.
#[test]
fn planning_and_turns() {
    rule("salesman.objective.free");
    let mut game = salesman();
    game.laden_for(Town::Tours).fill(0, Place::Castle);
    assert!(game.offers(0, TOURS), "while planning");
    game.fork().play(0, TOURS).play(0, Move::Ready);
    game.all_ready();
    assert!(game.offers(0, TOURS), "before an action");
    game.play(0, Move::Use(Place::Castle));
    assert!(game.asks(0) == Some(Ask::Action) && game.offers(0, TOURS), "after an action and before passing");
    game.play(0, TOURS);
    assert_eq!((game.asks(0), game.marks().len()), (Some(Ask::Action), 1), "no turn is used");
}

/// After the meal, not before it is paid: goods do not vanish between a demand and its payment.
#[test]
fn after_the_feeding() {
    rule("salesman.objective.free");
    for round in 1..=15 {
        let mut game = in_round(round);
        game.laden_for(Town::Tours).set_coins(0, 9).resolve().refuses(0, TOURS, "salesman.objective.free");
        while matches!(game.asks(0), Some(Ask::Harvest { .. })) {
            game.play(0, Move::PayCoins(2));
        }
        assert_eq!((game.asks(0), game.options(0)), (Some(Ask::Free(Window::AfterEvent)), vec![TOURS, Move::Decline]));
        game.play(0, TOURS);
        assert_eq!(game.marks().len(), 1, "round {round}");
    }
    let mut eaten = salesman();
    eaten.laden_for(Town::Tours).resolve().play(0, Move::Feed(Good::Grain));
    assert_eq!(eaten.state.table.round, 2, "what was eaten cannot be delivered");
}

/// Not while followers are drawn, in the midst of an action or with the wheels.
#[test]
fn at_no_other_time() {
    rule("salesman.objective.free");
    let mut game = salesman();
    game.laden_for(Town::Tours)
        .set_bag(0, [Follower::Monk; 3])
        .resolve()
        .play(0, Move::PayCoins(2))
        .play(0, Move::Decline);
    assert!(matches!(game.asks(0), Some(Ask::Followers { .. })));
    game.refuses(0, deliver(Town::Tours), "salesman.objective.free");
    let mut game = salesman();
    game.laden_for(Town::Tours).fill(0, Place::Village).all_ready().play(0, Move::Use(Place::Village));
    game.refuses(0, TOURS, "salesman.objective.free").play(0, Move::Recruit(Kind::Boatman));
    game.mat_mut(0).wheels[Wheel::Laboratory as usize] = 1;
    game.play(0, Move::Pass);
    assert_eq!(game.asks(0), Some(Ask::Wheels));
    game.refuses(0, TOURS, "salesman.objective.free");
}
