//! Planning: who goes from the Market to which space.

use crate::hands::{acting_alone, put, wheel_on};
use crate::scene::{rule, scene};
use orleans::Move;
use orleans::components::{Edition, EventKind, Follower, Kind, Letter, Place, SpaceKind, components};

/// A place of the board with a space of each kind but monks.
const A_SPACE: [(SpaceKind, Place); 6] = [
    (SpaceKind::Farmer, Place::Village),
    (SpaceKind::Boatman, Place::Village),
    (SpaceKind::Craftsman, Place::Guildhall),
    (SpaceKind::Trader, Place::Monastery),
    (SpaceKind::Knight, Place::Wagon),
    (SpaceKind::Scholar, Place::Scriptorium),
];

/// Any number of followers go from the Market to the own board and own tiles; nobody else goes anywhere.
#[test]
fn followers_come_from_the_own_market() {
    rule("base.planning.place-from-market");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.set_bag(0, [Follower::Knight]).tile(0, Place::Hayrick);
        game.plan(0, Follower::OwnBoatman, Place::FarmHouse, SpaceKind::Boatman)
            .plan(0, Follower::OwnCraftsman, Place::FarmHouse, SpaceKind::Craftsman)
            .plan(0, Follower::OwnTrader, Place::Castle, SpaceKind::Trader)
            .plan(0, Follower::OwnFarmer, Place::Hayrick, SpaceKind::Farmer);
        assert!(game.mat(0).market.is_empty());
        assert_eq!(game.standing(0, Place::FarmHouse), [Follower::OwnBoatman, Follower::OwnCraftsman]);
        assert_eq!(game.standing(0, Place::Hayrick), [Follower::OwnFarmer]);

        let (from_bag, twice) = (Follower::Knight, Follower::OwnTrader);
        game.refuses(0, put(from_bag, Place::Ship, SpaceKind::Knight), "base.planning.place-from-market");
        game.refuses(0, put(twice, Place::Wagon, SpaceKind::Trader), "base.planning.place-from-market");
        let on_a_tile_of_another = put(Follower::OwnFarmer, Place::Hayrick, SpaceKind::Farmer);
        game.refuses(1, on_a_tile_of_another, "base.planning.place-from-market");
    }
}

/// A follower, neutral or own, stands on its own kind only; a privilege like the School changes that.
#[test]
fn a_space_takes_its_own_kind() {
    rule("base.planning.matching-space");
    let mut game = scene(Edition::Current, 2);
    for &follower in Follower::ALL.iter().filter(|follower| follower.kind() != Kind::Monk) {
        game.set_market(0, [follower]);
        for (space, place) in A_SPACE {
            if space.kind() == Some(follower.kind()) {
                assert!(game.offers(0, put(follower, place, space)), "{follower} on {space}");
            } else {
                game.refuses(0, put(follower, place, space), "base.planning.matching-space");
            }
        }
    }
    let no_such_space = put(Follower::OwnTrader, Place::FarmHouse, SpaceKind::Trader);
    game.refuses(0, no_such_space, "base.planning.matching-space");

    game.tile(0, Place::School).set_market(0, [Follower::Scholar]);
    assert!(A_SPACE.into_iter().all(|(space, place)| game.offers(0, put(Follower::Scholar, place, space))));
}

/// One piece a space: a second follower finds no room, beside a follower or a gear wheel.
#[test]
fn a_space_holds_one_piece() {
    rule("base.planning.one-per-space");
    let mut game = scene(Edition::Current, 2);
    game.set_market(0, [Follower::Farmer; 5]).tile(0, Place::CheeseFactory);
    wheel_on(&mut game, 0, Place::Castle, SpaceKind::Farmer);
    let farmer_to = |place| put(Follower::Farmer, place, SpaceKind::Farmer);
    game.refuses(0, farmer_to(Place::Castle), "base.planning.one-per-space");
    game.play(0, farmer_to(Place::Village)).refuses(0, farmer_to(Place::Village), "base.planning.one-per-space");
    // The Cheese Factory has two farmer spaces.
    game.play(0, farmer_to(Place::CheeseFactory)).play(0, farmer_to(Place::CheeseFactory));
    game.refuses(0, farmer_to(Place::CheeseFactory), "base.planning.one-per-space");
    assert_eq!(game.standing(0, Place::CheeseFactory), [Follower::Farmer; 2]);
}

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
    game.event(EventKind::Pilgrimage, Letter::Start).set_market(0, [Follower::Scholar, Follower::Trader]);
    game.plan(0, Follower::Scholar, Place::Monastery, SpaceKind::Scholar)
        .plan(0, Follower::Trader, Place::Monastery, SpaceKind::Trader)
        .all_ready()
        .refuses(0, Move::Use(Place::Monastery), "base.events.pilgrimage");
    game.next_round().event(EventKind::Income, Letter::A).all_ready();
    game.play(1, Move::Pass).play(0, Move::Use(Place::Monastery));
    assert_eq!(game.player(0).bag.count(Follower::Monk), 1);
}
