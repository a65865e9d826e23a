//! Bread: a good that is food, and grain no more.

use super::standing::{fee_is_due, in_debt};
use super::{UNMOVED, deeds_without, events, indulgences, of_start, plague_cards};
use crate::crossings::counts::{bread, coins, development, grain_gone, grain_in_stock};
use crate::crossings::row::With::{Indulgence as Holding, PlagueCard, PlagueEvent};
use crate::crossings::row::{Row, changes, cross_plague, refuses};
use crate::scene::Scene;
use crate::scene::plague::play;
use crate::scene::trade::resolve;
use orleans::Move;
use orleans::components::Happening::*;
use orleans::components::PlagueCard as Card;
use orleans::components::{Good, Indulgence as IndulgenceCard, Place, Town};

/// The gifts of grain.
const GRAIN: [IndulgenceCard; 3] =
    [IndulgenceCard::OneGrain, IndulgenceCard::FiveGrain, IndulgenceCard::GrainToVendome];

/// Seat 0 has three breads that were baked in somebody else's Bakery, and nothing else that torture takes.
fn nothing_else(game: &mut Scene) -> &mut Scene {
    let mat = game.bake(0, 3).set_coins(0, 0).mat_mut(0);
    mat.places.remove(Place::Bakery);
    mat.stations_left = 0;
    game
}

fn rows() -> Vec<Row> {
    let mut rows = vec![
        changes(
            PlagueEvent(Harvest),
            &["plague.event.harvest", "places.bakery.bread-is-a-good"],
            |game| resolve(game.bake(0, 2)),
            |game| game.play(0, Move::FeedBread),
            &[(bread, -1), (grain_in_stock, 1), (coins, 0)],
        ),
        changes(
            PlagueEvent(GoodsTax),
            &["plague.event.goods-tax", "places.bakery.bread-is-a-good"],
            |game| game.bake(0, 2).give_goods(0, Good::Wool, 1).all_ready(),
            |game| game.all_pass(),
            &[(coins, -1), (bread, 0)],
        ),
        changes(
            PlagueEvent(Retraining),
            &["plague.event.retraining", "events.goods.bread-value"],
            |game| resolve(nothing_else(game)),
            |game| game.play(0, Move::GiveBread),
            &[(bread, -1), (development, 1), (grain_in_stock, 1)],
        ),
        changes(
            PlagueEvent(DevelopmentTax),
            &["plague.event.torture", "places.bakery.bread-is-not-grain"],
            |game| resolve(in_debt(nothing_else(game), PlagueEvent(DevelopmentTax))),
            |game| game.play(0, Move::GiveBread),
            &[(bread, -1), (grain_gone, 1), (grain_in_stock, 0)],
        ),
        // The tile goes, and what lies on it.
        changes(
            PlagueEvent(Arson),
            &["plague.event.arson-contents", "base.torture.place-tile-contents"],
            |game| resolve(game.bake(0, 2)),
            |game| game.play(0, Move::GiveTile(Place::Bakery)),
            &[(bread, -2), (grain_gone, 2)],
        ),
        changes(
            PlagueCard(Card::CorpseFee),
            &["plague.plaguecard.corpse-fee-timing", "places.bakery.bread-is-not-grain"],
            |game| fee_is_due(nothing_else(game)),
            |game| game.play(0, Move::GiveBread),
            &[(bread, -1), (grain_gone, 1)],
        ),
    ];
    for card in GRAIN {
        rows.push(refuses(
            Holding(card),
            &["plague.card.gift-destination", "places.bakery.bread-is-not-grain"],
            |game| game.bake(0, 5).set_merchant(0, Town::Vendome).until_turn_of(0),
            (0, play(card), "plague.card.donate-goods"),
        ));
    }
    rows
}

#[test]
fn bread_on_a_bakery() {
    let bans = [Sabotage, ClosingDay, Curfew, PeasantUprising, Quarantine];
    let lasting: Vec<Card> = Card::ALL
        .iter()
        .copied()
        .filter(|&card| {
            card != Card::CorpseFee && !orleans::components::components().plague.cards[card.index()].at_start
        })
        .collect();
    cross_plague(
        &rows(),
        &[
            ("no good is asked for or counted", events(&UNMOVED)),
            ("gear wheels", events(&[Malfunction])),
            ("bans", events(&bans)),
            ("they draw from the bag", events(&[TakingToTheRoad, RatInfestation])),
            ("they look at no good", plague_cards(&lasting)),
            ("the start is over", of_start()),
            ("no grain is given", indulgences(|card| !GRAIN.contains(&card))),
            ("deeds take followers and give goods, never bread", deeds_without(&[])),
        ],
    );
}
