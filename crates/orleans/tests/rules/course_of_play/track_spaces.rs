//! The six follower tracks, space by space.

use crate::course_of_play::hands::{acting_alone, fill_and_use, is_one, offered_tiles};
use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Good, Kind, Place, Track};
use orleans::{Ask, Move, draw_limit};
use tabletop::{Game, Seat};

/// Grain, grain, cheese, cheese, wine, wine, wool, brocade, and no further.
#[test]
fn farmers() {
    rule("base.track.farmers");
    use Good::{Brocade, Cheese, Grain, Wine, Wool};
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        for good in [Grain, Grain, Cheese, Cheese, Wine, Wine, Wool, Brocade] {
            let (before, all) = (game.goods(0, good), game.mat(0).n_goods());
            fill_and_use(&mut game, Place::FarmHouse);
            assert_eq!((game.goods(0, good), game.mat(0).n_goods()), (before + 1, all + 1), "{good}");
        }
        game.fill(0, Place::FarmHouse).refuses(0, Move::Use(Place::FarmHouse), "base.track.end-closes-action");
    }
}

/// Recruits in the Village as long as the track goes on; the game after each advance, without place tiles.
fn village_track(edition: Edition, kind: Kind, mut each: impl FnMut(&mut Scene, u8)) {
    let mut game = acting_alone(edition);
    for advance in 1.. {
        fill_and_use(&mut game, Place::Village);
        if !game.offers(0, Move::Recruit(kind)) {
            assert_eq!(advance, 6, "five advances");
            game.refuses(0, Move::Recruit(kind), "base.track.end-closes-action");
            return;
        }
        game.play(0, Move::Recruit(kind));
        each(&mut game, advance);
    }
}

/// A gear wheel on each of five spaces; the first is for farmer spaces, later ones are not bound.
#[test]
fn craftsmen() {
    rule("base.track.craftsmen");
    for &edition in Edition::ALL {
        village_track(edition, Kind::Craftsman, |game, advance| {
            assert_eq!(game.mat(0).wheels.iter().sum::<u8>(), advance);
            let mut after_the_pass = game.fork();
            after_the_pass.play(0, Move::Pass);
            let elsewhere =
                |mv: &Move| matches!(mv, Move::PlaceWheel { space, .. } if space.kind() != Some(Kind::Farmer));
            assert_eq!(after_the_pass.options(0).iter().any(elsewhere), advance > 1, "wheel {advance}");
        });
    }
}

/// A place tile on each of five spaces; the first is one of category I.
#[test]
fn traders() {
    rule("base.track.traders");
    for &edition in Edition::ALL {
        village_track(edition, Kind::Trader, |game, advance| {
            let tiles = [Place::Hayrick, Place::Office, Place::Winery, Place::Laboratory, Place::Windmill];
            let tile = tiles[usize::from(advance) - 1];
            tiles[usize::from(advance) - 1..].iter().for_each(|&tile| game.state.table.tiles.insert(tile));
            assert_eq!(offered_tiles(game).iter().any(|tile| !is_one(tile)), advance > 1);
            game.play(0, Move::Tile(tile));
            assert!(game.mat(0).places.contains(tile));
        });
    }
}

/// 2, 3, 4 and 5 coins, then the citizen.
#[test]
fn boatmen() {
    rule("base.track.boatmen");
    for &edition in Edition::ALL {
        village_track(edition, Kind::Boatman, |game, advance| {
            let coins = [2, 2 + 3, 2 + 3 + 4, 2 + 3 + 4 + 5, 2 + 3 + 4 + 5][usize::from(advance) - 1];
            assert_eq!(game.coins(0), 5 + coins);
            assert_eq!(game.mat(0).citizens, u8::from(advance == 5));
        });
    }
}

/// The limits 4, 5, 6, 7, 7 and 8. In the books' example green draws 4, yellow and blue 6, red 8.
#[test]
fn knights() {
    rule("base.track.knights");
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        assert_eq!(draw_limit(game.mat(0)), 4);
        for (limit, citizens) in [(5, 0), (6, 0), (7, 0), (7, 1), (8, 1)] {
            fill_and_use(&mut game, Place::Castle);
            assert_eq!((draw_limit(game.mat(0)), game.mat(0).citizens), (limit, citizens));
        }
        game.fill(0, Place::Castle).refuses(0, Move::Use(Place::Castle), "base.track.end-closes-action");

        let mut game = scene(edition, 4);
        for (seat, knights) in [(0, 0), (1, 2), (2, 2), (3, 5)] {
            game.set_track(seat, Track::Knights, knights).set_bag(seat, [Follower::Farmer; 9]).set_market(seat, []);
        }
        game.all_ready().all_pass();
        for (seat, limit) in [(1, 6), (2, 6), (3, 8), (0, 4)] {
            assert_eq!(game.asks(seat), Some(Ask::Followers { left: limit }));
            game.play(seat, Move::Draw(limit));
            assert_eq!(game.state.players[Seat(seat)].mat.market.total(), limit);
        }
        assert_eq!(game.state.asked().len(), 4);
    }
}

/// 2, 3, 4, 5 and 6 development points.
#[test]
fn scholars() {
    rule("base.track.scholars");
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        let mut development = 0;
        for points in 2..=6 {
            fill_and_use(&mut game, Place::University);
            development += points;
            assert_eq!(game.mat(0).development, development);
        }
        game.fill(0, Place::University).refuses(0, Move::Use(Place::University), "base.track.end-closes-action");
    }
}
