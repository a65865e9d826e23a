//! Planning: what may still be changed, and until when.

use crate::hands::{put, put_back};
use crate::scene::{rule, scene};
use orleans::Move;
use orleans::components::{Edition, Follower, Place, SpaceKind};

/// Until the player is ready, followers of this phase move from space to space or back to the Market.
#[test]
fn a_plan_may_be_changed_until_it_is_declared() {
    rule("base.planning.rearrange-until-done");
    let mut game = scene(Edition::Current, 2);
    game.plan(0, Follower::OwnFarmer, Place::Village, SpaceKind::Farmer)
        .plan(0, Follower::OwnTrader, Place::Castle, SpaceKind::Trader)
        .play(0, put_back(Follower::OwnFarmer, Place::Village, SpaceKind::Farmer))
        .plan(0, Follower::OwnFarmer, Place::Castle, SpaceKind::Farmer);
    assert_eq!(game.standing(0, Place::Village), []);
    assert_eq!(game.standing(0, Place::Castle), [Follower::OwnFarmer, Follower::OwnTrader]);

    // Also the last who plans may do so, and as often as liked.
    game.play(1, Move::Ready);
    for _ in 0..3 {
        game.play(0, put_back(Follower::OwnTrader, Place::Castle, SpaceKind::Trader));
        assert_eq!(game.mat(0).market.count(Follower::OwnTrader), 1);
        game.plan(0, Follower::OwnTrader, Place::Castle, SpaceKind::Trader);
    }
    assert_eq!(game.mat(0).market.count(Follower::OwnTrader), 0);
}

/// Who stands from an earlier round stays: only newcomers of this phase can be put back.
#[test]
fn followers_of_earlier_rounds_are_not_shifted() {
    rule("base.planning.no-shifting");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.tile(0, Place::CheeseFactory).set_market(0, [Follower::Farmer, Follower::Farmer, Follower::Trader]);
        game.plan(0, Follower::Farmer, Place::CheeseFactory, SpaceKind::Farmer);
        game.plan(0, Follower::Trader, Place::Castle, SpaceKind::Trader).next_round();

        let farmer_back = put_back(Follower::Farmer, Place::CheeseFactory, SpaceKind::Farmer);
        let trader_back = put_back(Follower::Trader, Place::Castle, SpaceKind::Trader);
        game.refuses(0, farmer_back, "base.planning.no-shifting");
        game.refuses(0, trader_back, "base.planning.no-shifting");
        // Of two farmers side by side only the new one moves.
        game.plan(0, Follower::Farmer, Place::CheeseFactory, SpaceKind::Farmer).play(0, farmer_back);
        game.refuses(0, farmer_back, "base.planning.no-shifting");
        assert_eq!(game.standing(0, Place::CheeseFactory), [Follower::Farmer]);
    }
}

/// Whoever is ready has planned: no more moves, while the others plan and afterwards.
#[test]
fn a_declared_plan_is_final() {
    rule("base.planning.done-is-final");
    let mut game = scene(Edition::Current, 2);
    game.plan(0, Follower::OwnFarmer, Place::Village, SpaceKind::Farmer).play(0, Move::Ready);
    let changes = [
        put(Follower::OwnTrader, Place::Castle, SpaceKind::Trader),
        put_back(Follower::OwnFarmer, Place::Village, SpaceKind::Farmer),
    ];
    for change in changes {
        game.refuses(0, change, "base.planning.done-is-final");
    }
    game.refuses(0, Move::Ready, "base.planning.done-is-final");
    game.plan(1, Follower::OwnTrader, Place::Castle, SpaceKind::Trader).play(1, Move::Ready);
    for change in changes {
        game.refuses(0, change, "base.planning.done-is-final");
    }
    assert_eq!(game.standing(0, Place::Village), [Follower::OwnFarmer]);
}
