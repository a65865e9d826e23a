//! Cathedral: one more development status.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Good, Happening, Letter, Place, Town};
use orleans::score::sheet;
use orleans::state::Spot;
use orleans::{Move, status};
use tabletop::{Game, Seat};

/// Seat 0 stands there on the Development track, with the Cathedral and without it.
fn both(development: u8) -> [Scene; 2] {
    [true, false].map(|owned| {
        let mut game = scene(Edition::Bigbox, 2);
        game.set_development(0, development).set_development(1, development);
        if owned {
            game.tile(0, Place::Cathedral);
        }
        game
    })
}

/// Events, tiles and the final scoring count one more, for the owner only.
#[test]
fn one_more_for_everything() {
    rule("places.cathedral.plus-one");
    for (development, stars) in [(0, 1), (8, 2), (9, 3), (15, 4), (29, 5)] {
        for (mut game, bonus) in both(development).into_iter().zip([1, 0]) {
            let expected = stars + bonus;
            assert_eq!((status(game.mat(0)), status(game.mat(1))), (expected, stars));

            game.tile(0, Place::Hospital).fill(0, Place::Hospital).all_ready();
            let mut hospital = game.fork();
            hospital.play(0, Move::Use(Place::Hospital));
            assert_eq!(hospital.coins(0), 5 + u16::from(expected), "Hospital");

            let mut income = game.fork();
            income.event(Happening::Income, Letter::B).all_pass();
            let received = [expected, stars].map(|status| 5 + 2 * u16::from(status));
            assert_eq!([income.coins(0), income.coins(1)], received, "Income");

            let plain = sheet(&game.state, Seat(0)).total;
            game.station(0, Town::Blois).mat_mut(0).citizens += 2;
            game.mat_mut(0).on_tiles.bread = 1;
            assert_eq!(sheet(&game.state, Seat(0)).total - plain, 4 * i32::from(expected), "station, citizens, bread");
        }
    }
}

/// It works as soon as the tile is gained and no longer than it is owned.
#[test]
fn as_long_as_it_is_owned() {
    rule("places.cathedral.plus-one");
    rule("places.cathedral.marker-unchanged");
    let [mut game, _] = both(9);
    game.give_goods(0, Good::Wine, 1).set_coins(0, 0).event(Happening::Taxes, Letter::A);
    game.all_ready().all_pass();
    assert_eq!(status(game.mat(0)), 4);
    game.play(0, Move::GiveTile(Place::Cathedral));
    assert_eq!((status(game.mat(0)), game.mat(0).development), (3, 9), "the bonus is lost with the tile");
}

/// On the sixth star the status is 7.
#[test]
fn seven_at_the_end() {
    rule("places.cathedral.above-six");
    let [with, without] = both(30);
    assert_eq!((status(with.mat(0)), status(without.mat(0))), (7, 6));
    let [mut with, mut without] = [with, without].map(|mut game| {
        game.tile(0, Place::Hospital).fill(0, Place::Hospital).mat_mut(0).citizens = 1;
        game
    });
    assert_eq!(sheet(&with.state, Seat(0)).total - sheet(&without.state, Seat(0)).total, 1);
    for (game, coins) in [(&mut with, 7), (&mut without, 6)] {
        game.all_ready().play(0, Move::Use(Place::Hospital));
        assert_eq!(game.coins(0), 5 + coins);
    }
}

/// The marker stays: coin spaces, citizens and the next star are as far away as before.
#[test]
fn the_marker_stays() {
    rule("places.cathedral.marker-unchanged");
    for (from, to) in [(0, 4), (3, 4), (4, 9), (22, 30)] {
        for mut game in both(from) {
            game.tile(0, Place::Observatory).fill(0, Place::Observatory).all_ready();
            assert_eq!(game.mat(0).development, from);
            game.play(0, Move::Use(Place::Observatory));
            assert_eq!(game.mat(0).development, to, "the Observatory looks at the marker");
        }
    }
    for mut game in both(30) {
        game.tile(0, Place::Observatory).fill(0, Place::Observatory).all_ready();
        game.refuses(0, Move::Use(Place::Observatory), "places.observatory.to-star");
    }
    for (from, coins, citizens) in [(1, 0, 0), (2, 0, 1), (5, 0, 0), (6, 3, 0)] {
        for mut game in both(from) {
            assert!(game.state.table.citizens.waits(Spot::Development(0)));
            game.fill(0, Place::Scriptorium).all_ready().play(0, Move::Use(Place::Scriptorium));
            assert_eq!((game.coins(0), game.mat(0).citizens), (5 + coins, citizens), "a step from {from}");
        }
    }
}

/// A tie is broken by the marker alone: at equal points the Cathedral does not help.
#[test]
fn ties_follow_the_marker() {
    rule("places.cathedral.marker-unchanged");
    let [mut game, _] = both(8);
    game.set_development(1, 9).state.table.round = 18;
    game.until(|_| false);
    // Status 3 each; equal coins make equal points.
    game.set_coins(0, 20).set_coins(1, 20);
    let outcome = game.state.outcome().expect("the game is over");
    assert_eq!(outcome.sheets[0].total, outcome.sheets[1].total);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(1)]);
}
