//! Structures that have all they need.

use crate::prosperity::{coin, good, in_round, in_town_hall, man, rule};
use orleans::components::{Good, Kind, Place, Structure};
use orleans::{Event, Move, ProsperityEvent};
use tabletop::Seat;

const DONE: Event = Event::Prosperity(ProsperityEvent::Completed(Seat(0), Structure::WineCellar));

/// Seat 0 lacks nothing but the wine of the Wine Cellar.
fn almost() -> crate::prosperity::Scene {
    let mut game = in_round(3);
    game.raise(0, Structure::WineCellar, 0b011).give_goods(0, Good::Wine, 1).all_ready();
    game
}

#[test]
fn at_once() {
    rule("prosperity.man.complete");
    let mut game = almost();
    assert!(!game.built(0)[0].done);
    game.play(0, good(Structure::WineCellar, Good::Wine));
    assert!(game.built(0)[0].done && game.log.contains(&DONE));
    game.raise(0, Structure::Smithy, 0b011).play(0, coin(Structure::Smithy));
    assert!(game.built(0)[1].done && !game.log.contains(&DONE), "each once");
    let mut last = in_round(3);
    last.raise(0, Structure::TollStation, 0b10);
    in_town_hall(&mut last, 0, &[Kind::Knight]);
    last.all_ready().play(0, Move::Use(Place::TownHall)).play(0, man(Kind::Knight, Structure::TollStation));
    assert!(last.built(0)[0].done, "by the last follower, too");
}

#[test]
fn followers_can_be_hired_again() {
    rule("prosperity.man.complete-followers");
    let mut game = almost();
    let before = game.state.table.followers;
    game.play(0, good(Structure::WineCellar, Good::Wine));
    let mut after = before;
    after[Kind::Farmer.index()] += 1;
    after[Kind::Trader.index()] += 1;
    assert_eq!(game.state.table.followers, after);
}

#[test]
fn coins_and_goods_leave_the_game() {
    rule("prosperity.man.complete-goods");
    let mut game = almost();
    let (market, gone) = (game.state.table.goods, game.state.table.gone.goods[Good::Wine.index()]);
    game.play(0, good(Structure::WineCellar, Good::Wine));
    assert_eq!((game.state.table.goods, game.goods(0, Good::Wine)), (market, 0));
    assert_eq!(game.state.table.gone.goods[Good::Wine.index()], gone + 1);
    let mut smithy = in_round(3);
    smithy.raise(0, Structure::Smithy, 0b011).all_ready().play(0, coin(Structure::Smithy));
    assert_eq!((smithy.coins(0), smithy.built(0)[0].done), (4, true));
}
