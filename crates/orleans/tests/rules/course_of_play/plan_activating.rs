//! Planning: places filled at once, over several rounds, or in advance.

use crate::course_of_play::hands::{acting_alone, wheel_on};
use crate::scene::{rule, scene};
use orleans::Move;
use orleans::components::{Edition, Follower, Happening, Letter, Place, SpaceKind, components};

/// Nobody has to be placed: followers wait on the Market and serve in a later round.
#[test]
fn followers_may_stay_on_the_market() {
    rule("base.planning.may-keep-on-market");
    let mut game = scene(Edition::Current, 2);
    game.plan(0, Follower::OwnFarmer, Place::Village, SpaceKind::Farmer).next_round();
    let kept = [Follower::OwnBoatman, Follower::OwnCraftsman, Follower::OwnTrader];
    assert_eq!(game.mat(0).market, kept.into_iter().collect());
    assert_eq!(game.mat(1).market, Follower::OWN.into_iter().collect());
    game.plan(0, Follower::OwnTrader, Place::Castle, SpaceKind::Trader);
}

/// A half-filled place waits for the rest; the example of the books needs a boatman and a craftsman for a farmer.
#[test]
fn a_place_may_be_filled_over_several_rounds() {
    rule("base.planning.partial-place");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.plan(0, Follower::OwnBoatman, Place::FarmHouse, SpaceKind::Boatman).all_ready();
        game.refuses(0, Move::Use(Place::FarmHouse), "base.actions.only-activated");
        game.next_round();
        assert_eq!(game.standing(0, Place::FarmHouse), [Follower::OwnBoatman]);
        game.plan(0, Follower::OwnCraftsman, Place::FarmHouse, SpaceKind::Craftsman).all_ready();
        game.play(1, Move::Pass).play(0, Move::Use(Place::FarmHouse));
        assert_eq!(game.player(0).bag.count(Follower::Farmer), 1);
    }
}

/// Every space counts: with one missing the place is dead, with a follower or a gear wheel there it
/// works. Town Hall and Gunpowder Tower need just one follower.
#[test]
fn a_place_works_when_all_its_spaces_are_filled() {
    rule("base.planning.activated");
    let on_board = [Place::FarmHouse, Place::Village, Place::University, Place::Castle, Place::Monastery];
    let further = [Place::Ship, Place::Wagon, Place::Guildhall, Place::Scriptorium, Place::Windmill, Place::Winery];
    for place in on_board.into_iter().chain(further) {
        let spaces = &components().place(place).action_spaces;
        for (missing, &empty) in spaces.iter().enumerate() {
            for by_wheel in [false, true] {
                let mut game = acting_alone(Edition::Current);
                game.tile(0, place).fill(0, place);
                let stood = game.mat(0).board.stood_at(place).iter().nth(missing).expect("a filled space");
                let follower = game.mat_mut(0).board.take(stood);
                game.refuses(0, Move::Use(place), "base.actions.only-activated");
                match by_wheel {
                    true => wheel_on(&mut game, 0, place, empty),
                    false => _ = game.stand(0, place, empty, follower),
                }
                assert!(game.offers(0, Move::Use(place)), "{place}, the {empty} space last");
            }
        }
    }
    let mut game = acting_alone(Edition::Current);
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Farmer).tile(0, Place::GunpowderTower);
    game.mat_mut(0).tower.add(Follower::Farmer);
    assert!(game.offers(0, Move::Use(Place::TownHall)));
    assert!(game.offers(0, Move::Use(Place::GunpowderTower)));
}

/// A place may be prepared although its action is closed: the Monastery during Pilgrimage, for the next round.
#[test]
fn a_closed_place_may_be_filled() {
    rule("base.planning.any-place-may-be-filled");
    let mut game = scene(Edition::Current, 2);
    game.event(Happening::Pilgrimage, Letter::Start).set_market(0, [Follower::Scholar, Follower::Trader]);
    game.plan(0, Follower::Scholar, Place::Monastery, SpaceKind::Scholar)
        .plan(0, Follower::Trader, Place::Monastery, SpaceKind::Trader)
        .all_ready()
        .refuses(0, Move::Use(Place::Monastery), "base.events.pilgrimage");
    game.next_round().event(Happening::Income, Letter::A).all_ready();
    game.play(1, Move::Pass).play(0, Move::Use(Place::Monastery));
    assert_eq!(game.player(0).bag.count(Follower::Monk), 1);
}
