//! Well: any own action, activated or not.

use super::lent::{closed_to, met_by, open_to};
use super::sending::sent_by;
use super::standing::standing_on;
use super::{UNMOVED, events, of_start, plague_cards};
use crate::crossings::row::With::PlagueEvent;
use crate::crossings::row::{Row, cross_plague, put, refuses};
use crate::crossings::well::WAY;
use crate::scene::Scene;
use orleans::components::Happening::*;
use orleans::components::{Follower, Place, PlagueCard, SpaceKind};
use orleans::{Move, Origin};

/// Seat 0 has used its Well.
fn drawn_from(game: &mut Scene) -> &mut Scene {
    game.filled(0, Place::Well).all_ready().play(0, Move::Use(Place::Well))
}

fn rows() -> Vec<Row> {
    let farmer = put(Follower::OwnFarmer, Place::Well, SpaceKind::Monk, Origin::Market);
    let mut rows = vec![refuses(
        PlagueEvent(PeasantUprising),
        &["plague.event.peasant-uprising", "base.planning.nothing-replaces-monk"],
        |game| game.tile(0, Place::Well),
        (0, farmer, "base.planning.nothing-replaces-monk"),
    )];
    rows.extend(sent_by(&WAY));
    rows.extend(standing_on(Place::Well));
    rows.extend(met_by(drawn_from));
    rows.extend(closed_to(drawn_from));
    rows.extend(open_to(drawn_from));
    rows
}

#[test]
fn the_well() {
    let wheels = [PlagueCard::NoGearVillage, PlagueCard::NoGearTiles];
    cross_plague(
        &rows(),
        &[
            ("they look at nobody who stands there", events(&UNMOVED)),
            ("it draws from the bag", events(&[RatInfestation])),
            ("no gear wheel lies on the space of a monk", events(&[Malfunction])),
            ("the same", plague_cards(&wheels)),
            ("the start is over", of_start()),
        ],
    );
}
