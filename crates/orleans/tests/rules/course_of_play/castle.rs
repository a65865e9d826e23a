//! Castle: knights, who raise the draw limit.

use crate::course_of_play::hands::{acting_alone, fill_and_use};
use crate::scene::{Scene, rule};
use orleans::components::{Edition, Follower, Kind, Place, Track};
use orleans::state::Spot;
use orleans::{Ask, Move};
use tabletop::{Game, Seat};

/// Seat 0 has `knights` advances and uses the Castle once more.
fn one_more_knight(edition: Edition, knights: u8) -> Scene {
    let mut game = acting_alone(edition);
    game.set_track(0, Track::Knights, knights);
    fill_and_use(&mut game, Place::Castle);
    game
}

/// The limit of seat 0 in the next phase 3, seen by drawing that many and by not being allowed more.
fn limit(mut game: Scene) -> u8 {
    game.set_bag(0, [Follower::Farmer; 12]).set_market(0, []);
    game.until(|state| matches!(state.question(Seat(0)), Some(Ask::Followers { .. })));
    let most = game.options(0).into_iter().filter_map(|mv| if let Move::Draw(n) = mv { Some(n) } else { None }).max();
    let limit = most.expect("a number to draw");
    if limit < 8 {
        game.refuses(0, Move::Draw(limit + 1), "base.followers.draw-limit");
    }
    game.play(0, Move::Draw(limit));
    assert_eq!(game.mat(0).market.total(), limit);
    limit
}

/// A knight from the supply, one space forward, and nothing else: the space shows the new limit.
#[test]
fn a_knight_and_a_larger_draw() {
    rule("base.castle.effect");
    for &edition in Edition::ALL {
        let game = one_more_knight(edition, 0);
        assert_eq!(game.player(0).bag.count(Follower::Knight), 1);
        assert_eq!(game.state.table.followers[Kind::Knight.index()], 19);
        assert_eq!(game.track(0, Track::Knights), 1);
        assert_eq!((game.coins(0), game.mat(0).development, game.mat(0).citizens), (5, 0, 0));
        assert_eq!(game.mat(0).n_goods(), 0);
        assert_eq!(limit(game), 5);
    }
}

/// The fourth knight leaves the limit at 7 and brings the citizen to the first who has so many.
#[test]
fn the_fourth_knight() {
    rule("base.castle.fourth-knight");
    for &edition in Edition::ALL {
        let third = one_more_knight(edition, 2);
        assert_eq!(third.mat(0).citizens, 0);
        assert_eq!(limit(third), 7);
        let fourth = one_more_knight(edition, 3);
        assert_eq!(fourth.mat(0).citizens, 1);
        assert!(!fourth.state.table.citizens.waits(Spot::Knights));
        assert_eq!(limit(fourth), 7);

        let mut later = acting_alone(edition);
        later.state.table.citizens.take(Spot::Knights);
        later.set_track(0, Track::Knights, 3);
        fill_and_use(&mut later, Place::Castle);
        assert_eq!((later.track(0, Track::Knights), later.mat(0).citizens), (4, 0));
        assert_eq!(limit(later), 7);
    }
}

/// The fifth knight is the last and raises the limit to 8.
#[test]
fn the_fifth_knight() {
    rule("base.castle.fifth-knight");
    for &edition in Edition::ALL {
        let mut fifth = one_more_knight(edition, 4);
        assert_eq!((fifth.track(0, Track::Knights), fifth.mat(0).citizens), (5, 0));
        fifth.fill(0, Place::Castle).refuses(0, Move::Use(Place::Castle), "base.track.end-closes-action");
        assert_eq!(limit(fifth), 8);
    }
}
