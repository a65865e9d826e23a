//! Opera: the Scholars track when no scholar is left.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Edition, Follower, Kind, Place, SpaceKind, Track};
use orleans::state::Pool;

const OPERA: Move = Move::Use(Place::Opera);

/// Seat 0 may use the Opera if the number of scholars in the supply allows it.
fn opera(edition: Edition, scholars: u8) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.followers[Kind::Scholar.index()] = scholars;
    game.tile(0, Place::Opera).fill(0, Place::Opera).set_bag(0, []).all_ready();
    game
}

/// A single scholar in the supply keeps it shut, though followers may be put there earlier.
#[test]
fn only_without_scholars() {
    rule("places.opera.condition");
    for &edition in Edition::ALL {
        opera(edition, 1).refuses(0, OPERA, "places.opera.condition");
        opera(edition, 0).play(0, OPERA);

        let mut game = scene(edition, 2);
        game.tile(0, Place::Opera).set_market(0, [Follower::OwnFarmer]);
        assert!(game.state.table.followers[Kind::Scholar.index()] > 0);
        game.plan(0, Follower::OwnFarmer, Place::Opera, SpaceKind::Farmer);
    }
}

/// One space further with its points; on the last space its six points again. No scholar comes.
#[test]
fn a_step_and_its_points() {
    rule("places.opera.effect");
    for &edition in Edition::ALL {
        for (at, to, points) in [(0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6), (5, 5, 6)] {
            let mut game = opera(edition, 0);
            game.set_track(0, Track::Scholars, at).play(0, OPERA);
            assert_eq!((game.track(0, Track::Scholars), game.mat(0).development), (to, points), "from {at}");
            let actors = [Follower::Farmer, Follower::Craftsman, Follower::Trader].into_iter().collect::<Pool>();
            assert_eq!((game.player(0).bag, game.state.table.followers[Kind::Scholar.index()]), (actors, 0));
        }
    }
}

/// At the end of both tracks nothing is left to gain; at the end of one it is still worth it.
#[test]
fn at_the_end() {
    rule("places.opera.effect");
    for &edition in Edition::ALL {
        let mut game = opera(edition, 0);
        game.set_development(0, 30);
        game.fork().set_track(0, Track::Scholars, 5).refuses(0, OPERA, "base.actions.no-empty-action");
        game.set_track(0, Track::Scholars, 4).play(0, OPERA);
        assert_eq!((game.track(0, Track::Scholars), game.mat(0).development), (5, 30));
    }
}
