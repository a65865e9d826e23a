//! Gunpowder Tower: followers go straight to the deeds.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Deed, Edition, Follower, Kind, Place, SpaceKind};
use orleans::state::Pool;
use orleans::{Ask, Move};

use Follower::{Boatman, Farmer, Knight, Monk, OwnFarmer, OwnTrader};

const TOWER: Move = Move::Use(Place::GunpowderTower);

fn pool(followers: &[Follower]) -> Pool {
    followers.iter().copied().collect()
}

/// The Action phase begins; these followers lie on the Tower of seat 0, nobody stands anywhere.
fn ready(edition: Edition, tower: &[Follower]) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::GunpowderTower).set_market(0, []).set_coins(0, 0).mat_mut(0).tower = pool(tower);
    game.all_ready();
    game
}

fn send(kind: Kind, deed: Deed) -> Move {
    Move::Send { kind, deed }
}

/// One action sends one follower or both, each with the reward of its deed.
#[test]
fn one_or_both_are_sent() {
    rule("places.gunpowder-tower.send");
    for &edition in Edition::ALL {
        let mut game = ready(edition, &[Knight, Monk]);
        game.play(0, TOWER).refuses(0, Move::Decline, "base.townhall.needs-a-sending");
        game.play(0, send(Kind::Monk, Deed::PapalConclave));
        assert_eq!((game.coins(0), game.mat(0).tower), (3, pool(&[Knight])));

        let mut one = game.fork();
        one.play(0, Move::Decline);
        assert_eq!((one.coins(0), one.mat(0).tower, one.asks(0)), (3, pool(&[Knight]), None));

        game.play(0, send(Kind::Knight, Deed::PeaceTreaty));
        assert_eq!((game.coins(0), game.mat(0).tower, game.asks(0)), (5, Pool::default(), None));
        assert_eq!(game.state.table.deeds[Deed::PapalConclave.index()][Kind::Monk.index()], 1);
        assert_eq!(game.state.table.deeds[Deed::PeaceTreaty.index()][Kind::Knight.index()], 1);
        assert!(game.player(0).bag.is_empty());

        ready(edition, &[]).refuses(0, TOWER, "places.gunpowder-tower.send");
    }
}

/// The usual rewards: Canalization's choice, and the citizen for the last space of a deed.
#[test]
fn with_the_usual_rewards() {
    rule("places.gunpowder-tower.send");
    for &edition in Edition::ALL {
        for (choice, coins, development) in [(Move::Coin, 1, 0), (Move::Develop, 0, 1)] {
            let mut game = ready(edition, &[Boatman]);
            game.play(0, TOWER).play(0, send(Kind::Boatman, Deed::Canalization)).play(0, choice);
            assert_eq!((game.coins(0), game.mat(0).development), (coins, development));
        }
        let mut game = ready(edition, &[Knight, Monk]);
        game.state.table.deeds[Deed::PapalConclave.index()][Kind::Monk.index()] = 1;
        game.play(0, TOWER).play(0, send(Kind::Knight, Deed::PapalConclave));
        assert_eq!(game.mat(0).citizens, 0);
        game.play(0, send(Kind::Monk, Deed::PapalConclave));
        assert_eq!((game.coins(0), game.mat(0).citizens), (6, 1));
    }
}

/// It is an action of its own: no activation, a turn of its own, and never together with
/// followers of the Town Hall.
#[test]
fn an_action_of_its_own() {
    rule("places.gunpowder-tower.own-action");
    for &edition in Edition::ALL {
        let mut game = ready(edition, &[Knight]);
        game.refuses(0, Move::Use(Place::TownHall), "base.actions.only-activated");
        game.stand(0, Place::TownHall, SpaceKind::Any, Farmer);
        let (farmer, knight) = (send(Kind::Farmer, Deed::CityWall), send(Kind::Knight, Deed::CityWall));

        let mut town_hall = game.fork();
        town_hall.play(0, Move::Use(Place::TownHall)).refuses(0, knight, "base.townhall.send").play(0, farmer);
        assert_eq!((town_hall.asks(0), town_hall.mat(0).tower), (None, pool(&[Knight])));

        game.play(0, TOWER).refuses(0, farmer, "places.gunpowder-tower.own-action").play(0, knight);
        assert_eq!((game.asks(0), game.asks(1)), (None, Some(Ask::Action)), "the turn is used up");
        assert_eq!(game.standing(0, Place::TownHall), [Farmer]);
        game.play(1, Move::Pass).play(0, Move::Use(Place::TownHall)).play(0, farmer);
        assert_eq!(game.coins(0), 2, "by an action of the Town Hall");
    }
}

/// A follower that is not sent stays on the Tower and can be sent by a later action.
#[test]
fn unsent_followers_stay() {
    rule("places.gunpowder-tower.own-action");
    for &edition in Edition::ALL {
        let mut game = ready(edition, &[Knight, Monk]);
        game.play(0, TOWER).play(0, send(Kind::Knight, Deed::CityWall)).play(0, Move::Decline);
        assert_eq!((game.mat(0).tower, game.player(0).bag), (pool(&[Monk]), Pool::default()));
        game.play(1, Move::Pass).play(0, TOWER).play(0, send(Kind::Monk, Deed::PapalConclave));
        assert_eq!((game.mat(0).tower, game.coins(0)), (Pool::default(), 1 + 3));
    }
}

/// Followers of the own colour are never sent: alone on the Tower they close the action.
#[test]
fn own_colours_are_not_sent() {
    rule("places.gunpowder-tower.no-own-colour-sent");
    for &edition in Edition::ALL {
        ready(edition, &[OwnFarmer, OwnTrader]).refuses(0, TOWER, "places.gunpowder-tower.no-own-colour-sent");

        let mut game = ready(edition, &[OwnFarmer, Knight]);
        game.play(0, TOWER);
        let knights_only = |mv: &Move| matches!(mv, Move::Send { kind: Kind::Knight, .. });
        assert!(game.options(0).iter().all(knights_only));
        game.play(0, send(Kind::Knight, Deed::CityWall));
        assert_eq!((game.asks(0), game.mat(0).tower), (None, pool(&[OwnFarmer])));
    }
}
