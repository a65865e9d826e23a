//! Builder, Fortress, Building Company: what they need, and when they may be completed.

use crate::vierzon::{complete, in_round, rule, vierzon};
use orleans::components::VierzonObjective::{self, *};
use orleans::components::{Follower, Good, Kind, Place, Town};
use orleans::state::Wheel;
use orleans::{Ask, Event, Move, VierzonEvent, Window};
use tabletop::{Game, Seat};

/// Coins are paid in one payment.
#[test]
fn builder_and_fortress() {
    for (objective, price, id) in
        [(Builder, 10, rule("vierzon.objective.builder")), (Fortress, 25, rule("vierzon.objective.fortress"))]
    {
        let mut game = vierzon();
        game.set_coins(0, price - 1).refuses(0, complete(objective), id);
        assert!(!game.offers(0, complete(objective)));
        game.set_coins(0, price + 2).play(0, complete(objective));
        assert_eq!(
            game.log,
            [Event::Coins(Seat(0), -(price as i16)), Event::Vierzon(VierzonEvent::Completed(Seat(0), objective))]
        );
        assert_eq!((game.coins(0), game.is_marked(objective), game.marks().len()), (2, true, 1));
    }
}

/// In any order, each once, and marked for good.
#[test]
fn any_order() {
    rule("vierzon.objective.any-order");
    for order in [[Builder, Fortress, Materials], [Materials, Fortress, Builder], [Fortress, Builder, Materials]] {
        let mut game = vierzon();
        game.materials().set_merchant(0, Town::Vierzon).set_coins(0, 70);
        for objective in order {
            game.play(0, complete(objective));
            while matches!(game.asks(0), Some(Ask::Vierzon(_))) {
                let mv = game.options(0)[0];
                game.play(0, mv);
            }
            game.refuses(0, complete(objective), "vierzon.objective.any-order");
        }
        assert_eq!((game.marks().len(), game.coins(0)), (3, 35));
        game.set_coins(0, 0).set_merchant(0, Town::Orleans);
        assert_eq!(game.marks().len(), 3, "stays completed");
    }
}

/// A station in Loches, by whatever effect; the Road stands in no town.
#[test]
fn building_company() {
    rule("vierzon.objective.building-company");
    rule("vierzon.objective.auto-mark");
    let mut game = vierzon();
    game.set_merchant(0, Town::Loches).fill(0, Place::Guildhall).all_ready();
    game.refuses(0, complete(BuildingCompany), "vierzon.objective.building-company");
    game.play(0, Move::Use(Place::Guildhall));
    assert!(game.log.contains(&Event::Vierzon(VierzonEvent::Completed(Seat(0), BuildingCompany))), "by itself");
    assert_eq!(game.marks().len(), 1);

    let mut quarry = vierzon();
    quarry.set_coins(0, 9).filled(0, Place::Quarry).all_ready().play(0, Move::Use(Place::Quarry));
    quarry.play(0, Move::BuildIn(Town::Loches));
    assert!(quarry.is_marked(BuildingCompany), "from afar");
    let mut road = vierzon();
    road.filled(0, Place::Road).set_merchant(0, Town::Loches).all_ready().play(0, Move::Use(Place::Road));
    assert!(road.mat(0).n_stations() == 1 && !road.is_marked(BuildingCompany));
    let mut other = vierzon();
    other.set_merchant(0, Town::Tours).fill(0, Place::Guildhall).all_ready().play(0, Move::Use(Place::Guildhall));
    assert!(!other.is_marked(BuildingCompany));
}

/// While planning, before and after an action, before passing: it is no action.
#[test]
fn planning_and_turns() {
    rule("vierzon.objective.free");
    let offered = |game: &crate::vierzon::Scene| game.offers(0, complete(Builder));
    let mut game = vierzon();
    game.set_coins(0, 10).fill(0, Place::Castle);
    assert!(offered(&game), "while planning");
    game.fork().play(0, complete(Builder)).play(0, Move::Ready);
    game.all_ready();
    assert!(offered(&game), "before an action");
    game.play(0, Move::Use(Place::Castle));
    assert!(game.asks(0) == Some(Ask::Action) && offered(&game), "after an action and before passing");
    game.play(0, complete(Builder));
    assert_eq!(game.asks(0), Some(Ask::Action), "no turn is used");
}

#[test]
fn after_the_event() {
    rule("vierzon.objective.free");
    for round in 1..=14 {
        let mut game = in_round(round);
        game.mark(&[Builder]).set_coins(0, 30).resolve();
        if game.asks(0) == Some(Ask::Harvest { owed: 1 }) {
            game.refuses(0, complete(Fortress), "vierzon.objective.free").play(0, Move::PayCoins(5));
        }
        assert_eq!(game.asks(0), Some(Ask::Free(Window::AfterEvent)), "round {round}");
        assert_eq!(game.options(0), [complete(Fortress), Move::Decline]);
        game.play(0, complete(Fortress));
        assert!(game.is_marked(Fortress) && game.coins(0) < 10);
    }
    let mut game = vierzon();
    game.set_coins(0, 9).resolve();
    assert_eq!(game.state.table.round, 2, "nothing to complete, nothing to ask");
}

/// Income may pay for it, and a tax may not be dodged.
#[test]
fn not_while_something_is_paid() {
    rule("vierzon.objective.free");
    let mut game = in_round(3);
    game.sweep_map().set_coins(0, 12).give_goods(0, Good::Wine, 1).resolve();
    game.refuses(0, complete(Builder), "vierzon.objective.free").play(0, Move::PayCoins(5));
    assert_eq!(game.state.table.round, 4, "what the Harvest took is gone");
    let mut game = in_round(5);
    game.set_development(0, 9).set_coins(0, 5).resolve();
    assert!(game.offers(0, complete(Builder)), "what Income brought is there");
}

/// Not while followers are drawn, in the midst of an action or with the wheels.
#[test]
fn at_no_other_time() {
    rule("vierzon.objective.free");
    let mut game = vierzon();
    game.set_coins(0, 10).set_bag(0, [Follower::Monk; 3]).resolve().play(0, Move::Decline);
    assert!(matches!(game.asks(0), Some(Ask::Followers { .. })));
    game.refuses(0, complete(Builder), "vierzon.objective.free");

    let mut game = vierzon();
    game.set_coins(0, 10).fill(0, Place::Village).all_ready().play(0, Move::Use(Place::Village));
    game.refuses(0, complete(Builder), "vierzon.objective.free").play(0, Move::Recruit(Kind::Boatman));
    game.mat_mut(0).wheels[Wheel::Laboratory as usize] = 1;
    game.play(0, Move::Pass);
    assert_eq!(game.asks(0), Some(Ask::Wheels));
    game.refuses(0, complete(Builder), "vierzon.objective.free");
    assert!(game.state.outcome().is_none() && VierzonObjective::COUNT == 5);
}
