//! Bread: a good that is food, and grain no more.

use crate::crossings::counts::{bread, bread_of_1, coins, development, grain, grain_gone, grain_in_stock, wool};
use crate::crossings::debts::in_debt;
use crate::crossings::row::With::{Event, Hour, Intrigue};
use crate::crossings::row::{Row, boards, changes, cross, deeds, events, hours, refuses};
use crate::crossings::schemes::{Scheme, declared, schemed, schemes, suffered};
use crate::scene::Scene;
use crate::scene::trade::{on, resolve};
use orleans::components::Happening::*;
use orleans::components::{Character, Good, Happening, Kind, Place, TradeDeed};
use orleans::{Ask, IntrigueMove, Move, Plot, Ware, score};
use tabletop::Seat;

/// Seat 0 has three breads that were baked in somebody else's Bakery, and nothing else that torture takes.
fn nothing_else(game: &mut Scene) -> &mut Scene {
    let mat = game.bake(0, 3).set_coins(0, 0).mat_mut(0);
    mat.places.remove(Place::Bakery);
    mat.stations_left = 0;
    game
}

/// What the bread would score now.
fn points(game: &Scene) -> i32 {
    score::sheet(&game.state, Seat(0)).lines.iter().find(|line| line.source == "bread").map_or(0, |line| line.points)
}

fn rows() -> Vec<Row> {
    let mut rows = vec![
        changes(
            Hour(Happening::Harvest),
            &["places.bakery.bread-is-a-good", "base.events.harvest-returns-food"],
            |game| resolve(game.bake(0, 2)),
            |game| game.play(0, Move::FeedBread),
            &[(bread, -1), (grain_in_stock, 1), (coins, 0)],
        ),
        changes(
            Hour(Happening::Taxes),
            &["places.bakery.bread-is-a-good"],
            |game| game.bake(0, 2).all_ready(),
            |game| game.all_pass(),
            &[(coins, -2), (bread, 0)],
        ),
        refuses(
            Event(Harvest),
            &["events.goods.bread-value", "events.harvest-a.food"],
            |game| resolve(game.bake(0, 1)),
            (0, Move::PayCoins(5), "events.harvest-a.food"),
        ),
        changes(
            Event(GoodsTax),
            &["events.goods-tax.per-three", "places.bakery.bread-is-a-good"],
            |game| game.bake(0, 2).give_goods(0, Good::Wool, 1).all_ready(),
            |game| game.all_pass(),
            &[(coins, -1), (bread, 0)],
        ),
        changes(
            Event(Retraining),
            &["events.goods.bread-value", "events.goods.return-to-supply"],
            |game| resolve(nothing_else(game)),
            |game| game.play(0, Move::GiveBread),
            &[(bread, -1), (development, 1), (grain_in_stock, 1)],
        ),
        changes(
            Event(Dues),
            &["events.dues.must-if-able", "events.goods.bread-value"],
            |game| resolve(nothing_else(game)),
            |game| game.play(0, Move::GiveBread).play(0, Move::GiveBread).play(0, Move::GiveBread),
            &[(bread, -3), (grain_in_stock, 3), (grain_gone, 0)],
        ),
        changes(
            Event(BookFire),
            &["places.bakery.score", "base.development.status-can-fall"],
            |game| game.bake(0, 3).set_development(0, 9).all_ready(),
            |game| game.all_pass(),
            &[(points, -3), (bread, 0)],
        ),
        // Who cannot advance pays, and keeps the bread.
        changes(
            Event(Retraining),
            &["events.retraining.penalty"],
            |game| game.bake(0, 1).set_development(0, 30).all_ready(),
            |game| game.all_pass(),
            &[(coins, -3), (bread, 0)],
        ),
        // A tile counts once, whatever lies on it.
        changes(
            Event(Torture),
            &["base.torture.place-tile-contents"],
            |game| resolve(game.bake(0, 2)),
            |game| game.play(0, Move::GiveTile(Place::Bakery)),
            &[(bread, -2), (grain_gone, 2), (owed, -1)],
        ),
    ];
    for event in [Tax, Trip, Torture, TechnologyTax, CapitationTax].map(Event) {
        rows.push(changes(
            event,
            &["base.torture.good", "places.bakery.bread-is-not-grain"],
            move |game| resolve(in_debt(nothing_else(game), event)),
            |game| game.play(0, Move::GiveBread),
            &[(bread, -1), (grain_gone, 1), (grain_in_stock, 0)],
        ));
    }
    rows.extend(intrigues());
    rows
}

/// Things still owed under torture.
fn owed(game: &Scene) -> i32 {
    match game.asks(0) {
        Some(Ask::Torture { owed }) => owed.into(),
        _ => 0,
    }
}

/// Bread buys off whatever a character does, and in other hands it is grain; so it is after a Fraud.
fn intrigues() -> Vec<Row> {
    let add = Move::Intrigue(IntrigueMove::AddWare(Ware::Bread));
    let (offer, accept) = (Move::Intrigue(IntrigueMove::Offer), Move::Intrigue(IntrigueMove::Accept));
    let bought = |Scheme { character, kind, laid, plot, .. }: Scheme| {
        changes(
            Intrigue(character),
            &["intrigue.bribe.what", "places.bakery.bread-is-not-grain"],
            move |game| declared(schemed(laid(game.bake(1, 1).set_coins(1, 0).set_coins(2, 0)), kind, character), plot),
            move |game| game.play(1, add).play(1, offer).play(0, accept),
            &[(grain, 1), (bread, 0), (bread_of_1, -1)],
        )
    };
    let (wool_for_bread, bread_for_wool) = (
        Plot::Fraud { take: Ware::Bread, give: Ware::Good(Good::Wool) },
        Plot::Fraud { take: Ware::Good(Good::Wool), give: Ware::Bread },
    );
    let fraud = [
        changes(
            Intrigue(Character::Fraud),
            &["intrigue.fraud.needs-goods"],
            |game| schemed(game.bake(1, 1).give_goods(0, Good::Wool, 1), Kind::Trader, Character::Fraud),
            move |game| suffered(game.play(0, on(1, wool_for_bread))),
            &[(grain, 1), (wool, -1), (bread_of_1, -1)],
        ),
        changes(
            Intrigue(Character::Fraud),
            &["intrigue.fraud.needs-goods"],
            |game| schemed(game.bake(0, 1).give_goods(1, Good::Wool, 1), Kind::Trader, Character::Fraud),
            move |game| suffered(game.play(0, on(1, bread_for_wool))),
            &[(bread, -1), (wool, 1), (|game: &Scene| game.goods(1, Good::Grain).into(), 1)],
        ),
    ];
    schemes().into_iter().map(bought).chain(fraud).collect()
}

#[test]
fn bread_on_a_bakery() {
    let of_base = [Happening::Pilgrimage, Happening::Income, Happening::TradingDay, Happening::Plague];
    let of_trade = [Indulgence, Training, BonVoyage, Income, FishingGrounds, TradingDay, Plague, Summoning, Famine];
    cross(
        &rows(),
        &[
            ("no good is asked for or counted", hours(&of_base)),
            ("the same", events(&of_trade)),
            ("followers and gear wheels", events(&[Wedding, Amnesty, Malfunction, PeasantUprising])),
            ("bans", events(&[Conference, Crusade, Strike, Sabotage])),
            ("who pays a part of the own coins has them", events(&[Tithe])),
            ("nothing happens to anybody", events(&[Vacation, Silentium])),
            ("deeds take followers", deeds()),
            ("and give goods, never bread", boards(TradeDeed::ALL)),
        ],
    );
}
