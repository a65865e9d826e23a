//! Deliveries: what, where and when.

use crate::duel::{Scene, WINE, duel, in_round, lady, resolve, rule};
use orleans::components::{DuelObjective, Follower, Good, Place, Town};
use orleans::state::Wheel;
use orleans::{Ask, Event, Move, Window};
use tabletop::Seat;

use DuelObjective::{ClotheLady, DeliverWine};

/// On the turn of seat 0, with wine in Châtellerault.
fn with_wine(wine: u8) -> Scene {
    let mut game = in_round(3);
    game.give_goods(0, Good::Wine, wine).set_merchant(0, Town::Chatellerault).all_ready();
    game
}

#[test]
fn wine() {
    rule("duel.objective.wine");
    for &town in Town::ALL {
        let mut game = with_wine(4);
        game.set_merchant(0, town);
        if town != Town::Chatellerault {
            game.refuses(0, WINE, "duel.objective.wine");
            continue;
        }
        let market = game.state.table.goods[Good::Wine.index()];
        game.play(0, WINE);
        assert_eq!((game.goods(0, Good::Wine), game.state.table.goods[Good::Wine.index()]), (1, market + 3));
        assert_eq!(game.done(0), [DeliverWine]);
    }
}

/// Three fabrics of which one at least is brocade, with the merchant in Orléans.
#[test]
fn the_lady() {
    rule("duel.objective.lady");
    for brocade in 0..=4 {
        let mut game = in_round(3);
        game.give_goods(0, Good::Brocade, 3).give_goods(0, Good::Wool, 3).all_ready();
        if !(1..=3).contains(&brocade) {
            game.refuses(0, lady(brocade), "duel.objective.lady");
            continue;
        }
        let mut away = game.fork();
        away.set_merchant(0, Town::Blois).refuses(0, lady(brocade), "duel.objective.lady");
        game.play(0, lady(brocade));
        assert_eq!((game.goods(0, Good::Brocade), game.goods(0, Good::Wool)), (3 - brocade, brocade));
        assert_eq!(game.done(0), [ClotheLady]);
    }
    let mut game = in_round(3);
    game.give_goods(0, Good::Wool, 5).give_goods(0, Good::Cheese, 3).all_ready();
    assert!((0..=3).all(|brocade| !game.offers(0, lady(brocade))), "wool alone will not do");
}

/// All at one time, or nothing.
#[test]
fn whole() {
    rule("duel.objective.delivery-whole");
    for wine in 0..3 {
        with_wine(wine).refuses(0, WINE, "duel.objective.delivery-whole");
    }
    let mut game = in_round(3);
    game.give_goods(0, Good::Brocade, 2).all_ready();
    (1..=3).for_each(|brocade| _ = game.refuses(0, lady(brocade), "duel.objective.delivery-whole"));
    game.give_goods(0, Good::Wool, 1).play(0, lady(2));
}

/// Before an action, after it, before passing: a delivery uses no turn.
#[test]
fn on_the_own_turn() {
    rule("duel.objective.delivery-free");
    let mut game = in_round(3);
    game.give_goods(0, Good::Wine, 3).set_merchant(0, Town::Chatellerault).fill(0, Place::Castle);
    assert!(!game.offers(0, WINE), "not while planning");
    game.refuses(0, WINE, "duel.objective.delivery-free").all_ready();
    assert_eq!(game.asks(0), Some(Ask::Action));
    let mut before = game.fork();
    before.play(0, WINE).play(0, Move::Use(Place::Castle));
    assert_eq!(before.asks(1), Some(Ask::Action), "nothing more to deliver");
    game.play(0, Move::Use(Place::Castle));
    assert_eq!((game.asks(0), game.options(0)), (Some(Ask::Free(Window::AfterAction)), vec![WINE, Move::Decline]));
    game.play(0, WINE);
    assert_eq!((game.done(0), game.asks(1)), (vec![DeliverWine], Some(Ask::Action)));
    let mut game = with_wine(3);
    game.refuses(1, WINE, "base.round.turn-order").play(0, WINE).play(0, Move::Pass);
    assert_eq!(game.done(0), [DeliverWine]);
}

/// Once more when both have settled the event, the start player first.
#[test]
fn after_the_event() {
    rule("duel.objective.delivery-free");
    let mut game = in_round(16);
    for seat in [0, 1] {
        game.give_goods(seat, Good::Brocade, 3).set_merchant(seat, Town::Tours);
    }
    resolve(&mut game);
    assert_eq!((game.asks(0), game.asks(1)), (Some(Ask::Free(Window::AfterEvent)), None), "Journey Home brings both");
    assert_eq!(game.options(0), [lady(3), Move::Decline]);
    game.play(0, Move::Decline);
    assert_eq!(game.asks(1), Some(Ask::Free(Window::AfterEvent)));
    game.play(1, lady(3));
    assert_eq!((game.done(0), game.done(1)), (vec![], vec![ClotheLady]));
}

/// Not while followers are drawn, in the midst of an action, with the wheels, or before the event is over.
#[test]
fn at_no_other_time() {
    rule("duel.objective.delivery-free");
    let free = "duel.objective.delivery-free";
    let mut game = with_wine(3);
    game.fill(0, Place::Village).play(0, Move::Use(Place::Village)).refuses(0, WINE, free);
    let mut game = with_wine(3);
    game.mat_mut(0).wheels[Wheel::First as usize] = 1;
    game.play(0, Move::Pass);
    assert_eq!(game.asks(0), Some(Ask::Wheels));
    game.refuses(0, WINE, free);
    let mut game = in_round(10);
    game.give_goods(0, Good::Wine, 3).set_merchant(0, Town::Chatellerault).set_coins(1, 9);
    resolve(&mut game).refuses(0, WINE, free);
    let mut game = in_round(3);
    game.set_bag(1, [Follower::Monk; 3]).all_ready().all_pass();
    game.give_goods(1, Good::Wine, 3).set_merchant(1, Town::Chatellerault);
    assert!(matches!(game.asks(1), Some(Ask::Followers { .. })));
    game.refuses(1, WINE, free);
}

/// Whoever began there delivers without having travelled.
#[test]
fn presence() {
    rule("duel.objective.delivery-presence");
    let mut game = duel();
    game.give_goods(0, Good::Brocade, 3).all_ready();
    assert_eq!(game.mat(0).merchant, Town::Orleans, "since the set-up");
    game.play(0, lady(3));
    let told = Event::Duel(orleans::DuelEvent::Completed(Seat(0), ClotheLady));
    assert_eq!((game.log.last(), game.asks(0)), (Some(&told), Some(Ask::Action)));
}
