//! Gunpowder Tower: followers that lie there and stand nowhere.

use crate::crossings::counts::{bag, coins, market, monks, tower};
use crate::crossings::debts::{DEBTS, in_debt};
use crate::crossings::row::With::{Event, Hour, Intrigue};
use crate::crossings::row::{Row, changes, cross, events, hours, put, refuses};
use crate::crossings::schemes::{schemed, unbribed};
use crate::crossings::sending::{Way, fed_by, sent_by};
use crate::scene::Scene;
use crate::scene::trade::{on, resolve};
use orleans::components::Happening::*;
use orleans::components::{Character, Deed, Follower, Happening, Kind, Place, SpaceKind};
use orleans::{HappeningMove, Move, Origin, Plot, Whence};

const TOWER: Move = Move::Use(Place::GunpowderTower);

/// Straight from the Tower, without a follower anywhere else.
static WAY: Way = Way {
    rules: &["places.gunpowder-tower.send", "places.gunpowder-tower.own-action"],
    waits: |game, kind| game.on_tower(0, &[kind.neutral()]),
    opens: |game| game.all_ready().play(0, TOWER),
};

/// Seat 0 has an empty bag and these two on the Tower.
fn two(game: &mut Scene) -> &mut Scene {
    game.on_tower(0, &[Follower::Monk, Follower::OwnFarmer])
}

/// Whoever lies on Market and Tower, which are one in phase 3.
fn kept(game: &Scene) -> i32 {
    market(game) + tower(game)
}

fn rows() -> Vec<Row> {
    let mut rows = sent_by(&WAY);
    rows.push(fed_by(&WAY));
    for with in DEBTS {
        rows.push(refuses(
            with,
            &["base.torture.follower-only-from-bag"],
            move |game| resolve(in_debt(two(game), with)),
            (0, Move::GiveFollower, "base.torture.follower-only-from-bag"),
        ));
        rows.push(changes(
            with,
            &["base.torture.place-tile-contents", "places.gunpowder-tower.market"],
            move |game| resolve(in_debt(two(game), with)),
            |game| game.play(0, Move::GiveTile(Place::GunpowderTower)),
            &[(bag, 2), (tower, -2)],
        ));
    }
    // Who was taken before the ban can be sent.
    for (with, kind, deed, reward) in [
        (Hour(Happening::Pilgrimage), Kind::Monk, Deed::PapalConclave, 3),
        (Event(Conference), Kind::Scholar, Deed::Astronomy, 1),
        (Event(Crusade), Kind::Knight, Deed::PeaceTreaty, 2),
        (Event(Strike), Kind::Craftsman, Deed::BuildingTheCathedral, 2),
        // No gear wheel can lie there.
        (Event(Sabotage), Kind::Farmer, Deed::CityWall, 1),
    ] {
        rows.push(changes(
            with,
            &["base.events.pilgrimage-all-sources", "events.recruit-ban.scope", "events.sabotage.ban"],
            move |game| game.on_tower(0, &[kind.neutral()]).all_ready(),
            move |game| game.play(0, TOWER).play(0, Move::Send { kind, deed }),
            &[(coins, reward), (tower, -1)],
        ));
    }
    for with in [Hour(Happening::Plague), Event(Plague)] {
        rows.push(changes(
            with,
            &["base.events.plague-only-bag", "events.plague.draw"],
            |game| two(game).set_bag(0, [Follower::Monk]).all_ready(),
            |game| game.all_pass(),
            &[(bag, -1), (monks, 1), (kept, 0)],
        ));
    }
    rows.extend(of_events());
    rows.extend(of_intrigues());
    rows
}

fn of_events() -> Vec<Row> {
    let as_boatman = put(Follower::OwnFarmer, Place::Castle, SpaceKind::Boatman, Origin::Tower);
    let to_tower = put(Follower::Knight, Place::GunpowderTower, SpaceKind::Any, Origin::Drawn);
    let dismiss = Move::Happening(HappeningMove::Dismiss { kind: Kind::Monk, from: Whence::Tower });
    vec![
        changes(
            Event(Indulgence),
            &["events.indulgence.to-bag"],
            |game| resolve(game.on_tower(0, &[])),
            |game| game.play(0, Move::Recruit(Kind::Knight)),
            &[(coins, -2), (bag, 1), (tower, 0)],
        ),
        changes(
            Event(Wedding),
            &["events.wedding.limits"],
            |game| {
                game.on_tower(0, &[]).set_market(0, [Follower::Farmer; 7]).set_bag(0, [Follower::Monk; 5]).all_ready()
            },
            |game| game.all_pass(),
            &[(kept, 1), (bag, -1)],
        ),
        refuses(
            Event(Amnesty),
            &["places.gunpowder-tower.market", "events.amnesty.place-at-once"],
            |game| game.on_tower(0, &[]).fill(0, Place::Castle).all_ready().play(0, Move::Use(Place::Castle)),
            (0, to_tower, "base.planning.matching-space"),
        ),
        changes(
            Event(PeasantUprising),
            &[
                "events.peasant-uprising.planning",
                "events.peasant-uprising.clean-up",
                "places.gunpowder-tower.planning",
            ],
            |game| two(game),
            move |game| resolve(game.play(0, as_boatman)),
            &[(bag, 1), (tower, -1)],
        ),
        changes(
            Event(Famine),
            &["events.famine.sources", "events.famine.too-few"],
            |game| resolve(two(game)),
            move |game| game.play(0, dismiss),
            &[(kept, -1), (monks, 1)],
        ),
        changes(
            Event(CapitationTax),
            &["events.capitation-tax.per-follower", "events.capitation-tax.own-colour"],
            |game| two(game).set_market(0, []).all_ready(),
            |game| game.all_pass(),
            &[(coins, -4), (kept, 0)],
        ),
    ]
}

/// What the victim has on the Tower is on no action space and in no bag.
fn of_intrigues() -> Vec<Row> {
    let at_tower = Plot::Sabotage { place: Place::GunpowderTower, space: SpaceKind::Any, follower: Follower::Monk };
    vec![
        refuses(
            Intrigue(Character::Saboteur),
            &["intrigue.saboteur.which-follower"],
            |game| {
                game.on_tower(1, &[Follower::Monk]).stand(1, Place::Castle, SpaceKind::Farmer, Follower::Farmer);
                schemed(game, Kind::Craftsman, Character::Saboteur)
            },
            (0, on(1, at_tower), "intrigue.saboteur.which-follower"),
        ),
        refuses(
            Intrigue(Character::Hangman),
            &["intrigue.target.legal"],
            |game| {
                game.on_tower(1, &[Follower::Monk]).set_bag(2, [Follower::Monk]);
                schemed(game, Kind::Knight, Character::Hangman)
            },
            (0, on(1, Plot::Hang), "intrigue.target.legal"),
        ),
        refuses(
            Intrigue(Character::Torturer),
            &["base.torture.follower-only-from-bag", "intrigue.torturer.effect"],
            |game| unbribed(schemed(game.on_tower(1, &[Follower::Monk]), Kind::Knight, Character::Torturer)),
            (1, Move::GiveFollower, "base.torture.follower-only-from-bag"),
        ),
    ]
}

#[test]
fn the_gunpowder_tower() {
    cross(
        &rows(),
        &[
            ("coins that look at no follower", hours(&[Happening::Income, Happening::TradingDay])),
            ("the same", events(&[Income, FishingGrounds, TradingDay, Tithe])),
            ("tracks", events(&[Training, BookFire])),
            ("merchants", events(&[BonVoyage, Summoning])),
            ("no gear wheel can lie there", events(&[Malfunction])),
            ("it is over before anybody draws, or nothing happens", events(&[Vacation, Silentium])),
        ],
    );
}
