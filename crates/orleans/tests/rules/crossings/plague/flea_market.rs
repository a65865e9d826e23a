//! Flea Market: what the die says, activated or not.

use super::lent::{closed_to, met_by, open_to};
use super::sending::sent_by;
use super::standing::standing_on;
use super::{UNMOVED, events, of_start, plague_cards};
use crate::crossings::counts::{bag, standing, wheels_in_supply, wheels_laid};
use crate::crossings::flea_market::WAY;
use crate::crossings::row::With::{PlagueCard, PlagueEvent};
use crate::crossings::row::{Row, changes, cross_plague, put, refuses};
use crate::scene::Scene;
use crate::scene::trade::resolve;
use orleans::components::Happening::*;
use orleans::components::PlagueCard as Card;
use orleans::components::{Follower, Place, SpaceKind, Track};
use orleans::state::Wheel;
use orleans::{Ask, Move, Origin};
use tabletop::Seat;

const MARKET: Place = Place::FleaMarket;
/// One of its two spaces.
const SPACE: SpaceKind = SpaceKind::Boatman;

/// Seat 0 has rolled a 6.
fn six(game: &mut Scene) -> &mut Scene {
    game.filled(0, MARKET).all_ready().next_roll(6).play(0, Move::Use(MARKET))
}

fn rows() -> Vec<Row> {
    let farmer = put(Follower::OwnFarmer, MARKET, SPACE, Origin::Market);
    let wheel = Move::PlaceWheel { wheel: Wheel::Laboratory, place: MARKET, space: SPACE };
    let mut rows = vec![
        changes(
            PlagueEvent(PeasantUprising),
            &["plague.event.peasant-uprising"],
            move |game| game.tile(0, MARKET).play(0, farmer),
            |game| resolve(game),
            &[(standing, -1), (bag, 1)],
        ),
        // A roll of 4 leads to the Farm House, which is closed: the followers return all the same.
        changes(
            PlagueCard(Card::FarmHouse),
            &["plague.plaguecard.farm-house", "places.flea-market.free-action"],
            |game| game.filled(0, MARKET).all_ready().next_roll(4),
            |game| game.play(0, Move::Use(MARKET)),
            &[(bag, 2), (|game: &Scene| game.track(0, Track::Farmers).into(), 0)],
        ),
        changes(
            PlagueEvent(Malfunction),
            &["plague.event.malfunction"],
            |game| resolve(game.tile(0, MARKET).lay_wheel(0, MARKET, SPACE)),
            |game| game.play(0, Move::GivePlacedWheel(MARKET)),
            &[(wheels_laid, -1), (wheels_in_supply, 1)],
        ),
        refuses(
            PlagueCard(Card::NoGearTiles),
            &["plague.plaguecard.no-gear-tiles"],
            |game| {
                game.tile(0, MARKET).mat_mut(0).wheels = [0, 0, 1];
                game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Wheels)))
            },
            (0, wheel, "plague.plaguecard.no-gear-tiles"),
        ),
    ];
    rows.extend(sent_by(&WAY));
    rows.extend(standing_on(MARKET));
    rows.extend(met_by(six));
    rows.extend(closed_to(six));
    rows.extend(open_to(six));
    rows
}

#[test]
fn the_flea_market() {
    cross_plague(
        &rows(),
        &[
            ("they look at nobody who stands there", events(&UNMOVED)),
            ("it draws from the bag", events(&[RatInfestation])),
            ("it lends no wheel a space", plague_cards(&[Card::NoGearVillage])),
            ("the start is over", of_start()),
        ],
    );
}
