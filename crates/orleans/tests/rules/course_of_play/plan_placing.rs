//! Planning: who goes from the Market to which space.

use crate::course_of_play::hands::{put, wheel_on};
use crate::scene::{rule, scene};
use orleans::components::{Edition, Follower, Kind, Place, SpaceKind};

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
    for &follower in Follower::IN_HEAPS.iter().filter(|follower| follower.kind() != Kind::Monk) {
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
