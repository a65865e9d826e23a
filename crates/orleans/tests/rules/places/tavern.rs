//! Tavern: a station beside that of another player.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Place, Town};
use orleans::state::Pool;
use orleans::{Ask, Move};

const BUILD: Move = Move::Use(Place::Guildhall);

/// Seat 0 owns a filled Tavern and a filled Guildhall and is in Blois, where seat 1 has a station.
fn tavern(edition: Edition) -> Scene {
    let mut game = scene(edition, 3);
    game.tile(0, Place::Tavern).fill(0, Place::Tavern).fill(0, Place::Guildhall).set_bag(0, []);
    game.set_merchant(0, Town::Blois).station(1, Town::Blois).all_ready();
    game
}

/// The followers of the Guildhall, and of the Tavern if it joined in.
fn returned(with_tavern: bool) -> Pool {
    let host = with_tavern.then_some(Follower::Trader);
    [Follower::Farmer, Follower::Craftsman, Follower::Knight].into_iter().chain(host).collect()
}

/// With the Guildhall, in one action, the station of another player is no hindrance.
#[test]
fn beside_another_station() {
    rule("places.tavern.build");
    for &edition in Edition::ALL {
        let mut game = tavern(edition);
        game.refuses(0, Move::Use(Place::Tavern), "places.tavern.build");
        game.station(2, Town::Tours).play(0, BUILD);
        assert!((0..2).all(|seat| game.mat(seat).stations.contains(Town::Blois)));
        assert_eq!((game.mat(0).stations_left, game.mat(1).stations_left), (9, 9));
        assert_eq!(game.asks(1), Some(Ask::Action), "it was one action");
    }
}

/// One own station per town, Orléans included, and only as many as there are.
#[test]
fn never_two_own_stations() {
    rule("places.tavern.once-per-town");
    for &edition in Edition::ALL {
        let game = tavern(edition);
        game.fork().station(0, Town::Blois).refuses(0, BUILD, "base.guildhall.one-per-town");
        let mut orleans = game.fork();
        orleans.set_merchant(0, Town::Orleans).station(1, Town::Orleans).station(0, Town::Orleans);
        orleans.refuses(0, BUILD, "base.guildhall.orleans");
        let mut out = game.fork();
        out.mat_mut(0).stations_left = 0;
        out.refuses(0, BUILD, "base.guildhall.stations-limited");
    }
}

/// Both must be activated, and the followers of both return.
#[test]
fn the_followers_of_both() {
    rule("places.tavern.followers");
    for &edition in Edition::ALL {
        let mut game = tavern(edition);
        for (without, why) in
            [(Place::Tavern, "base.guildhall.one-per-town"), (Place::Guildhall, "base.actions.only-activated")]
        {
            let mut game = game.fork();
            let (at, _) = game.mat(0).board.at(without).next().expect("it is filled");
            game.mat_mut(0).board.take(at);
            game.refuses(0, BUILD, why);
        }
        game.play(0, BUILD);
        assert_eq!(game.player(0).bag, returned(true));
        assert!(game.standing(0, Place::Tavern).is_empty() && game.standing(0, Place::Guildhall).is_empty());
    }
}

/// Where the Guildhall needs no help, the Tavern keeps its follower.
#[test]
fn not_needed() {
    rule("places.tavern.followers");
    for &edition in Edition::ALL {
        for town in [Town::Chinon, Town::Orleans] {
            let mut game = tavern(edition);
            game.station(1, Town::Orleans).set_merchant(0, town).play(0, BUILD);
            assert!(game.mat(0).stations.contains(town));
            assert_eq!(game.player(0).bag, returned(false));
            assert_eq!(game.standing(0, Place::Tavern), [Follower::Trader]);
        }
    }
}

/// It joins a Guildhall lent by Well or Flea Market too; then the Guildhall keeps its followers.
#[test]
fn with_a_lent_guildhall() {
    rule("places.tavern.followers");
    for &edition in Edition::ALL {
        for lender in [Place::Well, Place::FleaMarket] {
            for filled in [true, false] {
                let mut game = tavern(edition);
                if !filled {
                    let spaces = game.mat(0).board.stood_at(Place::Guildhall);
                    spaces.iter().for_each(|space| _ = game.mat_mut(0).board.take(space));
                }
                let standing = game.standing(0, Place::Guildhall);
                game.tile(0, lender).fill(0, lender).next_roll(6).play(0, Move::Use(lender)).play(0, BUILD);
                assert!(game.mat(0).stations.contains(Town::Blois));
                assert_eq!(game.standing(0, Place::Guildhall), standing, "{lender}");
                assert!(game.standing(0, Place::Tavern).is_empty(), "{lender}");
                assert_eq!((game.player(0).bag.total(), game.player(0).bag.count(Follower::Knight)), (3, 0));
            }
        }
    }
}
