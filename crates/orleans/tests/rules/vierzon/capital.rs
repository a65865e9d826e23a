//! Make Vierzon the Capital.

use crate::vierzon::{Scene, complete, rule, vierzon};
use orleans::components::VierzonObjective::Capital;
use orleans::components::{Follower, Good, Kind, Place, SpaceKind, Town, components};
use orleans::{Event, Move, VierzonEvent};
use tabletop::Seat;

const TOWNS: [Town; 6] = [Town::Blois, Town::Tours, Town::Chinon, Town::Bourges, Town::Nevers, Town::Briare];

/// Development status, stations and citizens as a test wants them, with a Guildhall in Le Mans to build one more.
fn developed(stars: usize, stations: usize, citizens: u8) -> Scene {
    let mut game = vierzon();
    game.set_development(0, components().development.stars[stars - 1]).set_citizens(citizens);
    TOWNS[..stations].iter().for_each(|&town| _ = game.station(0, town));
    assert_eq!(usize::from(orleans::status(game.mat(0))), stars);
    game.set_merchant(0, Town::LeMans).fill(0, Place::Guildhall).all_ready();
    game
}

fn is_told(game: &Scene) -> bool {
    game.log.contains(&Event::Vierzon(VierzonEvent::Completed(Seat(0), Capital)))
}

/// Status times stations and citizens is at least 28, the moment it is.
#[test]
fn twenty_eight() {
    rule("vierzon.objective.capital");
    rule("vierzon.objective.auto-mark");
    for (stars, stations, citizens, met) in
        [(4, 4, 2, true), (4, 4, 1, false), (3, 5, 3, false), (3, 6, 3, true), (2, 6, 6, false), (5, 5, 0, true)]
    {
        let mut game = developed(stars, stations, citizens);
        game.refuses(0, complete(Capital), "vierzon.objective.capital");
        game.play(0, Move::Use(Place::Guildhall));
        let product = stars * (stations + 1 + usize::from(citizens));
        assert_eq!((product >= 28, game.is_marked(Capital)), (met, met), "{stars} × {}", stations + 1);
        assert_eq!(is_told(&game), met);
    }
}

/// By a citizen, by a star on the way, by the Observatory and by a station on the Road.
#[test]
fn whatever_is_last() {
    rule("vierzon.objective.auto-mark");
    let mut star = developed(3, 4, 3);
    let to = components().development.stars[3];
    star.set_development(0, to - 1).fill(0, Place::Scriptorium).play(0, Move::Use(Place::Scriptorium));
    assert!(star.is_marked(Capital) && is_told(&star));
    let mut seen = developed(3, 4, 3);
    seen.filled(0, Place::Observatory).play(0, Move::Use(Place::Observatory));
    assert!(seen.is_marked(Capital), "the Observatory");
    let mut road = developed(4, 4, 2);
    road.filled(0, Place::Road).play(0, Move::Use(Place::Road));
    assert!(road.is_marked(Capital), "stations on the Road count");
    let mut citizen = developed(4, 4, 2);
    citizen
        .set_track(0, orleans::components::Track::Knights, 3)
        .fill(0, Place::Castle)
        .play(0, Move::Use(Place::Castle));
    assert!(citizen.is_marked(Capital), "a citizen");
}

/// What is lost later does not matter.
#[test]
fn stays_marked() {
    rule("vierzon.objective.any-order");
    let mut game = developed(4, 4, 2);
    game.play(0, Move::Use(Place::Guildhall)).set_development(0, 0).set_citizens(0);
    assert!(game.is_marked(Capital));
    game.refuses(0, complete(Capital), "vierzon.objective.any-order");
}

/// A complete Gaming Room counts as three citizens from that moment on.
#[test]
fn gaming_room() {
    rule("vierzon.objective.capital-gaming-room");
    let ready = || {
        let mut game = developed(4, 4, 0);
        game.sweep_map().tile(0, Place::GamingRoom).give_goods(0, Good::Cheese, 1).give_goods(0, Good::Wine, 1);
        game.mat_mut(0).on_tiles.gaming_room[Kind::Farmer.index()] = true;
        game.mat_mut(0).on_tiles.gaming_room[Kind::Scholar.index()] = true;
        game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Knight);
        game
    };
    let knight = Move::SendToGamingRoom(Kind::Knight);
    let mut good_last = ready();
    good_last.play(0, Move::Use(Place::TownHall)).play(0, knight).play(0, Move::LayInGamingRoom(Good::Cheese));
    assert!(!good_last.is_marked(Capital));
    good_last.play(0, Move::LayInGamingRoom(Good::Wine));
    assert!(good_last.is_marked(Capital) && is_told(&good_last));
    let mut knight_last = ready();
    knight_last.play(0, Move::LayInGamingRoom(Good::Wine)).play(0, Move::LayInGamingRoom(Good::Cheese));
    assert!(!knight_last.is_marked(Capital));
    knight_last.play(0, Move::Use(Place::TownHall)).play(0, knight);
    assert!(knight_last.is_marked(Capital));
    assert_eq!(knight_last.mat(0).citizens, 0, "it counts as three, and is none");
}
