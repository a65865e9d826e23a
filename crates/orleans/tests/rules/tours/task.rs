//! The task: what is needed for it, and when it may be fulfilled.

use crate::tours::{DELIVER, in_round, rule, tours};
use orleans::components::{Follower, Good, Kind, Place, Town};
use orleans::state::Wheel;
use orleans::{Ask, Event, HappeningAsk, Move, ToursEvent, Window};
use tabletop::{Game, Seat};

#[test]
fn in_tours() {
    rule("tours.task.delivery");
    for &town in Town::ALL {
        let mut game = tours();
        game.laden().set_merchant(0, town);
        if town == Town::Tours {
            game.play(0, DELIVER);
            assert_eq!((game.mat(0).goods, game.state.table.gone.goods), ([0; 5], [3; 5]));
            assert_eq!(game.log[0], Event::Tours(ToursEvent::Delivered(Seat(0))));
        } else {
            game.refuses(0, DELIVER, "tours.task.delivery");
            assert!(!game.offers(0, DELIVER));
        }
    }
}

/// Three of each; what is left over stays.
#[test]
fn three_of_each() {
    rule("tours.task.delivery");
    let mut game = tours();
    game.laden().set_citizens(4).give_goods(0, Good::Wine, 2).play(0, DELIVER);
    assert_eq!((game.mat(0).goods, game.mat(0).citizens), ([0, 0, 2, 0, 0], 4));
    assert!(game.state.outcome().is_some());
}

/// One good short of the fifteen, nothing can be handed over, whatever else there is.
#[test]
fn all_at_once() {
    rule("tours.task.at-once");
    for &good in Good::ALL {
        let mut game = tours();
        game.laden().mat_mut(0).goods[good.index()] = 2;
        game.give_goods(0, if good == Good::Grain { Good::Cheese } else { Good::Grain }, 3);
        game.refuses(0, DELIVER, "tours.task.at-once");
        assert!(!game.offers(0, DELIVER), "{good}");
    }
    tours().sweep_map().set_citizens(3).set_merchant(0, Town::Tours).refuses(0, DELIVER, "tours.task.at-once");
}

#[test]
fn citizens_first() {
    rule("tours.task.citizens-first");
    for citizens in 0..=5 {
        let mut game = tours();
        game.laden().set_citizens(citizens);
        assert_eq!(game.offers(0, DELIVER), citizens >= 3);
        if citizens < 3 {
            game.refuses(0, DELIVER, "tours.task.citizens-first");
        }
    }
}

/// While planning, before and after an action, before passing: it is no action.
#[test]
fn planning_and_turns() {
    rule("tours.task.free");
    let mut game = tours();
    game.laden().fill(0, Place::Castle);
    assert!(game.offers(0, DELIVER));
    game.all_ready();
    assert_eq!(game.asks(0), Some(Ask::Action));
    assert!(game.offers(0, DELIVER), "before an action");
    game.play(0, Move::Use(Place::Castle));
    assert_eq!(game.asks(0), Some(Ask::Action), "no question of its own after it");
    assert!(game.offers(0, DELIVER), "after an action and before passing");
    game.play(0, DELIVER);
    assert!(game.state.outcome().is_some(), "no place is used for it");
}

/// After the event, if it can be done then.
#[test]
fn after_the_event() {
    rule("tours.task.free");
    for round in 1..=14 {
        let mut game = in_round(round);
        game.laden().give_goods(0, Good::Wine, 3).set_coins(0, 30).all_ready().all_pass();
        while matches!(game.asks(0), Some(Ask::Happening(_))) {
            let mv = game.options(0)[0];
            game.play(0, if game.offers(0, Move::Feed(Good::Wine)) { Move::Feed(Good::Wine) } else { mv });
        }
        assert_eq!(game.asks(0), Some(Ask::Free(Window::AfterEvent)), "round {round}");
        assert_eq!(game.options(0), [DELIVER, Move::Decline]);
        game.play(0, DELIVER);
        assert!(game.state.outcome().is_some() && game.state.table.round == round);
    }
    let mut game = tours();
    game.laden().set_citizens(2).all_ready().all_pass();
    assert_eq!(game.state.table.round, 2, "nothing to deliver, nothing to ask");
    let mut game = in_round(3);
    game.laden().all_ready().all_pass().play(0, Move::Feed(Good::Grain));
    assert_eq!(game.state.table.round, 4, "the event has taken what was needed");
}

/// Not while followers are drawn, in the midst of an action, with the wheels, or before the event is over.
#[test]
fn at_no_other_time() {
    rule("tours.task.free");
    let mut game = tours();
    game.laden().set_bag(0, [Follower::Monk; 3]).all_ready().all_pass().play(0, Move::Decline);
    assert!(matches!(game.asks(0), Some(Ask::Followers { .. })));
    game.refuses(0, DELIVER, "tours.task.free");

    let mut game = tours();
    game.laden().fill(0, Place::Village).all_ready().play(0, Move::Use(Place::Village));
    game.refuses(0, DELIVER, "tours.task.free").play(0, Move::Recruit(Kind::Boatman));
    assert!(game.offers(0, DELIVER));
    game.mat_mut(0).wheels[Wheel::First as usize] = 1;
    game.play(0, Move::Pass);
    assert_eq!(game.asks(0), Some(Ask::Wheels));
    game.refuses(0, DELIVER, "tours.task.free");

    let mut game = in_round(12);
    game.laden().set_bag(0, [Follower::Knight]).all_ready().all_pass();
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Riots)));
    game.refuses(0, DELIVER, "tours.task.free");
}
