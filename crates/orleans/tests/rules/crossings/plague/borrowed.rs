//! Borrowed places: the tile of seat 1 that seat 0 uses by its Church.

use super::lent::{closed_to, met_by, open_to};
use super::sending::sent_by;
use super::{UNMOVED, events, of_start, plague_cards};
use crate::crossings::borrowed::WAY;
use crate::crossings::church::{CHURCH, borrow};
use crate::crossings::counts::{bag, bread, coins, coins_of_1, development, grain_gone, standing};
use crate::crossings::row::With::{PlagueCard, PlagueEvent};
use crate::crossings::row::{Count, Row, changes, cross_plague, put, refuses};
use crate::scene::Scene;
use crate::scene::plague::{play, take};
use orleans::components::Happening::*;
use orleans::components::PlagueCard as Card;
use orleans::components::{Follower, Good, Indulgence as IndulgenceCard, Place, SpaceKind, Town};
use orleans::{Move, Origin};
use tabletop::Seat;

/// Seat 0 is about to borrow this tile, which seat 1 has filled.
fn at_the_door(game: &mut Scene, tile: Place) -> &mut Scene {
    game.filled(0, Place::Church).filled(1, tile).all_ready().play(0, CHURCH)
}

/// Seat 0 has borrowed it.
fn borrowed(game: &mut Scene, tile: Place) -> &mut Scene {
    at_the_door(game, tile).play(0, borrow(tile))
}

/// Seat 0 has borrowed a Well, which lends its own actions.
fn well(game: &mut Scene) -> &mut Scene {
    borrowed(game, Place::Well)
}

/// Seat 0 has baked three breads in the Bakery of seat 1.
fn baked(game: &mut Scene) -> &mut Scene {
    borrowed(game.set_coins(0, 9).give_goods(0, Good::Grain, 3), Place::Bakery).play(0, Move::Bake(3))
}

fn rows() -> Vec<Row> {
    let mut rows = sent_by(&WAY);
    rows.extend(met_by(well));
    rows.extend(closed_to(well));
    rows.extend(open_to(well));
    rows.extend(of_tiles());
    rows.extend(of_bread());
    rows
}

fn of_tiles() -> Vec<Row> {
    let farmer = put(Follower::Farmer, Place::Castle, SpaceKind::Boatman, Origin::Drawn);
    let monk = put(Follower::Monk, Place::Castle, SpaceKind::Farmer, Origin::Drawn);
    let stations: Count = |game| game.mat(0).n_stations().into();
    vec![
        // A gear wheel of the owner stops the user, too.
        refuses(
            PlagueEvent(Sabotage),
            &["plague.event.sabotage"],
            |game| {
                game.tile(1, Place::Windmill).lay_wheel(1, Place::Windmill, SpaceKind::Craftsman);
                game.stand(1, Place::Windmill, SpaceKind::Craftsman, Follower::Craftsman);
                at_the_door(game, Place::Hayrick)
            },
            (0, borrow(Place::Windmill), "plague.event.sabotage"),
        ),
        // And so does the doctor of the owner.
        refuses(
            PlagueEvent(Quarantine),
            &["plague.event.quarantine-placed"],
            |game| {
                game.tile(1, Place::Windmill).doctor_at(1, Place::Windmill, SpaceKind::Craftsman);
                game.stand(1, Place::Windmill, SpaceKind::Craftsman, Follower::Craftsman);
                at_the_door(game, Place::Hayrick)
            },
            (0, borrow(Place::Windmill), "plague.event.quarantine-placed"),
        ),
        refuses(
            PlagueEvent(Curfew),
            &["plague.event.curfew-others"],
            |game| at_the_door(game.set_coins(0, 20).filled(1, Place::StageCoach), Place::Hayrick),
            (0, borrow(Place::StageCoach), "plague.event.curfew"),
        ),
        // Everything happens for the user: the card, and the day on which it stays in the hand.
        refuses(
            PlagueEvent(ClosingDay),
            &["plague.tile.back-door-open", "plague.event.closing-day"],
            |game| {
                let card = IndulgenceCard::ThreeCoins;
                borrowed(game.lay_cards(&[card], &[]), Place::BackDoor).play(0, take(card)).until_turn_of(0)
            },
            (0, play(IndulgenceCard::ThreeCoins), "plague.event.closing-day"),
        ),
        refuses(
            PlagueEvent(PeasantUprising),
            &["plague.event.peasant-uprising"],
            |game| borrowed(game.set_bag(0, [Follower::Farmer]), Place::Bathhouse),
            (0, farmer, "base.planning.matching-space"),
        ),
        // Who took to the road stands where the monk of the Church might have.
        changes(
            PlagueEvent(TakingToTheRoad),
            &["plague.event.taking-to-the-road-placement", "places.church.followers"],
            |game| borrowed(game.set_bag(0, []), Place::Hayrick).all_pass(),
            move |game| game.play(0, monk),
            &[(standing, 1), (bag, 0)],
        ),
        changes(
            PlagueCard(Card::StationFee),
            &["plague.plaguecard.station-fee", "places.church.for-the-user"],
            |game| at_the_door(game.set_coins(0, 5).set_merchant(0, Town::Blois), Place::Quarry),
            |game| game.play(0, borrow(Place::Quarry)).play(0, Move::BuildIn(Town::Blois)),
            &[(coins, -5), (coins_of_1, 2), (stations, 1)],
        ),
        // With a coin less the fee is missing when the owner has been paid.
        refuses(
            PlagueCard(Card::StationFee),
            &["plague.plaguecard.station-fee-no-coin", "base.actions.voluntary-cost"],
            |game| {
                game.set_coins(0, 4).set_merchant(0, Town::Blois).filled(1, Place::Quarry);
                at_the_door(game, Place::Hayrick)
            },
            (0, borrow(Place::Quarry), "base.actions.voluntary-cost"),
        ),
        changes(
            PlagueCard(Card::NoDevelopmentCoins),
            &["plague.plaguecard.no-development-coins"],
            |game| at_the_door(game.set_development(0, 6), Place::Windmill),
            |game| game.play(0, borrow(Place::Windmill)),
            &[(development, 1), (coins, 0)],
        ),
    ]
}

/// Bread baked like this lies before the user, who has no Bakery.
fn of_bread() -> Vec<Row> {
    let given = [(Harvest, Move::FeedBread, 0), (Retraining, Move::GiveBread, 1)].map(|(event, mv, steps)| {
        changes(
            PlagueEvent(event),
            &["plague.event.harvest", "plague.event.retraining", "places.church.for-the-user"],
            |game| baked(game).all_pass(),
            move |game| game.play(0, mv),
            &[(bread, -1), (development, steps)],
        )
    });
    let others = [
        changes(
            PlagueEvent(GoodsTax),
            &["plague.event.goods-tax"],
            baked,
            |game| game.all_pass(),
            &[(coins, -1), (bread, 0)],
        ),
        // The owner loses the Bakery and the own bread; what others have baked there is safe.
        changes(
            PlagueEvent(Arson),
            &["plague.event.arson-contents", "places.church.for-the-user"],
            |game| {
                baked(game.bake(1, 2)).all_pass();
                game.until(|state| state.asked_of(Seat(1)).is_some())
            },
            |game| game.play(1, Move::GiveTile(Place::Bakery)),
            &[(bread, 0), (grain_gone, 2)],
        ),
    ];
    given.into_iter().chain(others).collect()
}

#[test]
fn borrowed_places() {
    cross_plague(
        &rows(),
        &[
            ("they look at nobody who stands there", events(&UNMOVED)),
            ("bags and coins that look at nothing borrowed", events(&[RatInfestation, DevelopmentTax])),
            ("who stands there is the owner's own", plague_cards(&[Card::DoctorRoundThree, Card::CorpseFee])),
            ("wheels are the owner's own", events(&[Malfunction])),
            ("wheels are laid on own places", plague_cards(&[Card::NoGearVillage, Card::NoGearTiles])),
            ("the start is over", of_start()),
        ],
    );
}
