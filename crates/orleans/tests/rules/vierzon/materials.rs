//! Deliver Building Materials to Vierzon.

use crate::vierzon::{complete, rule, vierzon};
use orleans::components::VierzonObjective::Materials;
use orleans::components::{Good, Town};
use orleans::{Ask, Event, Move, VierzonAsk, VierzonEvent};
use tabletop::Seat;

const RULE: &str = "vierzon.objective.materials";

#[test]
fn in_vierzon() {
    rule("vierzon.objective.materials");
    for &town in Town::ALL {
        let mut game = vierzon();
        game.materials().set_merchant(0, town);
        assert_eq!(game.offers(0, complete(Materials)), town == Town::Vierzon, "{town}");
        if town != Town::Vierzon {
            game.refuses(0, complete(Materials), RULE);
        }
    }
}

/// Piece by piece to the supply, until twelve points are reached and no further.
#[test]
fn twelve_points() {
    rule("vierzon.objective.materials");
    let mut game = vierzon();
    game.materials().set_merchant(0, Town::Vierzon).play(0, complete(Materials));
    let asks = |owed| Some(Ask::Vierzon(VierzonAsk::Materials { owed }));
    assert_eq!((game.asks(0), game.options(0).len()), (asks(12), 3));
    game.refuses(0, Move::Decline, RULE).refuses(0, Move::GiveGood(Good::Grain), RULE);
    game.refuses(0, Move::Ready, RULE);
    let before = game.state.table.goods;
    game.play(0, Move::GiveGood(Good::Brocade));
    assert_eq!(game.asks(0), asks(7));
    game.play(0, Move::GiveGood(Good::Wool));
    assert_eq!((game.asks(0), game.is_marked(Materials)), (asks(3), false));
    game.play(0, Move::GiveGood(Good::Wine));
    assert_eq!(game.log[1], Event::Vierzon(VierzonEvent::Completed(Seat(0), Materials)));
    assert_eq!((game.asks(0), game.is_marked(Materials)), (Some(Ask::Plan), true), "and planning goes on");
    let back: Vec<u8> = game.state.table.goods.iter().zip(before).map(|(now, then)| now - then).collect();
    assert_eq!(back, [0, 0, 1, 1, 1]);
}

/// Too much is paid with the last piece, and nothing comes back.
#[test]
fn no_change() {
    rule("vierzon.objective.materials");
    let mut game = vierzon();
    game.sweep_map().give_goods(0, Good::Brocade, 2).set_merchant(0, Town::Vierzon).refuses(
        0,
        complete(Materials),
        RULE,
    );
    game.give_goods(0, Good::Grain, 1).refuses(0, complete(Materials), RULE);
    game.give_goods(0, Good::Wool, 1).play(0, complete(Materials)).play(0, Move::GiveGood(Good::Brocade));
    game.play(0, Move::GiveGood(Good::Wool)).play(0, Move::GiveGood(Good::Brocade));
    assert_eq!((game.is_marked(Materials), game.mat(0).n_goods(), game.coins(0)), (true, 1, 0), "14 points were given");
}

/// It cannot begin unless it can be finished.
#[test]
fn possible_in_full() {
    rule("vierzon.objective.materials");
    for (grain, possible) in [(11, false), (12, true), (13, true)] {
        let mut game = vierzon();
        game.state.table.goods[Good::Grain.index()] = 20;
        game.give_goods(0, Good::Grain, grain).set_merchant(0, Town::Vierzon);
        assert_eq!(game.offers(0, complete(Materials)), possible, "{grain} grain");
    }
}
