//! Bathhouse: a follower drawn from the bag straight to an action space.

use super::sending::sent_by;
use super::standing::standing_on;
use super::{UNMOVED, events, indulgences, lacks, of_start, plague_cards};
use crate::crossings::bathhouse::WAY;
use crate::crossings::counts::{bag, coins, development, in_guildhall};
use crate::crossings::row::With::{Indulgence as Holding, PlagueCard, PlagueEvent};
use crate::crossings::row::{Row, changes, cross_plague, put, refuses};
use crate::scene::Scene;
use crate::scene::plague::play;
use orleans::components::Happening::*;
use orleans::components::PlagueCard as Card;
use orleans::components::{Follower, Indulgence as IndulgenceCard, Kind, Place, SpaceKind};
use orleans::{Move, Origin, PlagueMove};

const BATHHOUSE: Move = Move::Use(Place::Bathhouse);

/// Seat 0 has drawn this follower.
fn drew(game: &mut Scene, follower: Follower) -> &mut Scene {
    game.filled(0, Place::Bathhouse).set_bag(0, [follower]).all_ready().play(0, BATHHOUSE)
}

/// A knight has come by it to a place that lacked only him, and seat 0 has its next turn.
fn knight_to(game: &mut Scene, place: Place) -> &mut Scene {
    let knight = put(Follower::Knight, place, SpaceKind::Knight, Origin::Drawn);
    drew(lacks(game, place, SpaceKind::Knight), Follower::Knight).play(0, knight).until_turn_of(0)
}

fn rows() -> Vec<Row> {
    let boatman = put(Follower::Boatman, Place::FarmHouse, SpaceKind::Boatman, Origin::Drawn);
    let in_town_hall = put(Follower::Knight, Place::TownHall, SpaceKind::Any, Origin::Drawn);
    let monk = put(Follower::Monk, Place::Castle, SpaceKind::Farmer, Origin::Drawn);
    let as_boatman = put(Follower::Farmer, Place::Castle, SpaceKind::Boatman, Origin::Drawn);
    let closed = |with, place, id| {
        let rules = &["places.bathhouse.may-activate", "plague.event.curfew", "plague.event.quarantine-placed"];
        refuses(with, rules, move |game| knight_to(game, place), (0, Move::Use(place), id))
    };
    let mut rows = sent_by(&WAY);
    rows.extend(standing_on(Place::Bathhouse));
    rows.extend([
        closed(PlagueEvent(Curfew), Place::Wagon, "plague.event.curfew"),
        refuses(
            PlagueEvent(Sabotage),
            &["plague.event.sabotage", "places.bathhouse.may-activate"],
            |game| {
                game.lay_wheel(0, Place::Guildhall, SpaceKind::Farmer);
                game.stand(0, Place::Guildhall, SpaceKind::Craftsman, Follower::Craftsman);
                let knight = put(Follower::Knight, Place::Guildhall, SpaceKind::Knight, Origin::Drawn);
                drew(game, Follower::Knight).play(0, knight).until_turn_of(0)
            },
            (0, Move::Use(Place::Guildhall), "plague.event.sabotage"),
        ),
        refuses(
            PlagueEvent(PeasantUprising),
            &["plague.event.peasant-uprising"],
            |game| drew(game, Follower::Farmer),
            (0, as_boatman, "base.planning.matching-space"),
        ),
        // Whoever stands is safe; the bather is in the bag again, and drawn.
        changes(
            PlagueEvent(RatInfestation),
            &["plague.event.rat-infestation-small-bag"],
            |game| knight_to(game, Place::Guildhall),
            |game| game.all_pass().play(0, Move::Plague(PlagueMove::Lose(Kind::Farmer))),
            &[(bag, -1), (in_guildhall, 0)],
        ),
        refuses(
            PlagueCard(Card::StationFee),
            &["plague.plaguecard.station-fee-no-coin"],
            |game| knight_to(game.set_coins(0, 0), Place::Guildhall),
            (0, Move::Use(Place::Guildhall), "plague.plaguecard.station-fee-no-coin"),
        ),
        changes(
            PlagueCard(Card::NoDevelopmentCoins),
            &["plague.plaguecard.no-development-coins"],
            |game| knight_to(game.set_development(0, 6), Place::Scriptorium),
            |game| game.play(0, Move::Use(Place::Scriptorium)),
            &[(development, 1), (coins, 0)],
        ),
        refuses(
            PlagueCard(Card::FarmHouse),
            &["plague.plaguecard.farm-house", "places.bathhouse.may-activate"],
            move |game| {
                let game = lacks(game, Place::FarmHouse, SpaceKind::Boatman);
                drew(game, Follower::Boatman).play(0, boatman).until_turn_of(0)
            },
            (0, Move::Use(Place::FarmHouse), "plague.plaguecard.farm-house"),
        ),
        refuses(
            PlagueCard(Card::TownHall),
            &["plague.plaguecard.town-hall", "places.bathhouse.may-activate"],
            move |game| drew(game, Follower::Knight).play(0, in_town_hall).until_turn_of(0),
            (0, Move::Use(Place::TownHall), "plague.plaguecard.town-hall"),
        ),
        // Who goes straight to a space has not come to the Market.
        refuses(
            Holding(IndulgenceCard::TwoMonks),
            &["plague.card.two-monks"],
            move |game| drew(game.set_market(0, [Follower::Monk]), Follower::Monk).play(0, monk).until_turn_of(0),
            (0, play(IndulgenceCard::TwoMonks), "plague.card.two-monks-window"),
        ),
    ]);
    rows
}

#[test]
fn the_bathhouse() {
    cross_plague(
        &rows(),
        &[
            ("they look at nobody who stands there", events(&UNMOVED)),
            ("cards wait for another day, whatever was filled", events(&[ClosingDay])),
            ("no gear wheel lies where one space is all", events(&[Malfunction])),
            ("the same", plague_cards(&[Card::NoGearVillage, Card::NoGearTiles])),
            ("the start is over", of_start()),
            ("what it fills meets them like any action", indulgences(|card| card != IndulgenceCard::TwoMonks)),
        ],
    );
}
