//! Gaming Room: its wine and cheese, and what it counts at the end.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Good, Happening, Kind, Letter, Place, components};
use orleans::score::sheet;
use orleans::{Ask, Move};
use tabletop::Seat;

/// Seat 0 owns the Gaming Room and two of each good.
fn ready() -> Scene {
    let mut game = scene(Edition::Bigbox, 2);
    game.tile(0, Place::GamingRoom);
    Good::ALL.iter().for_each(|&good| _ = game.give_goods(0, good, 2));
    game
}

fn lay(good: Good) -> Move {
    Move::LayInGamingRoom(good)
}

/// On an own turn, without using an action: the same turn goes on.
#[test]
fn wine_and_cheese_on_an_own_turn() {
    rule("places.gaming-room.goods");
    let mut game = ready();
    game.fill(0, Place::Scriptorium);
    game.refuses(0, lay(Good::Wine), "base.round.phase-order").all_ready();
    for good in [Good::Wine, Good::Cheese] {
        game.play(0, lay(good));
        assert_eq!((game.asks(0), game.goods(0, good)), (Some(Ask::Action), 1), "{good}");
        assert!(game.mat(0).on_tiles.gaming_goods[good.index()]);
        game.refuses(0, lay(good), "places.gaming-room.goods");
    }
    for good in [Good::Grain, Good::Wool, Good::Brocade] {
        game.refuses(0, lay(good), "places.gaming-room.goods");
    }
    game.play(0, Move::Use(Place::Scriptorium)).refuses(0, lay(Good::Wine), "base.round.turn-order");

    // One good alone may be laid as well, and the turn may end with a pass.
    let mut game = ready();
    game.all_ready().play(0, lay(Good::Cheese)).play(0, Move::Pass);
    assert_eq!(game.asks(1), Some(Ask::Action));
    game.refuses(0, lay(Good::Wine), "base.actions.pass-is-final");
}

/// Only the owner, and only goods that are there.
#[test]
fn own_goods_on_the_own_tile() {
    rule("places.gaming-room.goods");
    let mut game = ready();
    game.give_goods(1, Good::Wine, 1).all_ready();
    game.mat_mut(0).goods[Good::Cheese.index()] = 0;
    game.refuses(0, lay(Good::Cheese), "places.gaming-room.goods");
    game.play(0, Move::Pass).refuses(1, lay(Good::Wine), "places.gaming-room.goods");
}

/// Laid goods are no longer taxed, cannot be given up, score nothing and stay.
#[test]
fn laid_goods_are_gone() {
    rule("places.gaming-room.goods");
    let mut game = ready();
    game.all_ready();
    let points = |good: Good| i32::from(components().counts.goods_points[good.index()]);
    let (before, stock) = (sheet(&game.state, Seat(0)).total, game.state.table.goods);
    game.play(0, lay(Good::Wine)).play(0, lay(Good::Cheese));
    assert_eq!(before - sheet(&game.state, Seat(0)).total, points(Good::Wine) + points(Good::Cheese));
    assert_eq!(game.state.table.goods, stock, "they are on the tile");

    let mut taxes = game.fork();
    taxes.set_coins(0, 20).event(Happening::Taxes, Letter::A).all_pass();
    assert_eq!(taxes.coins(0), 20 - 8, "eight of ten goods");

    game.mat_mut(0).goods = [0, 0, 0, 0, 1];
    game.set_coins(0, 0).event(Happening::Taxes, Letter::A).all_pass();
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 1 }));
    game.refuses(0, Move::GiveGood(Good::Wine), "base.torture.good").play(0, Move::GiveSpareStation);
    game.next_round();
    let laid = game.mat(0).on_tiles.gaming_goods;
    assert_eq!(laid, [false, true, true, false, false]);
}

/// 3 citizens, times the status, if all five things are there; none if one is missing.
#[test]
fn three_citizens_if_complete() {
    rule("places.gaming-room.score");
    for (development, status) in [(0, 1), (15, 4), (30, 6)] {
        for present in 0..1_u8 << 5 {
            let mut game = ready();
            game.set_development(0, development).mat_mut(0).citizens = 1;
            let plain = sheet(&game.state, Seat(0)).total;
            let on_tiles = &mut game.mat_mut(0).on_tiles;
            for (nth, kind) in [Kind::Farmer, Kind::Scholar, Kind::Knight].into_iter().enumerate() {
                on_tiles.gaming_room[kind.index()] = present >> nth & 1 != 0;
            }
            for (nth, good) in [Good::Wine, Good::Cheese].into_iter().enumerate() {
                on_tiles.gaming_goods[good.index()] = present >> (3 + nth) & 1 != 0;
            }
            let extra = if present == 0b11111 { 3 * status } else { 0 };
            assert_eq!(sheet(&game.state, Seat(0)).total - plain, extra, "{present:05b}");
        }
    }
}

/// Given up under torture, the tile takes all that lies on it out of the game.
#[test]
fn lost_with_the_tile() {
    rule("places.gaming-room.goods");
    rule("places.gaming-room.score");
    let mut game = ready();
    let on_tiles = &mut game.mat_mut(0).on_tiles;
    for kind in [Kind::Farmer, Kind::Scholar, Kind::Knight] {
        on_tiles.gaming_room[kind.index()] = true;
    }
    for good in [Good::Wine, Good::Cheese] {
        on_tiles.gaming_goods[good.index()] = true;
    }
    let gone = game.state.table.gone;
    game.set_coins(0, 9).event(Happening::Taxes, Letter::A).all_ready().all_pass();
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 1 }));
    let (bag, complete) = (game.player(0).bag, sheet(&game.state, Seat(0)).total);
    game.play(0, Move::GiveTile(Place::GamingRoom));
    assert_eq!((game.player(0).bag, game.mat(0).n_goods()), (bag, 10), "nothing comes back");
    assert_eq!(complete - sheet(&game.state, Seat(0)).total, 3, "three citizens less");
    let left: u8 = game.state.table.gone.followers.iter().sum::<u8>() - gone.followers.iter().sum::<u8>();
    assert_eq!(left, 3);
    assert_eq!(game.state.table.gone.goods[Good::Wine.index()], gone.goods[Good::Wine.index()] + 1);
}
