//! Gunpowder Tower: two more spaces for the Market.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Place, SpaceKind};
use orleans::state::Pool;
use orleans::{Ask, Move, Origin};

use Follower::{
    Boatman, Craftsman, Farmer, Knight, Monk, OwnBoatman, OwnCraftsman, OwnFarmer, OwnTrader, Scholar, Trader,
};

const EIGHT: [Follower; 8] = [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader, Farmer, Boatman, Craftsman, Trader];

fn pool(followers: &[Follower]) -> Pool {
    followers.iter().copied().collect()
}

/// Phase 3 of round 2: seat 0 owns the Tower, with these followers on Market, Tower and in the bag;
/// seat 1 would come first.
fn phase_three(edition: Edition, market: &[Follower], tower: &[Follower], bag: &[Follower]) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::GunpowderTower).set_market(0, market.iter().copied()).set_bag(0, bag.iter().copied());
    game.mat_mut(0).tower = pool(tower);
    game.set_market(1, EIGHT).set_bag(1, [Monk, Monk]).all_ready();
    game.until(|state| state.table.round == 2);
    assert_eq!(game.asks(1), None, "the neighbour has a full Market and no Tower: there is nothing to draw");
    game
}

/// With a full Market two more followers are drawn than without the Tower; two of the ten lie
/// there, whichever the owner likes, own colour included.
#[test]
fn two_more_spaces() {
    rule("places.gunpowder-tower.market");
    for &edition in Edition::ALL {
        for (first, second) in [(OwnFarmer, Trader), (Monk, Monk), (Boatman, OwnTrader)] {
            let mut game = phase_three(edition, &EIGHT, &[], &[Monk; 6]);
            game.refuses(0, Move::Draw(3), "base.followers.market-caps-draw").play(0, Move::Draw(2));
            for follower in [first, second] {
                game.refuses(0, Move::Decline, "base.followers.market-size").play(0, Move::ToTower(follower));
            }
            assert_eq!(game.mat(0).tower, pool(&[first, second]));
            assert_eq!((game.mat(0).market.total(), game.player(0).bag.total()), (8, 4));
            assert_eq!(game.asks(0), Some(Ask::Plan), "there is no third space");
        }
    }
}

/// Whoever lies on the Tower keeps the space: one there leaves room for one less, to draw or to take back.
#[test]
fn followers_on_the_tower_take_room() {
    rule("places.gunpowder-tower.market");
    rule("base.followers.market-caps-draw");
    for &edition in Edition::ALL {
        let mut one = phase_three(edition, &EIGHT, &[Knight], &[Monk; 6]);
        one.refuses(0, Move::Draw(2), "base.followers.market-caps-draw").play(0, Move::Draw(1));
        let kept = one.mat(0).market.total() + one.mat(0).tower.total();
        assert_eq!((kept, one.player(0).bag.total()), (10, 5), "no more than ten");

        let mut two = phase_three(edition, &EIGHT[1..], &[Knight, Monk], &[Monk; 6]);
        two.stand(0, Place::Castle, SpaceKind::Farmer, Farmer);
        two.play(0, Move::TakeBack { place: Place::Castle, space: SpaceKind::Farmer, follower: Farmer });
        two.refuses(0, Move::Draw(1), "base.followers.market-caps-draw");
    }
}

/// The draw limit stays that of the Knights track.
#[test]
fn the_draw_limit_is_not_raised() {
    rule("places.gunpowder-tower.market");
    for &edition in Edition::ALL {
        let mut game = phase_three(edition, &[], &[], &[Monk; 10]);
        game.refuses(0, Move::Draw(5), "base.followers.draw-limit").play(0, Move::Draw(4));
        game.play(0, Move::ToTower(Monk)).play(0, Move::Decline);
        assert_eq!((game.mat(0).market, game.mat(0).tower), (pool(&[Monk; 3]), pool(&[Monk])));
    }
}

/// In phase 3 the owner shifts followers freely between Market and Tower, in no other phase.
#[test]
fn shifting_in_phase_three_only() {
    rule("places.gunpowder-tower.market");
    for &edition in Edition::ALL {
        for (to_tower, market) in [
            (&[][..], &[Farmer, Knight, Monk][..]),
            (&[Farmer], &[Knight, Monk]),
            (&[Farmer, Monk], &[Knight]),
            (&[Knight, Monk], &[Farmer]),
        ] {
            let mut game = phase_three(edition, &[Farmer], &[Knight, Monk], &[]);
            assert_eq!(game.asks(0), Some(Ask::Tower { room: 2 }), "even if nobody can be drawn");
            to_tower.iter().for_each(|&follower| _ = game.play(0, Move::ToTower(follower)));
            if to_tower.len() < 2 {
                game.play(0, Move::Decline);
            }
            assert_eq!((game.mat(0).tower, game.mat(0).market), (pool(to_tower), pool(market)));
            game.refuses(0, Move::ToTower(market[0]), "places.gunpowder-tower.market").all_ready().play(1, Move::Pass);
            assert_eq!(game.asks(0), Some(Ask::Action));
            assert!(!game.options(0).iter().any(|mv| matches!(mv, Move::ToTower(_))));
        }
    }
}

/// In Planning followers of the Tower go to action spaces like those of the Market: one, both or
/// none of them.
#[test]
fn from_the_tower_to_action_spaces() {
    rule("places.gunpowder-tower.planning");
    let put = |follower, place, space| Move::Put { follower, place, space, from: Origin::Tower };
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.tile(0, Place::GunpowderTower).set_market(0, [Scholar]).mat_mut(0).tower = pool(&[Knight, OwnFarmer]);
        game.refuses(0, put(Scholar, Place::Scriptorium, SpaceKind::Scholar), "places.gunpowder-tower.planning");
        game.refuses(0, put(Knight, Place::Ship, SpaceKind::Farmer), "base.planning.matching-space");
        game.refuses(0, put(OwnFarmer, Place::TownHall, SpaceKind::Any), "base.townhall.no-own-colour");
        game.play(0, put(Knight, Place::Scriptorium, SpaceKind::Knight));
        assert_eq!(game.mat(0).tower, pool(&[OwnFarmer]));
        game.plan(0, Scholar, Place::Scriptorium, SpaceKind::Scholar);

        let mut both = game.fork();
        both.play(0, put(OwnFarmer, Place::Ship, SpaceKind::Farmer)).all_ready();
        assert_eq!((both.standing(0, Place::Ship), both.mat(0).tower), (vec![OwnFarmer], Pool::default()));

        game.all_ready().play(0, Move::Use(Place::Scriptorium));
        assert_eq!((game.mat(0).development, game.mat(0).tower), (1, pool(&[OwnFarmer])));
        assert_eq!(game.player(0).bag, pool(&[Knight, Scholar]), "used followers go into the bag");
    }
}

/// A follower withdrawn while planning goes back where it came from; from the Market nobody
/// enters the Tower.
#[test]
fn back_where_they_came_from() {
    rule("places.gunpowder-tower.planning");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.tile(0, Place::GunpowderTower).set_market(0, [Knight]).mat_mut(0).tower = pool(&[Knight]);
        let before = *game.mat(0);
        for (from, other) in [(Origin::Tower, Origin::Market), (Origin::Market, Origin::Tower)] {
            let (follower, place, space) = (Knight, Place::Ship, SpaceKind::Knight);
            game.play(0, Move::Put { follower, place, space, from });
            let wrong = Move::PutBack { follower, place, space, from: other };
            game.refuses(0, wrong, "base.planning.no-shifting");
            game.play(0, Move::PutBack { follower, place, space, from });
            assert_eq!(*game.mat(0), before);
        }
        game.refuses(0, Move::ToTower(Knight), "places.gunpowder-tower.market");
    }
}
