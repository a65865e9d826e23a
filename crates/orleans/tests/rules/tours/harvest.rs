//! The three Harvests: food first, coins for what is missing, torture for the rest.

use crate::tours::{Scene, in_round, resolve, rule};
use orleans::components::Good;
use orleans::{Ask, Event, HappeningAsk, Move};
use tabletop::Seat;

/// Round, items owed, and the rule.
const HARVESTS: [(u8, u8, &str); 3] =
    [(3, 1, "tours.event.harvest-3"), (8, 2, "tours.event.harvest-8"), (14, 3, "tours.event.harvest-14")];

/// The Harvest of a round begins, with these goods and coins.
fn harvest(round: u8, goods: &[Good], coins: u16) -> Scene {
    let mut game = in_round(round);
    game.sweep_map().set_coins(0, coins);
    goods.iter().for_each(|&good| _ = game.give_goods(0, good, 1));
    resolve(&mut game);
    game
}

fn asked(owed: u8) -> Option<Ask> {
    Some(Ask::Happening(HappeningAsk::Harvest { owed }))
}

/// One item after another, back to the goods market; the coins stay.
#[test]
fn in_food() {
    rule("tours.event.harvest-3");
    rule("tours.event.harvest-8");
    rule("tours.event.harvest-14");
    for (round, items, _) in HARVESTS {
        let mut game = harvest(round, &[Good::Grain, Good::Cheese, Good::Wine, Good::Wine], 20);
        let in_stock = game.state.table.goods;
        for (owed, good) in (1..=items).rev().zip([Good::Wine, Good::Grain, Good::Cheese]) {
            assert_eq!(game.asks(0), asked(owed), "round {round}");
            game.play(0, Move::Feed(good));
            assert_eq!(game.state.table.goods[good.index()], in_stock[good.index()] + 1);
        }
        assert_eq!((game.coins(0), game.mat(0).n_goods()), (20, 4 - items), "round {round}");
        assert!(!matches!(game.asks(0), Some(Ask::Happening(_))), "no more is owed");
    }
}

/// Five coins for each item that is missing, and no question about it.
#[test]
fn in_coins() {
    rule("tours.event.harvest-3");
    rule("tours.event.harvest-8");
    rule("tours.event.harvest-14");
    for (round, items, _) in HARVESTS {
        for food in 0..=items {
            let mut game = harvest(round, &vec![Good::Wine; food.into()], 20);
            for owed in (items - food + 1..=items).rev() {
                assert_eq!(game.asks(0), asked(owed));
                game.play(0, Move::Feed(Good::Wine));
            }
            assert_eq!(game.coins(0), 20 - 5 * u16::from(items - food), "{food} of {items}");
            assert!(!game.log.iter().any(|event| matches!(event, Event::Tortured(..))));
        }
    }
}

/// Whoever has food cannot keep it for coins; wool and brocade are none.
#[test]
fn no_choice() {
    rule("tours.event.choice");
    for (round, items, id) in HARVESTS {
        let mut game = harvest(round, &[Good::Wool, Good::Brocade, Good::Cheese], 30);
        assert_eq!((game.asks(0), game.options(0)), (asked(items), vec![Move::Feed(Good::Cheese)]));
        for mv in [Move::PayCoins(5), Move::Decline, Move::Feed(Good::Wool), Move::GiveGood(Good::Brocade)] {
            game.refuses(0, mv, id);
        }
        game.play(0, Move::Feed(Good::Cheese));
        assert_eq!((game.coins(0), game.mat(0).n_goods()), (30 - 5 * (u16::from(items) - 1), 2));
    }
}

/// Coins first, then one thing for each coin that is missing, by the base rules.
#[test]
fn torture() {
    rule("tours.event.torture");
    for (round, items, _) in HARVESTS {
        let owed = 5 * items - 2;
        let mut game = harvest(round, &[Good::Wool], 2);
        assert_eq!((game.coins(0), game.asks(0)), (0, Some(Ask::Torture { owed })), "round {round}");
        assert!(game.log.contains(&Event::Tortured(Seat(0), owed)));
        game.refuses(0, Move::PayCoins(1), "base.torture.coins-first");
        game.play(0, Move::GiveGood(Good::Wool));
        assert_eq!(game.state.table.gone.goods[Good::Wool.index()], 1, "out of the game");
        game.play(0, Move::GiveSpareStation);
        let left = (owed > 2).then_some(Ask::Torture { owed: owed - 2 });
        assert_eq!(game.asks(0).filter(|ask| matches!(ask, Ask::Torture { .. })), left);
    }
    let mut game = harvest(3, &[], 0);
    game.mat_mut(0).stations_left = 1;
    game.play(0, Move::GiveTile(orleans::components::Place::StageCoach)).play(0, Move::GiveSpareStation);
    assert!(game.log.contains(&Event::Released(Seat(0))), "nothing is left");
    assert_eq!(game.state.table.round, 4);
}
