//! What lies open, and what only its owner may see.

use crate::preparation::EDITIONS;
use crate::preparation::walk::random_game;
use crate::scene::{rule, scene};
use orleans::components::{Follower, Good, Place, SpaceKind, Town};
use orleans::state::{Pool, Wheel};
use orleans::{Ask, Frame, Move, Setup};
use tabletop::{Game, Seat, SeatSet, Viewer};

/// Everybody sees what is in the own bag, as numbers per kind, and of the others only how many are inside.
#[test]
fn the_own_bag() {
    rule("base.general.check-own-bag");
    for edition in EDITIONS {
        random_game(Setup::new(edition, 3), 5, |game| {
            for viewer in Viewer::all(3) {
                let view = game.state.view(viewer);
                for seat in 0..3 {
                    let (bag, seen) = (game.player(seat).bag, &view.players[usize::from(seat)]);
                    assert_eq!(seen.bag, viewer.is(Seat(seat)).then_some(bag), "{edition}: {viewer:?}, bag of {seat}");
                    assert_eq!(seen.bag_size, bag.total());
                }
            }
        });
    }
}

/// Another bag of the same size looks the same from outside, and the order of filling shows nowhere.
#[test]
fn other_bags() {
    rule("base.general.check-own-bag");
    let (some, others) = ([Follower::Monk, Follower::Knight], [Follower::Farmer, Follower::Farmer]);
    for edition in EDITIONS {
        let (mut one, mut two) = (scene(edition, 2), scene(edition, 2));
        one.set_bag(1, some);
        two.set_bag(1, others);
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            assert_eq!(one.state.view(viewer), two.state.view(viewer), "{edition}: {viewer:?}");
        }
        let own = Viewer::Seat(Seat(1));
        assert_eq!(one.state.view(own).players[1].bag, Some(some.into_iter().collect::<Pool>()));
        assert_eq!(two.state.view(own).players[1].bag.map(|bag| bag.count(Follower::Farmer)), Some(2));
        two.set_bag(1, some.into_iter().rev());
        assert_eq!(one.state.view(own), two.state.view(own), "{edition}: counts, no order");
    }
}

/// Everything before a player lies open to all.
#[test]
fn open_to_all() {
    rule("base.general.open-information");
    for edition in EDITIONS {
        let mut game = scene(edition, 2);
        game.set_coins(0, 17).give_goods(0, Good::Wool, 2).station(0, Town::Tours).tile(0, Place::Brewery);
        game.fill(0, Place::Castle).set_market(0, [Follower::Scholar]);
        let mat = game.mat_mut(0);
        mat.citizens = 3;
        mat.wheels[Wheel::Later as usize] = 1;
        let space = mat.board.free_space(Place::FarmHouse, SpaceKind::Craftsman).expect("a free space");
        mat.board.lay_wheel(space, false);
        let tower = [Follower::Monk].into_iter().collect::<Pool>();
        mat.tower = tower;
        for viewer in Viewer::all(2) {
            let view = game.state.view(viewer);
            let seen = &view.players[0].mat;
            assert_eq!((seen.coins, seen.goods[Good::Wool.index()], seen.citizens), (17, 2, 3), "{viewer:?}");
            assert!(seen.stations.contains(Town::Tours) && seen.places.contains(Place::Brewery));
            assert_eq!((seen.stations_left, seen.wheels[Wheel::Later as usize]), (9, 1));
            assert_eq!((seen.board.at(Place::Castle).count(), seen.board.wheels().len()), (3, 1));
            assert_eq!((seen.market.count(Follower::Scholar), seen.tower), (1, tower));
        }
    }
}

/// At every moment of a game all is open but plans in progress, and those to their owners.
#[test]
fn always_open() {
    rule("base.general.open-information");
    for edition in EDITIONS {
        random_game(Setup::new(edition, 3), 7, |game| {
            let planning = game.state.asked().iter().any(|seat| game.asks(seat.0) == Some(Ask::Plan));
            for viewer in Viewer::all(3) {
                let view = game.state.view(viewer);
                assert_eq!(view.table, game.state.table);
                for seat in (0..3).filter(|&seat| !planning || viewer.is(Seat(seat))) {
                    assert_eq!(view.players[usize::from(seat)].mat, *game.mat(seat), "{edition}: {viewer:?}");
                }
            }
        });
    }
}

/// A plan is hidden until all are ready; who is ready is not.
#[test]
fn plans_are_hidden() {
    rule("base.general.open-information");
    for edition in EDITIONS {
        let mut game = scene(edition, 2);
        let before = [Viewer::Seat(Seat(1)), Viewer::Spectator].map(|viewer| game.state.view(viewer));
        game.plan(0, Follower::OwnBoatman, Place::FarmHouse, SpaceKind::Boatman);
        let after = [Viewer::Seat(Seat(1)), Viewer::Spectator].map(|viewer| game.state.view(viewer));
        assert_eq!(after, before, "{edition}: nothing shows while somebody plans");
        game.play(0, Move::Ready);
        for (mut seen, before) in
            [Viewer::Seat(Seat(1)), Viewer::Spectator].map(|viewer| game.state.view(viewer)).into_iter().zip(before)
        {
            assert_eq!(seen.stack.last(), Some(&Frame::AskAll(SeatSet::of(Seat(1)), Ask::Plan)), "{edition}");
            seen.stack = before.stack;
            assert_eq!(seen, before, "{edition}: that the plan is made shows, the plan does not");
        }
        game.play(1, Move::Ready);
        let open = game.state.view(Viewer::Seat(Seat(1)));
        assert_eq!(open.players[0].mat.board.at(Place::FarmHouse).count(), 1, "{edition}: now it lies open");
        assert_eq!(open.players[0].mat.market.total(), 3);
    }
}
