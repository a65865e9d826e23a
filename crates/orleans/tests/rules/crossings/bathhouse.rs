//! Bathhouse: a follower drawn from the bag straight to an action space.

use crate::crossings::counts::{bag, coins, in_guildhall, standing};
use crate::crossings::row::With::{Board, Event, Hour, Intrigue};
use crate::crossings::row::{Count, Row, changes, cross, events, hours, put, refuses};
use crate::crossings::schemes::{schemed, suffered};
use crate::crossings::sending::{Way, fed_by, knight_to, sent_by};
use crate::crossings::standing::standing_on;
use crate::scene::Scene;
use crate::scene::trade::on;
use orleans::components::Happening::*;
use orleans::components::{Character, Follower, Happening, Kind, Place, SpaceKind, TradeDeed, components};
use orleans::{Ask, HappeningMove, Move, Origin, Plot, Whence};

const BATHHOUSE: Move = Move::Use(Place::Bathhouse);

/// Into the Town Hall, and sent from there on a later turn.
pub(crate) static WAY: Way = Way {
    rules: &["places.bathhouse.fitting-space", "places.bathhouse.may-activate"],
    waits: |game, kind| game.filled(0, Place::Bathhouse).set_bag(0, [kind.neutral()]),
    opens: |game| {
        game.all_ready().play(0, BATHHOUSE);
        let Some(Ask::Bathhouse(drawn)) = game.asks(0) else { panic!("somebody is drawn") };
        let follower = drawn.followers[0].expect("the only one");
        game.play(0, put(follower, Place::TownHall, SpaceKind::Any, Origin::Drawn));
        game.until_turn_of(0).play(0, Move::Use(Place::TownHall))
    },
};

/// Seat 0 has drawn this follower.
fn drew(game: &mut Scene, follower: Follower) -> &mut Scene {
    game.filled(0, Place::Bathhouse).set_bag(0, [follower]).all_ready().play(0, BATHHOUSE)
}

const KNIGHT: Move =
    Move::Put { follower: Follower::Knight, place: Place::Guildhall, space: SpaceKind::Knight, from: Origin::Drawn };

/// The printed kind of its only space.
fn space() -> SpaceKind {
    components().place(Place::Bathhouse).action_spaces[0]
}

/// The follower that fills it.
fn bather() -> Follower {
    space().kind().expect("a printed kind").neutral()
}

fn rows() -> Vec<Row> {
    let mut rows = sent_by(&WAY);
    rows.push(fed_by(&WAY));
    // Who is drawn was recruited before the ban.
    for (with, follower, place, space) in [
        (Hour(Happening::Pilgrimage), Follower::Monk, Place::Ship, SpaceKind::Farmer),
        (Event(Conference), Follower::Scholar, Place::Scriptorium, SpaceKind::Scholar),
        (Event(Crusade), Follower::Knight, Place::Scriptorium, SpaceKind::Knight),
        (Event(Strike), Follower::Craftsman, Place::Village, SpaceKind::Craftsman),
    ] {
        rows.push(changes(
            with,
            &["events.recruit-ban.scope", "base.events.pilgrimage-all-sources"],
            move |game| drew(game, follower),
            move |game| game.play(0, put(follower, place, space, Origin::Drawn)),
            // One takes a space, the bather goes home.
            &[(standing, 0), (bag, 1)],
        ));
    }
    rows.extend(standing_on(Place::Bathhouse));
    rows.extend(of_events());
    rows.extend(of_others());
    rows
}

fn of_events() -> Vec<Row> {
    let from = Whence::Space(Place::Guildhall, SpaceKind::Knight);
    let dismiss = Move::Happening(HappeningMove::Dismiss { kind: Kind::Knight, from });
    let knights: Count = |game| game.state.table.followers[Kind::Knight.index()].into();
    let mut rows = vec![
        // Drawn from the own bag, nobody is new.
        refuses(
            Event(Amnesty),
            &["events.amnesty.new-only", "places.bathhouse.must-place"],
            |game| drew(game, Follower::Knight),
            (0, Move::Decline, "places.bathhouse.must-place"),
        ),
        refuses(
            Event(PeasantUprising),
            &["events.peasant-uprising.phase-four-only"],
            |game| drew(game, Follower::Farmer),
            (
                0,
                put(Follower::Farmer, Place::Castle, SpaceKind::Boatman, Origin::Drawn),
                "base.planning.matching-space",
            ),
        ),
        // A place with a gear wheel may be filled, but not used.
        refuses(
            Event(Sabotage),
            &["events.sabotage.scope", "places.bathhouse.may-activate"],
            |game| {
                game.lay_wheel(0, Place::Guildhall, SpaceKind::Farmer);
                game.stand(0, Place::Guildhall, SpaceKind::Craftsman, Follower::Craftsman);
                drew(game, Follower::Knight).play(0, KNIGHT).until_turn_of(0)
            },
            (0, Move::Use(Place::Guildhall), "events.sabotage.ban"),
        ),
        changes(
            Event(Famine),
            &["events.famine.sources"],
            |game| drew(game, Follower::Knight).play(0, KNIGHT).all_pass(),
            move |game| game.play(0, dismiss),
            &[(in_guildhall, -1), (knights, 1)],
        ),
        changes(
            Event(CapitationTax),
            &["events.capitation-tax.per-follower"],
            |game| drew(game.set_market(0, []), Follower::Knight).play(0, KNIGHT),
            |game| game.all_pass(),
            &[(coins, -2)],
        ),
    ];
    // Whoever stands is safe; the bather is in the bag again, and drawn.
    for with in [Hour(Happening::Plague), Event(Plague), Event(Wedding)] {
        rows.push(changes(
            with,
            &["base.events.plague-only-bag", "events.wedding.draw-two"],
            |game| drew(game, Follower::Knight).play(0, KNIGHT),
            |game| game.all_pass(),
            &[(bag, -1), (in_guildhall, 0)],
        ));
    }
    rows
}

fn of_others() -> Vec<Row> {
    vec![
        // It fills a place that the Saboteur has closed, and opens nothing.
        refuses(
            Intrigue(Character::Saboteur),
            &["intrigue.saboteur.locked", "places.bathhouse.may-activate"],
            |game| {
                let (place, space) = (Place::Guildhall, SpaceKind::Knight);
                let plot = Plot::Sabotage { place, space, follower: Follower::Knight };
                game.fill(1, place).filled(1, Place::Bathhouse).set_bag(1, []);
                schemed(game, Kind::Craftsman, Character::Saboteur);
                suffered(game.play(0, on(1, plot))).play(1, BATHHOUSE).play(1, KNIGHT).until_turn_of(1)
            },
            (1, Move::Use(Place::Guildhall), "intrigue.saboteur.locked"),
        ),
        // Lent by the Court of Lay Assessors it fills the Town Hall at work, which sends nobody more.
        changes(
            Board(TradeDeed::CourtOfLayAssessors),
            &["base.actions.who-stood-there", "places.bathhouse.may-activate"],
            |game| {
                game.tile(0, Place::Bathhouse).set_bag(0, [Follower::Knight]);
                knight_to(game, TradeDeed::CourtOfLayAssessors).play(0, BATHHOUSE)
            },
            |game| game.play(0, put(Follower::Knight, Place::TownHall, SpaceKind::Any, Origin::Drawn)),
            &[(standing, 1), (|game: &Scene| (game.asks(1) == Some(Ask::Action)).into(), 1)],
        ),
        // Only its own draw may not go there: Alchemy fills it.
        changes(
            Board(TradeDeed::Alchemy),
            &["trade.alchemy.draw", "places.bathhouse.not-itself"],
            |game| {
                game.tile(0, Place::Bathhouse).set_bag(0, [bather()]);
                knight_to(game, TradeDeed::Alchemy).play(0, Move::Draw(1))
            },
            |game| game.play(0, put(bather(), Place::Bathhouse, space(), Origin::Drawn)),
            &[(|game: &Scene| game.standing(0, Place::Bathhouse).len() as i32, 1)],
        ),
    ]
}

#[test]
fn the_bathhouse() {
    let of_trade = [Indulgence, Training, BonVoyage, Income, FishingGrounds, TradingDay, BookFire, Summoning, Tithe];
    cross(
        &rows(),
        &[
            ("coins that look at no follower", hours(&[Happening::Income, Happening::TradingDay])),
            ("coins, steps and merchants", events(&of_trade)),
            ("no gear wheel lies where one space is all", events(&[Malfunction])),
            ("nothing happens to anybody", events(&[Vacation, Silentium])),
        ],
    );
}
