//! A locked Sacristy, whatever the event.

use crate::crossings::counts::{bag, coins, development, goods, wheels_laid};
use crate::crossings::locked::LOCKED;
use crate::crossings::row::With::{Event, Hour};
use crate::crossings::row::{Count, Row, changes};
use crate::scene::Scene;
use orleans::components::Happening::*;
use orleans::components::{Follower, Good, Happening, Kind, Place, SpaceKind, Town};
use orleans::{HappeningMove, Move, Whence};

/// A monk on a locked Sacristy shields from nothing.
pub(crate) fn shields() -> Vec<Row> {
    type Act = fn(&mut Scene) -> &mut Scene;
    let dismiss = |kind| Move::Happening(HappeningMove::Dismiss { kind, from: Whence::Bag });
    let row = |with, laid: Act, answer: Option<Move>, number: (Count, i32)| {
        changes(
            with,
            &["places.sacristy.shield", LOCKED],
            move |game| laid(game.filled(0, Place::Sacristy).locked(0, Place::Sacristy)).all_ready(),
            move |game| match answer {
                Some(mv) => game.all_pass().play(0, mv),
                None => game.all_pass(),
            },
            &[number],
        )
    };
    let (wool, wheel): (Act, Act) =
        (|game| game.give_goods(0, Good::Wool, 3), |game| game.lay_wheel(0, Place::Castle, SpaceKind::Farmer));
    let monk: Act = |game| game.set_bag(0, [Follower::Monk]);
    let plain: Act = |game| game;
    vec![
        row(Hour(Happening::Harvest), plain, Some(Move::PayCoins(5)), (coins, -5)),
        row(Hour(Happening::Taxes), wool, None, (coins, -3)),
        row(Hour(Happening::Plague), monk, None, (bag, -1)),
        row(Event(Harvest), plain, None, (coins, -5)),
        row(Event(Tax), plain, None, (coins, -3)),
        row(Event(Trip), plain, None, (coins, -4)),
        row(Event(Retraining), plain, None, (coins, -3)),
        row(Event(Malfunction), wheel, Some(Move::GivePlacedWheel(Place::Castle)), (wheels_laid, -1)),
        row(Event(Torture), wool, Some(Move::GiveGood(Good::Wool)), (goods, -1)),
        row(Event(Plague), monk, None, (bag, -1)),
        row(Event(BookFire), |game| game.set_development(0, 5), None, (development, -1)),
        row(Event(GoodsTax), wool, None, (coins, -1)),
        row(Event(Dues), wool, Some(Move::GiveGood(Good::Wool)), (goods, -1)),
        row(Event(TechnologyTax), wheel, None, (coins, -1)),
        row(Event(Summoning), |game| game.set_merchant(0, Town::Tours), Some(Move::PayCoins(5)), (coins, -5)),
        row(Event(Famine), monk, Some(dismiss(Kind::Monk)), (bag, -1)),
        row(Event(CapitationTax), |game| game.set_market(0, []), None, (coins, -2)),
        row(Event(Tithe), |game| game.set_coins(0, 10), None, (coins, -1)),
    ]
}
