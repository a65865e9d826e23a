//! What happens to followers and gear wheels after an action, and to those not used.

use crate::course_of_play::hands::{acting_alone, fill_and_use, wheel_on, wheels_at};
use crate::scene::{rule, scene};
use orleans::components::{Deed, Edition, Follower, Good, Kind, Place, SpaceKind};
use orleans::{Move, Origin};

/// The used followers return to the bag before the next turn: in the books' example the boatman and
/// the craftsman of the Farm House. Places not used are left alone.
#[test]
fn followers_return_to_the_bag() {
    rule("base.actions.followers-return");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.plan(0, Follower::OwnBoatman, Place::FarmHouse, SpaceKind::Boatman)
            .plan(0, Follower::OwnCraftsman, Place::FarmHouse, SpaceKind::Craftsman)
            .fill(0, Place::Castle)
            .all_ready()
            .play(0, Move::Use(Place::FarmHouse));
        assert_eq!(game.standing(0, Place::FarmHouse), []);
        assert_eq!(game.standing(0, Place::Castle).len(), 3);
        let returned = [Follower::OwnBoatman, Follower::OwnCraftsman, Follower::Farmer];
        assert_eq!(game.player(0).bag, returned.into_iter().collect());
    }
}

/// From the Town Hall and the Gunpowder Tower the sent go to a deed and the unsent stay: nobody returns.
#[test]
fn senders_return_nobody() {
    rule("base.actions.followers-return");
    let mut game = acting_alone(Edition::Current);
    game.set_bag(0, []).tile(0, Place::GunpowderTower);
    let send = Move::Send { kind: Kind::Farmer, deed: Deed::CityWall };

    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Farmer);
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Knight);
    game.play(0, Move::Use(Place::TownHall)).play(0, send).play(0, Move::Decline);
    assert_eq!(game.standing(0, Place::TownHall), [Follower::Knight]);

    game.mat_mut(0).tower = [Follower::Farmer, Follower::Trader].into_iter().collect();
    game.play(0, Move::Use(Place::GunpowderTower)).play(0, send).play(0, Move::Decline);
    assert_eq!(game.mat(0).tower, [Follower::Trader].into_iter().collect());

    assert_eq!(game.state.table.deeds[Deed::CityWall.index()][Kind::Farmer.index()], 2);
    assert!(game.player(0).bag.is_empty());
}

/// A gear wheel does not leave with the followers: the place needs one follower less ever after.
#[test]
fn gear_wheels_stay() {
    rule("base.actions.gear-stays");
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        wheel_on(&mut game, 0, Place::FarmHouse, SpaceKind::Craftsman);
        for times in 1..=3 {
            game.stand(0, Place::FarmHouse, SpaceKind::Boatman, Follower::Boatman);
            game.play(0, Move::Use(Place::FarmHouse));
            assert_eq!(wheels_at(&game, 0, Place::FarmHouse), 1);
            assert_eq!(game.standing(0, Place::FarmHouse), []);
            assert_eq!(game.player(0).bag.count(Follower::Boatman), times);
        }
        assert_eq!(game.player(0).bag.count(Follower::Craftsman), 0);
    }
}

/// Followers not used stay for later rounds; a filled place needs no new planning.
#[test]
fn unused_followers_stay() {
    rule("base.actions.unused-stay");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.fill(0, Place::Castle).stand(0, Place::Ship, SpaceKind::Farmer, Follower::Farmer);
        for _ in 0..3 {
            game.next_round();
            assert_eq!(game.standing(0, Place::Castle), [Follower::Farmer, Follower::Boatman, Follower::Trader]);
            assert_eq!(game.standing(0, Place::Ship), [Follower::Farmer]);
        }
        game.all_ready().play(1, Move::Pass).play(0, Move::Use(Place::Castle));
        assert_eq!(game.player(0).bag.count(Follower::Knight), 1);
    }
}

/// A place filled anew in the same phase may be used anew: the Bathhouse sends the farmer of the
/// Hayrick there once more.
#[test]
fn a_refilled_place_works_again() {
    rule("base.actions.again-if-refilled");
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        game.set_bag(0, []).tile(0, Place::Hayrick).tile(0, Place::Bathhouse).fill(0, Place::Bathhouse);
        fill_and_use(&mut game, Place::Hayrick);
        game.refuses(0, Move::Use(Place::Hayrick), "base.actions.only-activated");
        let (follower, place, space) = (Follower::Farmer, Place::Hayrick, SpaceKind::Farmer);
        game.play(0, Move::Use(Place::Bathhouse)).play(0, Move::Put { follower, place, space, from: Origin::Drawn });
        game.play(0, Move::Use(Place::Hayrick));
        assert_eq!(game.goods(0, Good::Grain), 2);
    }
}
