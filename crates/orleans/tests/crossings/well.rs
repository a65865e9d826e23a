//! Well: any own action, activated or not.

use crate::counts::{bag, coins, development, in_guildhall, monks, standing};
use crate::debts::{DEBTS, in_debt};
use crate::row::With::{Board, Event, Hour, Intrigue};
use crate::row::{Row, changes, cross, events, hours, refuses};
use crate::scene::Scene;
use crate::scene::trade::{fill_deed, in_town_hall, on, resolve, send};
use crate::schemes::{schemed, suffered};
use crate::sending::{Way, fed_by, sent_by};
use orleans::components::Happening::*;
use orleans::components::{Character, Follower, Happening, Kind, Place, SpaceKind, Track, TradeDeed};
use orleans::state::Wheel;
use orleans::{BoardDeed, HappeningMove, Move, Origin, Plot, Whence};

const WELL: Move = Move::Use(Place::Well);
const MONK: Plot = Plot::Sabotage { place: Place::Well, space: SpaceKind::Monk, follower: Follower::Monk };

/// The Well lends the Town Hall, where the follower stands.
static WAY: Way = Way {
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
    for (with, place, id) in [
        (Hour(Happening::Pilgrimage), Place::Monastery, "base.events.pilgrimage"),
        (Event(Conference), Place::University, "events.conference.no-scholars"),
        (Event(Crusade), Place::Castle, "events.crusade.no-knights"),
    ] {
        let refused = (0, Move::Use(place), id);
        rows.push(refuses(with, &["places.well.conditions", "events.recruit-ban.scope"], drawn_from, refused));
    }
    for with in DEBTS {
        rows.push(changes(
            with,
            &["base.torture.place-tile-contents"],
            move |game| resolve(in_debt(game.filled(0, Place::Well), with)),
            |game| game.play(0, Move::GiveTile(Place::Well)),
            &[(bag, 2), (standing, -2)],
        ));
    }
    rows.extend(of_events());
    rows.extend(of_boards());
    rows
}

fn of_events() -> Vec<Row> {
    let from = Whence::Space(Place::Well, SpaceKind::Monk);
    let dismiss = Move::Happening(HappeningMove::Dismiss { kind: Kind::Monk, from });
    let to_guildhall = Move::Put {
        follower: Follower::Knight,
        place: Place::Guildhall,
        space: SpaceKind::Knight,
        from: Origin::Drawn,
    };
    let farmer =
        Move::Put { follower: Follower::OwnFarmer, place: Place::Well, space: SpaceKind::Monk, from: Origin::Market };
    let wheel = Move::PlaceWheel { wheel: Wheel::Later, place: Place::Well, space: SpaceKind::Monk };
    vec![
        refuses(
            Event(Strike),
            &["events.strike.no-craftsmen", "places.well.conditions"],
            |game| drawn_from(game).play(0, Move::Use(Place::Village)),
            (0, Move::Recruit(Kind::Craftsman), "events.strike.no-craftsmen"),
        ),
        refuses(
            Event(Sabotage),
            &["events.sabotage.scope"],
            |game| drawn_from(game.lay_wheel(0, Place::Castle, SpaceKind::Farmer)),
            (0, Move::Use(Place::Castle), "events.sabotage.ban"),
        ),
        // The monks have left before the newcomer finds a place.
        changes(
            Event(Amnesty),
            &["events.amnesty.place-at-once", "places.well.followers"],
            |game| drawn_from(game).play(0, Move::Use(Place::Castle)),
            move |game| game.play(0, to_guildhall),
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
                resolve(game.tile(0, Place::Well).set_track(0, Track::Craftsmen, 2))
                    .play(0, Move::Advance(Track::Craftsmen))
            },
            (0, wheel, "events.training.bonus-now"),
        ),
        changes(
            Event(Famine),
            &["events.famine.sources"],
            |game| resolve(game.filled(0, Place::Well)),
            move |game| game.play(0, dismiss),
            &[(standing, -1), (monks, 1)],
        ),
        changes(
            Event(CapitationTax),
            &["events.capitation-tax.per-follower"],
            |game| game.filled(0, Place::Well).set_market(0, []).all_ready(),
            |game| game.all_pass(),
            &[(coins, -4), (standing, 0)],
        ),
        changes(
            Intrigue(Character::Saboteur),
            &["intrigue.saboteur.effect"],
            |game| schemed(game.filled(1, Place::Well), Kind::Craftsman, Character::Saboteur),
            |game| suffered(game.play(0, on(1, MONK))),
            &[(|game: &Scene| game.player(1).bag.total().into(), 1)],
        ),
        refuses(
            Intrigue(Character::Saboteur),
            &["intrigue.saboteur.locked"],
            |game| {
                schemed(game.filled(1, Place::Well), Kind::Craftsman, Character::Saboteur);
                suffered(game.play(0, on(1, MONK))).stand(1, Place::Well, SpaceKind::Monk, Follower::Monk)
            },
            (1, WELL, "intrigue.saboteur.locked"),
        ),
    ]
}

/// The Court of Lay Assessors lends the Well, which lends in its turn; nobody leaves either.
fn of_boards() -> Vec<Row> {
    const COURT: BoardDeed = BoardDeed::Trade(TradeDeed::CourtOfLayAssessors);
    vec![changes(
        Board(TradeDeed::CourtOfLayAssessors),
        &["trade.court.complete-action", "places.well.any-action"],
        |game| {
            fill_deed(game, COURT, 1);
            in_town_hall(game, 0, &[Kind::Monk]);
            game.filled(0, Place::Well).all_ready().play(0, Move::Use(Place::TownHall)).play(0, send(Kind::Monk, COURT))
        },
        |game| game.play(0, WELL).play(0, Move::Use(Place::Scriptorium)),
        &[(development, 1), (standing, 0), (bag, 0)],
    )]
}

#[test]
fn the_well() {
    let of_base = [Happening::Income, Happening::TradingDay, Happening::Plague];
    let of_trade =
        [Indulgence, BonVoyage, Income, FishingGrounds, Wedding, TradingDay, Plague, BookFire, Summoning, Tithe];
    cross(
        &rows(),
        &[
            ("phase 6 does not look at who stands there", hours(&of_base)),
            ("the same", events(&of_trade)),
            ("no gear wheel lies on the space of a monk", events(&[Malfunction])),
            ("nothing happens to anybody", events(&[Vacation, Silentium])),
        ],
    );
}
