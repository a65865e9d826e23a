//! Peasant Uprising: farmers stand in for others while planning.

use crate::scene::{Scene, rule};
use crate::trade::{in_town_hall, under};
use orleans::components::{Deed, Follower, Happening, Kind, Letter, Place, SpaceKind};
use orleans::{Move, Origin};

fn revolt() -> Scene {
    let mut game = under(Happening::PeasantUprising, Letter::D, 2);
    game.set_market(0, [Follower::Farmer, Follower::OwnFarmer, Follower::Farmer]).set_bag(0, []);
    game
}

fn plan(follower: Follower, place: Place, space: SpaceKind) -> Move {
    Move::Put { follower, place, space, from: Origin::Market }
}

#[test]
fn farmers_for_anybody_but_monks() {
    rule("events.peasant-uprising.planning");
    let mut game = revolt();
    game.tile(0, Place::Sacristy).tile(0, Place::Theatre);
    for (place, space) in [
        (Place::Castle, SpaceKind::Boatman),
        (Place::Guildhall, SpaceKind::Knight),
        (Place::Scriptorium, SpaceKind::Scholar),
    ] {
        assert!(game.offers(0, plan(Follower::Farmer, place, space)), "{place}");
        assert!(game.offers(0, plan(Follower::OwnFarmer, place, space)), "{place}");
    }
    game.refuses(0, plan(Follower::Farmer, Place::Sacristy, SpaceKind::Monk), "base.planning.nothing-replaces-monk");
    // The Theatre still takes a single farmer.
    game.refuses(0, plan(Follower::Farmer, Place::Theatre, SpaceKind::Knight), "places.theatre.slots");
    game.stand(0, Place::Castle, SpaceKind::Boatman, Follower::Boatman);
    game.refuses(0, plan(Follower::Farmer, Place::Castle, SpaceKind::Boatman), "base.planning.one-per-space");
    game.set_market(0, [Follower::OwnBoatman]);
    let as_farmer = plan(Follower::OwnBoatman, Place::Castle, SpaceKind::Farmer);
    game.refuses(0, as_farmer, "base.planning.matching-space");
    let mut usual = under(Happening::Tithe, Letter::D, 2);
    usual.set_market(0, [Follower::Farmer]);
    usual.refuses(0, plan(Follower::Farmer, Place::Castle, SpaceKind::Boatman), "base.planning.matching-space");
}

#[test]
fn only_in_phase_four() {
    rule("events.peasant-uprising.phase-four-only");
    let mut game = revolt();
    game.tile(0, Place::Bathhouse).fill(0, Place::Bathhouse).set_bag(0, [Follower::Farmer, Follower::Farmer]);
    in_town_hall(&mut game, 0, &[Kind::Farmer]);
    game.all_ready().play(0, Move::Use(Place::Bathhouse));
    let drawn =
        Move::Put { follower: Follower::Farmer, place: Place::Castle, space: SpaceKind::Boatman, from: Origin::Drawn };
    game.refuses(0, drawn, "base.planning.matching-space");
    let mv = game.options(0)[0];
    game.play(0, mv).play(1, Move::Pass).play(0, Move::Use(Place::TownHall));
    game.refuses(0, Move::Send { kind: Kind::Farmer, deed: Deed::PapalConclave }, "base.deeds.exact-kind");
}

#[test]
fn home_again() {
    rule("events.peasant-uprising.clean-up");
    rule("events.peasant-uprising.stays-if-legal");
    let mut game = revolt();
    game.tile(0, Place::Barracks);
    game.stand(0, Place::Castle, SpaceKind::Boatman, Follower::Farmer);
    game.stand(0, Place::Guildhall, SpaceKind::Craftsman, Follower::OwnFarmer);
    game.stand(0, Place::Guildhall, SpaceKind::Knight, Follower::Farmer);
    game.stand(0, Place::Village, SpaceKind::Farmer, Follower::Farmer);
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Farmer);
    game.set_market(0, []).all_ready().play(0, Move::Pass).play(1, Move::Pass);
    assert!(game.standing(0, Place::Castle).is_empty());
    assert_eq!(game.standing(0, Place::Guildhall), [Follower::Farmer], "the Barracks allow the knight space");
    assert_eq!(game.standing(0, Place::Village), [Follower::Farmer]);
    assert_eq!(game.standing(0, Place::TownHall), [Follower::Farmer]);
    let bag = &game.player(0).bag;
    let drawn = &game.mat(0).market;
    assert_eq!(bag.count(Follower::OwnFarmer) + drawn.count(Follower::OwnFarmer), 1);
    assert_eq!(game.state.table.round, 2, "the next round has begun");
}
