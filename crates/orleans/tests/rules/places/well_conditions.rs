//! Well: only the activation is waived.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Edition, Good, Happening, Kind, Letter, Place, Town, Track};
use tabletop::Seat;

/// Makes an action impossible.
type Hinder = fn(&mut Scene);

/// Seat 0 is asked by the Well and owns every tile named.
fn asked(edition: Edition, tiles: &[Place], hinder: Hinder) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.goods = [5; Good::COUNT];
    game.tile(0, Place::Well).fill(0, Place::Well);
    tiles.iter().for_each(|&tile| _ = game.tile(0, tile));
    hinder(&mut game);
    game.all_ready().play(0, Move::Use(Place::Well));
    game
}

/// Costs and conditions of the chosen action hold.
#[test]
fn conditions_hold() {
    rule("places.well.conditions");
    let cases: [(Place, Hinder, &str); 9] = [
        (
            Place::FarmHouse,
            |game| game.state.table.followers[Kind::Farmer.index()] = 0,
            "base.general.action-needs-its-tile",
        ),
        (Place::Winery, |game| game.state.table.goods[Good::Wine.index()] = 0, "base.general.action-needs-its-tile"),
        (Place::Castle, |game| _ = game.set_track(0, Track::Knights, 5), "base.track.end-closes-action"),
        (Place::Monastery, |game| _ = game.event(Happening::Pilgrimage, Letter::Start), "base.events.pilgrimage"),
        (
            Place::Guildhall,
            |game| _ = game.set_merchant(0, Town::Blois).station(1, Town::Blois),
            "base.guildhall.one-per-town",
        ),
        (Place::Opera, |game| game.state.table.followers[Kind::Scholar.index()] = 1, "places.opera.condition"),
        (Place::StageCoach, |game| _ = game.set_coins(0, 2), "base.actions.voluntary-cost"),
        (Place::Goldsmith, |game| _ = game.station(0, Town::Blois), "base.actions.voluntary-cost"),
        (Place::Scriptorium, |game| _ = game.set_development(0, 30), "base.development.end-closes-pure-actions"),
    ];
    for &edition in Edition::ALL {
        for (place, hinder, why) in cases {
            asked(edition, &[place], hinder).refuses(0, Move::Use(place), why);
        }
    }
}

/// Without the hindrance each of them is offered; costs are paid.
#[test]
fn costs_are_paid() {
    rule("places.well.conditions");
    for &edition in Edition::ALL {
        let tiles = [Place::Winery, Place::StageCoach, Place::Opera];
        let open: Hinder = |game| {
            game.state.table.followers[Kind::Scholar.index()] = 0;
            game.event(Happening::Income, Letter::A).set_merchant(0, Town::Blois);
        };
        let mut game = asked(edition, &tiles, open);
        let board = [Place::FarmHouse, Place::Castle, Place::Monastery, Place::Guildhall, Place::Scriptorium];
        for place in tiles.into_iter().chain(board) {
            assert!(game.offers(0, Move::Use(place)), "{place}");
        }
        game.play(0, Move::Use(Place::StageCoach));
        assert_eq!(game.coins(0), 2);
    }
}

/// Itself, the Sacristy, the Tavern and tiles without an action cannot be chosen.
#[test]
fn no_action_to_choose() {
    rule("places.well.conditions");
    rule("places.sacristy.no-action");
    let barred = [
        Place::Well,
        Place::Sacristy,
        Place::Tavern,
        Place::HerbGarden,
        Place::Lock,
        Place::Depot,
        Place::GamingRoom,
        Place::Prairie,
    ];
    for &edition in Edition::ALL {
        let fill: Hinder = |game| _ = game.fill(0, Place::Sacristy).fill(0, Place::Tavern);
        let mut game = asked(edition, &barred, fill);
        for place in barred {
            game.refuses(0, Move::Use(place), "places.well.conditions");
        }
    }
}

/// Nor can the Church use a Sacristy with its monk.
#[test]
fn the_church_cannot_use_the_sacristy() {
    rule("places.sacristy.no-action");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.tile(0, Place::Church).fill(0, Place::Church);
        game.tile(1, Place::Sacristy).fill(1, Place::Sacristy).all_ready();
        game.refuses(0, Move::Use(Place::Church), "places.church.use");
        game.tile(1, Place::Brewery).fill(1, Place::Brewery).play(0, Move::Use(Place::Church));
        let borrow = |place| Move::Borrow { owner: Seat(1), place };
        game.refuses(0, borrow(Place::Sacristy), "places.church.not-these").play(0, borrow(Place::Brewery));
    }
}
