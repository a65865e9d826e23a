//! Phase 3, Followers: drawing from the bag.

use crate::preparation::{EDITIONS, tables};
use crate::scene::{Scene, rule, scene, scene_with, seeded};
use orleans::components::{Edition, Follower, Track};
use orleans::state::Pool;
use orleans::{Ask, Event, Move, Setup, TableOptions};
use tabletop::Seat;

/// Phase 3 of round 2 at a table that `arrange` has changed before; seat 0 is asked first.
pub(crate) fn phase_three(edition: Edition, players: u8, arrange: impl FnOnce(&mut Scene)) -> Scene {
    let options = TableOptions { start_player: Some(Seat(players - 1)), ..TableOptions::default() };
    let mut game = scene_with(edition, players, options);
    arrange(&mut game);
    game.all_ready().all_pass();
    game
}

/// The numbers a player may name.
pub(crate) fn numbers(game: &Scene, seat: u8) -> Vec<u8> {
    let number = |mv: Move| if let Move::Draw(number) = mv { Some(number) } else { None };
    let mut numbers: Vec<u8> = game.options(seat).into_iter().filter_map(number).collect();
    numbers.sort();
    numbers
}

/// As many as the marker on the Knights track shows: 4, 5, 6, 7, 7, 8.
#[test]
fn draw_limit() {
    rule("base.followers.draw-limit");
    for edition in EDITIONS {
        for (at, limit) in [(0, 4), (1, 5), (2, 6), (3, 7), (4, 7), (5, 8)] {
            let mut game = phase_three(edition, 2, |game| {
                game.set_track(0, Track::Knights, at).set_market(0, []).set_bag(0, [Follower::Farmer; 12]);
            });
            assert_eq!(game.asks(0), Some(Ask::Followers { left: limit }), "{edition}, space {at}");
            game.refuses(0, Move::Draw(limit + 1), "base.followers.draw-limit").play(0, Move::Draw(limit));
            assert_eq!((game.mat(0).market.total(), game.player(0).bag.total()), (limit, 12 - limit));
        }
    }
}

/// The books' example: four players may draw 4, 6, 6 and 8.
#[test]
fn four_players_draw() {
    rule("base.followers.draw-limit");
    for edition in EDITIONS {
        let mut game = phase_three(edition, 4, |game| {
            for (seat, knights) in [(0, 0), (1, 2), (2, 2), (3, 5)] {
                game.set_track(seat, Track::Knights, knights)
                    .set_market(seat, [])
                    .set_bag(seat, [Follower::Farmer; 12]);
            }
        });
        for (seat, limit) in [(0, 4), (1, 6), (2, 6), (3, 8)] {
            assert_eq!(numbers(&game, seat).last(), Some(&limit), "{edition}, seat {seat}");
            game.play(seat, Move::Draw(limit));
        }
        assert_eq!([0, 1, 2, 3].map(|seat| game.mat(seat).market.total()), [4, 6, 6, 8]);
    }
}

/// The bag decides who comes: in 400 bags with three farmers and a knight, about 100 knights.
#[test]
fn drawn_blindly() {
    rule("base.followers.draw-blind");
    let mut knights = 0;
    for n in 0..400 {
        let mut game = seeded(Setup::new(Edition::Current, 2), n);
        let bag = [Follower::Farmer, Follower::Farmer, Follower::Farmer, Follower::Knight];
        game.set_market(0, []).set_bag(0, bag).all_ready().all_pass();
        game.play(0, Move::Draw(1));
        let player = game.player(0);
        assert_eq!((player.mat.market.total(), player.bag.total()), (1, 3), "from the bag to the Market");
        let mut all = player.mat.market;
        all.add_all(player.bag);
        assert_eq!(all, bag.into_iter().collect::<Pool>(), "nobody is lost or comes from elsewhere");
        knights += u32::from(player.mat.market.count(Follower::Knight));
    }
    // Six standard deviations.
    assert!((48..=152).contains(&knights), "{knights} knights");
}

/// Any number up to the limit, even none; it is named once, before drawing.
#[test]
fn draw_fewer() {
    rule("base.followers.draw-fewer");
    for edition in EDITIONS {
        for number in 0..=4 {
            let mut game = phase_three(edition, 2, |game| {
                (0..2).for_each(|seat| {
                    game.set_market(seat, []).set_bag(seat, [Follower::Farmer; 9]);
                });
            });
            assert_eq!(numbers(&game, 0), [0, 1, 2, 3, 4], "{edition}");
            game.play(0, Move::Draw(number));
            assert_eq!(game.mat(0).market.total(), number);
            let drawn = game.log.iter().filter(|event| matches!(event, Event::Drew(Seat(0), _))).count();
            assert_eq!(drawn, usize::from(number), "all at once");
            game.refuses(0, Move::Draw(1), "base.round.turn-order");
            game.play(1, Move::Draw(0));
            assert_eq!((game.asks(0), game.mat(1).market.total()), (Some(Ask::Plan), 0));
        }
    }
}

/// Eight spaces; whoever stayed on the Market keeps a space and narrows the draw.
#[test]
fn market_spaces() {
    rule("base.followers.market-size");
    rule("base.followers.market-caps-draw");
    for edition in EDITIONS {
        for standing in 0..=8_u8 {
            let stay = vec![Follower::Knight; usize::from(standing)];
            let mut game = phase_three(edition, 2, |game| {
                game.set_track(0, Track::Knights, 5).set_market(0, stay).set_bag(0, [Follower::Farmer; 12]);
            });
            let free = 8 - standing;
            if free == 0 {
                assert_eq!(game.asks(0), Some(Ask::Plan), "{edition}: nothing to ask with a full Market");
                continue;
            }
            assert!(numbers(&game, 0).into_iter().eq(0..=free), "{edition}, {standing} on the Market");
            let id = if free < 8 { "base.followers.market-caps-draw" } else { "base.followers.draw-limit" };
            game.refuses(0, Move::Draw(free + 1), id).play(0, Move::Draw(free));
            let market = &game.mat(0).market;
            assert_eq!((market.count(Follower::Knight), market.total()), (standing, 8));
        }
    }
}

/// A bag that holds fewer gives all it has, and no more is owed.
#[test]
fn short_bag() {
    rule("base.followers.short-bag");
    for edition in EDITIONS {
        for held in 1..=3_u8 {
            let mut game = phase_three(edition, 2, |game| {
                game.set_market(0, []).set_bag(0, vec![Follower::Trader; usize::from(held)]);
            });
            assert!(numbers(&game, 0).into_iter().eq(0..=held), "{edition}, {held} in the bag");
            game.refuses(0, Move::Draw(held + 1), "base.followers.short-bag").play(0, Move::Draw(held));
            assert!(game.player(0).bag.is_empty());
            assert_eq!((game.mat(0).market.total(), game.asks(0)), (held, Some(Ask::Plan)));
        }
    }
}

/// Round 1 begins with planning: the four own followers stand on the Market, the bag is empty.
#[test]
fn first_round() {
    rule("base.followers.first-round");
    for (edition, players) in tables() {
        let game = scene(edition, players);
        for seat in 0..players {
            assert_eq!((game.state.table.round, game.asks(seat)), (1, Some(Ask::Plan)), "{edition}");
            let player = game.player(seat);
            assert_eq!(player.mat.market, Follower::OWN.into_iter().collect::<Pool>());
            assert!(player.bag.is_empty());
        }
    }
}
