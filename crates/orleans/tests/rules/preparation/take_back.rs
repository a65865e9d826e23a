//! Phase 3, Followers: taking followers back from action spaces.

use crate::preparation::EDITIONS;
use crate::preparation::followers::{numbers, phase_three};
use crate::scene::{Scene, rule};
use orleans::components::{Follower, Place, SpaceKind, Track};
use orleans::{Ask, Event, Move};
use tabletop::Seat;

const CASTLE: [(SpaceKind, Follower); 3] = [
    (SpaceKind::Farmer, Follower::Farmer),
    (SpaceKind::Boatman, Follower::Boatman),
    (SpaceKind::Trader, Follower::Trader),
];

fn back(place: Place, space: SpaceKind, follower: Follower) -> Move {
    Move::TakeBack { place, space, follower }
}

/// Seat 0 with a full Castle and a full Ship, an empty Market and farmers in the bag.
fn placed(game: &mut Scene, in_bag: usize) {
    game.set_market(0, []).set_bag(0, vec![Follower::Farmer; in_bag]).fill(0, Place::Castle).fill(0, Place::Ship);
}

/// The books' example: 6 are allowed, 2 are taken back, 4 more may be drawn.
#[test]
fn six_allowed() {
    rule("base.followers.take-back");
    rule("base.followers.take-back-first");
    for edition in EDITIONS {
        let mut game = phase_three(edition, 2, |game| {
            placed(game, 9);
            game.set_track(0, Track::Knights, 2);
        });
        assert_eq!(numbers(&game, 0).last(), Some(&6), "{edition}");
        for (taken, (space, follower)) in (1..=2).zip(CASTLE) {
            game.play(0, back(Place::Castle, space, follower));
            assert!(game.log.contains(&Event::TookBack { seat: Seat(0), place: Place::Castle, follower }));
            assert_eq!(game.asks(0), Some(Ask::Followers { left: 6 - taken }), "{edition}");
            assert_eq!((game.mat(0).market.total(), game.mat(0).market.count(follower)), (taken, 1));
        }
        assert_eq!(game.standing(0, Place::Castle), [Follower::Trader]);
        assert_eq!(game.standing(0, Place::Ship).len(), 3, "the others stay where they are");
        game.refuses(0, Move::Draw(5), "base.followers.draw-limit").play(0, Move::Draw(4));
        assert_eq!((game.mat(0).market.total(), game.player(0).bag.total()), (6, 5));
    }
}

/// A follower that is taken back needs a free Market space.
#[test]
fn needs_a_free_space() {
    rule("base.followers.take-back");
    for edition in EDITIONS {
        let mut game = phase_three(edition, 2, |game| {
            placed(game, 0);
            game.set_market(0, [Follower::Monk; 7]);
        });
        let [(space, follower), (other, next), _] = CASTLE;
        game.play(0, back(Place::Castle, space, follower));
        assert_eq!(game.mat(0).market.total(), 8, "{edition}");
        game.refuses(0, back(Place::Castle, other, next), "base.followers.take-back").play(0, Move::Draw(0));
        assert_eq!(game.asks(0), Some(Ask::Plan));
    }
}

/// After the draw nobody is taken back, neither in phase 3 nor while planning.
#[test]
fn before_drawing() {
    rule("base.followers.take-back-first");
    for edition in EDITIONS {
        for number in [0, 1] {
            let mut game = phase_three(edition, 2, |game| {
                placed(game, 9);
                game.set_bag(1, [Follower::Farmer]);
            });
            let [(space, follower), ..] = CASTLE;
            let mv = back(Place::Castle, space, follower);
            assert!(game.offers(0, mv), "{edition}");
            game.play(0, Move::Draw(number)).refuses(0, mv, "base.round.turn-order");
            game.play(1, Move::Draw(0)).refuses(0, mv, "base.planning.no-shifting");
            assert_eq!(game.standing(0, Place::Castle).len(), 3);
        }
    }
}

/// Taken back and drawn together stay within the limit; what the bag holds does not matter.
#[test]
fn the_limit_counts_not_the_bag() {
    rule("base.followers.take-back-counts-limit-not-bag");
    let id = "base.followers.take-back-counts-limit-not-bag";
    let ship = [(SpaceKind::Farmer, Follower::Farmer), (SpaceKind::Boatman, Follower::Boatman)];
    for edition in EDITIONS {
        for in_bag in [0, 1, 9] {
            let mut game = phase_three(edition, 2, |game| placed(game, in_bag));
            for (taken, (space, follower)) in CASTLE.into_iter().enumerate() {
                let most = (4 - taken).min(in_bag);
                assert_eq!(numbers(&game, 0).len(), most + 1, "{edition}, {in_bag} in the bag");
                game.play(0, back(Place::Castle, space, follower));
            }
            game.play(0, back(Place::Ship, ship[0].0, ship[0].1));
            game.refuses(0, back(Place::Ship, ship[1].0, ship[1].1), id);
            game.refuses(0, Move::Draw(1), "base.followers.draw-limit");
            assert_eq!(game.options(0), [Move::Draw(0)], "{edition}: four of four are used up");
            assert_eq!(game.mat(0).market.total(), 4);
        }
    }
}

/// From the board, the Town Hall and place tiles alike; gear wheels stay.
#[test]
fn from_any_place() {
    rule("base.followers.take-back-any-place");
    for edition in EDITIONS {
        let mut game = phase_three(edition, 2, |game| {
            game.set_market(0, []).tile(0, Place::Windmill).tile(0, Place::Sacristy).fill(0, Place::Sacristy);
            game.stand(0, Place::FarmHouse, SpaceKind::Boatman, Follower::OwnBoatman);
            game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Scholar);
            let board = &mut game.mat_mut(0).board;
            let spaces = [(Place::FarmHouse, SpaceKind::Craftsman), (Place::Windmill, SpaceKind::Craftsman)];
            for (place, kind) in spaces {
                let space = board.free_space(place, kind).expect("a free space");
                board.lay_wheel(space, false);
            }
            game.stand(0, Place::Windmill, SpaceKind::Craftsman, Follower::Monk);
        });
        let wheel = back(Place::FarmHouse, SpaceKind::Craftsman, Follower::Craftsman);
        game.refuses(0, wheel, "base.followers.take-back-any-place");
        let moves = [
            back(Place::FarmHouse, SpaceKind::Boatman, Follower::OwnBoatman),
            back(Place::TownHall, SpaceKind::Any, Follower::Scholar),
            back(Place::Sacristy, SpaceKind::Monk, Follower::Monk),
            back(Place::Windmill, SpaceKind::Craftsman, Follower::Monk),
        ];
        let offered: Vec<Move> = game.options(0).into_iter().filter(|mv| matches!(mv, Move::TakeBack { .. })).collect();
        assert_eq!(offered, moves, "{edition}: these and no wheel");
        for mv in moves {
            game.play(0, mv);
        }
        let mat = game.mat(0);
        assert_eq!((mat.market.total(), mat.market.count(Follower::Monk), mat.board.wheels().len()), (4, 2, 2));
        assert!(mat.board.stood().is_empty());
    }
}
