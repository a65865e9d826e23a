//! Lock: a step on another track for the boatman just taken, and only for one that is taken.

use super::standing::fee_is_due;
use super::{deeds_without, events, indulgences, of_start, plague_cards, played};
use crate::crossings::counts::{bag, boatmen_track, coins, development};
use crate::crossings::lock::{asks, boatman, boatman_without};
use crate::crossings::row::With::{Indulgence as Holding, PlagueCard, PlagueEvent};
use crate::crossings::row::{Row, changes, cross_plague};
use crate::scene::Scene;
use crate::scene::plague::play;
use crate::scene::trade::resolve;
use orleans::Move;
use orleans::components::Happening::*;
use orleans::components::PlagueCard as Card;
use orleans::components::{Indulgence as IndulgenceCard, Kind, Place, SpaceKind, Track};

type Act = fn(&mut Scene) -> &mut Scene;

/// What must lie on the table, and the step that meets the card.
const MET: [(IndulgenceCard, Act, Act); 7] = [
    (
        IndulgenceCard::WineSpace,
        |game| game.set_track(0, Track::Farmers, 4),
        |game| game.play(0, Move::Advance(Track::Farmers)),
    ),
    (
        IndulgenceCard::TrackEnd,
        |game| game.set_track(0, Track::Knights, 4),
        |game| game.play(0, Move::Advance(Track::Knights)),
    ),
    (
        IndulgenceCard::SecondGearWheel,
        |game| game.lay_wheel(0, Place::Castle, SpaceKind::Farmer),
        |game| game.play(0, Move::Advance(Track::Craftsmen)),
    ),
    (
        IndulgenceCard::ThirdPlaceTile,
        |game| {
            game.tile(0, Place::Library).state.table.tiles = [Place::Hayrick].into_iter().collect();
            game
        },
        |game| game.play(0, Move::Advance(Track::Traders)).play(0, Move::Tile(Place::Hayrick)),
    ),
    (
        IndulgenceCard::SecondCitizen,
        |game| {
            game.mat_mut(0).citizens = 1;
            game.set_development(0, 2)
        },
        |game| game.play(0, Move::Develop),
    ),
    (IndulgenceCard::StatusThree, |game| game.set_development(0, 8), |game| game.play(0, Move::Develop)),
    (IndulgenceCard::StatusFive, |game| game.set_development(0, 21), |game| game.play(0, Move::Develop)),
];

fn rows() -> Vec<Row> {
    let mut rows = vec![
        changes(
            PlagueEvent(Indulgence),
            &["places.lock.only-with-advance", "plague.event.indulgence"],
            |game| resolve(game.tile(0, Place::Lock)),
            |game| game.play(0, Move::Recruit(Kind::Boatman)),
            &[(coins, -2), (bag, 1), (asks, 0), (boatmen_track, 0)],
        ),
        changes(
            PlagueEvent(Training),
            &["places.lock.only-with-advance", "plague.event.training"],
            |game| resolve(game.tile(0, Place::Lock)),
            |game| game.play(0, Move::Advance(Track::Boatmen)),
            &[(boatmen_track, 1), (asks, 0)],
        ),
        changes(
            PlagueEvent(Arson),
            &["plague.event.arson"],
            |game| resolve(game.tile(0, Place::Lock)).play(0, Move::GiveTile(Place::Lock)),
            |game| boatman_without(game.next_round()),
            &[(boatmen_track, 1), (asks, 0)],
        ),
        changes(
            PlagueCard(Card::CorpseFee),
            &["plague.plaguecard.corpse-fee-timing", "base.torture.place-tile"],
            |game| fee_is_due(game.tile(0, Place::Lock)).play(0, Move::GiveTile(Place::Lock)),
            |game| boatman_without(game.until(|state| matches!(state.asked_now(), Some((_, orleans::Ask::Plan))))),
            &[(boatmen_track, 1), (asks, 0)],
        ),
        changes(
            PlagueCard(Card::NoDevelopmentCoins),
            &["plague.plaguecard.no-development-coins", "places.lock.which-tracks"],
            |game| boatman(game.set_development(0, 6)),
            |game| game.play(0, Move::Develop),
            &[(development, 1), (coins, 0), (boatmen_track, 0)],
        ),
    ];
    for (card, laid, step) in MET {
        rows.push(changes(
            Holding(card),
            &["places.lock.instead", "plague.indulgence.play"],
            move |game| boatman(laid(game)),
            move |game| step(game).play(0, play(card)),
            &[(played, 1), (boatmen_track, 0)],
        ));
    }
    rows
}

#[test]
fn the_lock() {
    let others = [
        Outbreak,
        VictoryOverPlague,
        Harvest,
        Income,
        TakingToTheRoad,
        Consolation,
        BonVoyage,
        Sabotage,
        TradingDay,
        Exorcism,
        ClosingDay,
        RatInfestation,
        Malfunction,
        GoodsTax,
        Curfew,
        GraveGoods,
        Retraining,
        PeasantUprising,
        DevelopmentTax,
        FastTravel,
        Wake,
        Quarantine,
    ];
    let cards = [
        Card::FarmHouse,
        Card::DoctorRoundThree,
        Card::NoGearVillage,
        Card::StationFee,
        Card::TownHall,
        Card::NoGearTiles,
    ];
    cross_plague(
        &rows(),
        &[
            ("nobody takes a boatman or moves a marker for one", events(&others)),
            ("the same", plague_cards(&cards)),
            ("the same", deeds_without(&[])),
            ("no step meets them", indulgences(|card| MET.iter().all(|(other, ..)| *other != card))),
            ("the start is over", of_start()),
        ],
    );
}
