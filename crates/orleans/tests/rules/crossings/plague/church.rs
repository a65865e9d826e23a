//! Church: the monk who uses what others have.

use super::standing::standing_on;
use super::{UNMOVED, deeds_without, events, indulgences, of_start, plague_cards};
use crate::crossings::church::{CHURCH, borrow};
use crate::crossings::counts::{coins, coins_of_1, grain, standing};
use crate::crossings::row::With::{Indulgence as Holding, PlagueDeed as Deed, PlagueEvent};
use crate::crossings::row::{Row, changes, cross_plague, put, refuses};
use crate::scene::Scene;
use crate::scene::plague::play;
use crate::scene::trade::{fill_deed, in_town_hall, send};
use orleans::components::Happening::*;
use orleans::components::PlagueCard as Card;
use orleans::components::{Follower, Indulgence as IndulgenceCard, Kind, Place, PlagueDeed, SpaceKind};
use orleans::{BoardDeed, Move, Origin};

/// The gifts of coins, and how many.
const COINS: [(IndulgenceCard, u16); 4] = [
    (IndulgenceCard::ThreeCoins, 3),
    (IndulgenceCard::FiveCoins, 5),
    (IndulgenceCard::TenCoins, 10),
    (IndulgenceCard::CoinsToChatellerault, 5),
];

/// Seat 0 has borrowed the Hayrick of seat 1.
fn borrowed(game: &mut Scene) -> &mut Scene {
    game.filled(0, Place::Church).filled(1, Place::Hayrick).all_ready().play(0, CHURCH).play(0, borrow(Place::Hayrick))
}

fn rows() -> Vec<Row> {
    let monk = put(Follower::Monk, Place::Church, SpaceKind::Monk, Origin::Drawn);
    let farmer = put(Follower::OwnFarmer, Place::Church, SpaceKind::Monk, Origin::Market);
    let mut rows = standing_on(Place::Church);
    rows.push(refuses(
        PlagueEvent(PeasantUprising),
        &["plague.event.peasant-uprising", "base.planning.nothing-replaces-monk"],
        |game| game.tile(0, Place::Church),
        (0, farmer, "base.planning.nothing-replaces-monk"),
    ));
    // No gear wheel lies there: it stays open.
    for event in [Sabotage, Curfew, ClosingDay] {
        rows.push(changes(
            PlagueEvent(event),
            &["places.church.use", "plague.event.sabotage"],
            |game| game.lay_wheel(0, Place::Castle, SpaceKind::Farmer),
            borrowed,
            &[(coins, -2), (coins_of_1, 2), (grain, 1)],
        ));
    }
    // What the owner of a tile is paid is no donation, and is missing for one.
    for (card, number) in COINS {
        rows.push(refuses(
            Holding(card),
            &["plague.card.donate-coins", "plague.indulgence.several"],
            move |game| {
                let condition = orleans::components::components().plague.indulgences[card.index()].condition;
                let orleans::components::Condition::Give { town, .. } = condition else { panic!("a gift") };
                game.set_coins(0, number + 1);
                town.into_iter().for_each(|town| _ = game.set_merchant(0, town));
                borrowed(game).until_turn_of(0)
            },
            (0, play(card), "plague.card.donate-coins"),
        ));
    }
    for deed in [PlagueDeed::AlchemyI, PlagueDeed::AlchemyIi] {
        rows.push(changes(
            Deed(deed),
            &["plague.deed.alchemy-draw"],
            move |game| {
                if deed == PlagueDeed::AlchemyIi {
                    fill_deed(game, BoardDeed::Plague(PlagueDeed::AlchemyI), 0);
                }
                in_town_hall(game.tile(0, Place::Church).set_bag(0, [Follower::Monk]), 0, &[Kind::Knight]);
                game.all_ready().play(0, Move::Use(Place::TownHall));
                game.play(0, send(Kind::Knight, BoardDeed::Plague(deed))).play(0, Move::Draw(1))
            },
            move |game| game.play(0, monk),
            &[(standing, 1)],
        ));
    }
    rows
}

#[test]
fn the_church() {
    let board = [Card::FarmHouse, Card::TownHall, Card::StationFee, Card::NoDevelopmentCoins, Card::NoGearVillage];
    cross_plague(
        &rows(),
        &[
            ("they look at nobody who stands there", events(&UNMOVED)),
            ("it draws from the bag", events(&[RatInfestation])),
            ("it uses no player board: see what it borrows", plague_cards(&board)),
            ("no gear wheel lies on the space of a monk", events(&[Malfunction])),
            ("the same", plague_cards(&[Card::NoGearTiles])),
            ("the start is over", of_start()),
            ("see what it borrows", indulgences(|card| COINS.iter().all(|(other, _)| *other != card))),
            ("it sends nobody", deeds_without(&[PlagueDeed::AlchemyI, PlagueDeed::AlchemyIi])),
        ],
    );
}
