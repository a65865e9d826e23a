//! How it ends.

use crate::duel::{Scene, ended, in_round, lady, resolve, rule};
use orleans::components::{DuelObjective, Good, Place, Town};
use orleans::state::Spot;
use orleans::{Ask, Event, Move};
use tabletop::{Game, Seat};

/// After round 3, with these objectives of each player completed.
fn after_round(round: u8, done: [usize; 2], arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = in_round(round);
    [0, 1].into_iter().zip(done).for_each(|(seat, done)| _ = game.complete(seat, &DuelObjective::ALL[..done]));
    arrange(&mut game);
    resolve(&mut game);
    game
}

#[test]
fn all_four() {
    rule("duel.end.check");
    for winner in [0, 1] {
        let mut done = [3, 3];
        done[winner] = 4;
        assert_eq!(ended(&after_round(3, done, |_| {})), (vec![winner as u8], "duel.end.check"));
    }
    let game = after_round(3, [3, 3], |_| {});
    assert_eq!((game.state.table.round, game.state.outcome()), (4, None), "three do not win");
}

/// Not at once, but at the end of the round: the last delivery still counts.
#[test]
fn at_the_end_of_the_round() {
    rule("duel.end.check");
    let mut game = in_round(3);
    game.complete(0, &DuelObjective::ALL[..3]).give_goods(0, Good::Brocade, 3).all_ready().play(0, lady(3));
    assert_eq!(game.asks(0), Some(Ask::Action), "the round goes on");
    game.all_pass();
    assert_eq!(ended(&game), (vec![0], "duel.end.check"));
    let mut game = in_round(3);
    game.complete(1, &DuelObjective::ALL[..3]).give_goods(1, Good::Brocade, 3);
    resolve(&mut game).play(1, lady(3));
    assert_eq!(ended(&game), (vec![1], "duel.end.check"));
    game.refuses(1, Move::Pass, "duel.end.check");
}

/// No sheet, and no citizen for the most stations.
#[test]
fn nothing_is_counted() {
    rule("duel.end.no-scoring");
    let game = after_round(3, [4, 0], |game| _ = game.station(1, Town::Blois).set_coins(1, 90));
    assert_eq!(ended(&game), (vec![0], "duel.end.check"), "points do not help");
    assert_eq!((game.mat(1).citizens, game.state.table.citizens.waits(Spot::MostStations)), (0, false));
    let last = after_round(16, [1, 0], |game| _ = game.station(1, Town::Blois).set_coins(1, 90));
    assert_eq!((ended(&last).0, last.mat(1).citizens), (vec![0], 0));
    assert!(!last.log.iter().any(|event| matches!(event, Event::Citizen(..))));
}

#[test]
fn both_in_one_round() {
    rule("duel.end.same-round");
    for richer in [0, 1] {
        let game = after_round(3, [4, 4], |game| {
            _ = game
                .give_goods(richer, Good::Wine, 1)
                .give_goods(1 - richer, Good::Cheese, 1)
                .set_coins(1 - richer, 50);
        });
        assert_eq!(ended(&game), (vec![richer], "duel.end.same-round"), "goods before coins");
    }
}

/// Goods alike: coins decide; these alike, too: both win.
#[test]
fn ties() {
    rule("duel.end.tie-coins");
    for (coins, winners) in [([6, 5], vec![0]), ([5, 6], vec![1]), ([5, 5], vec![0, 1])] {
        let game = after_round(3, [4, 4], |game| {
            game.give_goods(0, Good::Wine, 1).give_goods(1, Good::Cheese, 1).give_goods(1, Good::Grain, 1);
            _ = game.set_coins(0, coins[0]).set_coins(1, coins[1]);
        });
        assert_eq!(ended(&game), (winners, "duel.end.tie-coins"), "{coins:?}");
    }
}

/// Values of the goods, those on a Brasserie included; bread by the status; nothing for Depot and Merchant House.
#[test]
fn what_goods_are_worth() {
    rule("duel.end.goods-points");
    let wins = |arrange: &dyn Fn(&mut Scene)| ended(&after_round(3, [4, 4], arrange)).0;
    // Wool 4 against three cheese 6.
    assert_eq!(wins(&|game| _ = game.give_goods(0, Good::Wool, 1).give_goods(1, Good::Cheese, 3)), [1]);
    // A bread at status 3 against a cheese.
    assert_eq!(wins(&|game| _ = game.bake(0, 1).set_development(0, 9).give_goods(1, Good::Cheese, 1)), [0]);
    assert_eq!(wins(&|game| _ = game.bake(0, 1).give_goods(1, Good::Cheese, 1)), [1]);
    // The status counts with the Cathedral.
    let cathedral = |game: &mut Scene| {
        _ = game.bake(0, 1).tile(0, Place::Cathedral).set_development(0, 4).give_goods(1, Good::Cheese, 1);
    };
    assert_eq!(wins(&cathedral), [0]);
    let brasserie = |game: &mut Scene| {
        game.tile(0, Place::Brasserie).give_goods(0, Good::Wine, 2).give_goods(1, Good::Brocade, 1);
        game.mat_mut(0).on_tiles.brasserie[Good::Wine.index()] = 2;
    };
    assert_eq!(wins(&brasserie), [0]);
    // Sets and majorities bring nothing: the goods are alike, and so are the coins.
    for tile in [Place::Depot, Place::MerchantHouse] {
        let alike = |game: &mut Scene| {
            game.tile(0, tile);
            for &good in Good::ALL {
                game.give_goods(0, good, 1).give_goods(1, good, 1);
            }
        };
        assert_eq!(wins(&alike), [0, 1], "{tile}");
    }
}

/// After round 16: objectives, then goods, then coins, then both.
#[test]
fn after_sixteen() {
    rule("duel.end.after-16");
    let end = |done, arrange: &dyn Fn(&mut Scene)| ended(&after_round(16, done, arrange));
    let rich = |game: &mut Scene| _ = game.set_coins(1, 90).give_goods(1, Good::Cheese, 3);
    assert_eq!(end([2, 1], &rich), (vec![0], "duel.end.after-16"));
    assert_eq!(end([1, 2], &|_| {}), (vec![1], "duel.end.after-16"));
    assert_eq!(end([2, 2], &rich).0, [1]);
    assert_eq!(end([0, 0], &|game| _ = game.set_coins(0, 6)).0, [0]);
    assert_eq!(end([0, 0], &|_| {}).0, [0, 1]);
    let mut earlier = in_round(15);
    earlier.next_round();
    assert_eq!((earlier.state.table.round, earlier.state.outcome().is_none()), (16, true));
    assert_eq!(ended(&after_round(16, [4, 0], |_| {})), (vec![0], "duel.end.check"), "all four come first");
}

/// A saved end is the same end.
#[test]
fn the_end_is_saved() {
    rule("duel.end.check");
    let game = after_round(3, [4, 0], |_| {});
    let saved = serde_json::to_string(&game.state).expect("JSON");
    let loaded: orleans::State = serde_json::from_str(&saved).expect("the same game");
    assert_eq!(loaded.outcome(), game.state.outcome());
    assert_eq!(loaded.mat(Seat(0)), game.state.mat(Seat(0)));
}
