//! Well: any own action, activated or not.

use crate::crossings::counts::{bag, development, in_guildhall, standing};
use crate::crossings::row::With::{Board, Event, Hour};
use crate::crossings::row::{Row, changes, cross, events, put, refuses};
use crate::crossings::sending::{Way, fed_by, knight_to, sent_by};
use crate::crossings::standing::{banned, standing_on, unmoved};
use crate::scene::Scene;
use crate::scene::trade::resolve;
use orleans::components::Happening::*;
use orleans::components::{Follower, Happening, Place, SpaceKind, Track, TradeDeed};
use orleans::state::Wheel;
use orleans::{Move, Origin};

const WELL: Move = Move::Use(Place::Well);

/// The Well lends the Town Hall, where the follower stands.
pub(crate) static WAY: Way = Way {
    rules: &["places.well.town-hall", "intrigue.bribe.nested"],
    waits: |game, kind| game.filled(0, Place::Well).stand(0, Place::TownHall, SpaceKind::Any, kind.neutral()),
    opens: |game| game.all_ready().play(0, WELL).play(0, Move::Use(Place::TownHall)),
};

/// Seat 0 has used its Well.
fn drawn_from(game: &mut Scene) -> &mut Scene {
    game.filled(0, Place::Well).all_ready().play(0, WELL)
}

fn rows() -> Vec<Row> {
    let mut rows = sent_by(&WAY);
    rows.push(fed_by(&WAY));
    rows.extend(standing_on(Place::Well));
    rows.extend(banned(drawn_from));
    let farmer = put(Follower::OwnFarmer, Place::Well, SpaceKind::Monk, Origin::Market);
    let knight = put(Follower::Knight, Place::Guildhall, SpaceKind::Knight, Origin::Drawn);
    let wheel = Move::PlaceWheel { wheel: Wheel::Later, place: Place::Well, space: SpaceKind::Monk };
    rows.extend([
        refuses(
            Hour(Happening::Pilgrimage),
            &["places.well.conditions", "base.events.pilgrimage-all-sources"],
            drawn_from,
            (0, Move::Use(Place::Monastery), "base.events.pilgrimage"),
        ),
        // The monks have left before the newcomer finds a place.
        changes(
            Event(Amnesty),
            &["events.amnesty.place-at-once", "places.well.followers"],
            |game| drawn_from(game).play(0, Move::Use(Place::Castle)),
            move |game| game.play(0, knight),
            &[(in_guildhall, 1), (bag, 0)],
        ),
        refuses(
            Event(PeasantUprising),
            &["events.peasant-uprising.planning", "base.planning.nothing-replaces-monk"],
            |game| game.tile(0, Place::Well),
            (0, farmer, "base.planning.nothing-replaces-monk"),
        ),
        refuses(
            Event(Training),
            &["base.tech.never-monk", "events.training.bonus-now"],
            |game| {
                game.tile(0, Place::Well).set_track(0, Track::Craftsmen, 2);
                resolve(game).play(0, Move::Advance(Track::Craftsmen))
            },
            (0, wheel, "events.training.bonus-now"),
        ),
        // The Court of Lay Assessors lends the Well, which lends in its turn; nobody leaves either.
        changes(
            Board(TradeDeed::CourtOfLayAssessors),
            &["trade.court.complete-action", "places.well.any-action"],
            |game| knight_to(game.filled(0, Place::Well), TradeDeed::CourtOfLayAssessors),
            |game| game.play(0, WELL).play(0, Move::Use(Place::Scriptorium)),
            &[(development, 1), (standing, 0), (bag, 0)],
        ),
    ]);
    rows
}

#[test]
fn the_well() {
    cross(
        &rows(),
        &[
            ("they look at nobody who stands there", unmoved()),
            ("no gear wheel lies on the space of a monk", events(&[Malfunction])),
        ],
    );
}
