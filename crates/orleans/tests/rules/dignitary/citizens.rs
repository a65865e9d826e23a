//! Where citizens come from.

use crate::dignitary::{Scene, dignitary, in_round, rule, setup_of};
use crate::scene::seeded;
use orleans::components::{By, Deed, Follower, Kind, Place, SpaceKind, Town, Track};
use orleans::state::Spot;
use orleans::{DignitaryMove, Event, Level, Module, Move};
use tabletop::Seat;

/// As soon as the merchant arrives, in the midst of the phase.
#[test]
fn on_arrival() {
    rule("dignitary.citizen.on-arrival");
    let mut game = dignitary();
    game.set_merchant(0, Town::Blois).fill(0, Place::Ship).all_ready().play(0, Move::Use(Place::Ship));
    game.play(0, Move::Travel { to: Town::Tours, by: By::Water, take: None });
    assert_eq!((game.mat(0).citizens, game.log[1]), (1, Event::Citizen(Seat(0), Spot::Town(Town::Tours))));
    assert!(!game.state.table.citizens.waits(Spot::Town(Town::Tours)));
    game.set_merchant(0, Town::Blois).fill(0, Place::Ship).play(0, Move::Use(Place::Ship));
    game.play(0, Move::Travel { to: Town::Tours, by: By::Water, take: None });
    assert_eq!(game.mat(0).citizens, 1, "there was one");
}

/// By any kind of move; a town without a citizen gives none.
#[test]
fn by_any_move() {
    rule("dignitary.citizen.on-arrival");
    let travels = |place: Place, from: Town, to: Town, by: By| {
        let mut game = dignitary();
        game.set_coins(0, 3).tile(0, place).set_merchant(0, from).fill(0, place).all_ready().play(0, Move::Use(place));
        if place == Place::BourgeoisHouse {
            game.play(0, Move::SetOut);
        }
        game.play(0, Move::Travel { to, by, take: None });
        game.mat(0).citizens
    };
    assert_eq!(travels(Place::Wagon, Town::Blois, Town::Vendome, By::Road), 1);
    assert_eq!(travels(Place::Wagon, Town::Vendome, Town::Blois, By::Road), 0);
    assert_eq!(travels(Place::StageCoach, Town::Bourges, Town::Sancerre, By::Road), 1);
    assert_eq!(travels(Place::BourgeoisHouse, Town::Orleans, Town::Vierzon, By::Road), 1);
    assert_eq!(travels(Place::Ship, Town::Vierzon, Town::SaintAmandMontrond, By::Water), 1);
}

/// The citizens lie on Boatmen, Knights, Development 1 and 2, Papal Conclave, Astronomy and Peace Treaty.
fn chosen() -> Scene {
    let mut game = seeded(setup_of(Module::Dignitary, Level::Normal), 1);
    let deeds = [Deed::PapalConclave, Deed::Astronomy, Deed::PeaceTreaty].map(Spot::Deed);
    let tracks = [Spot::Boatmen, Spot::Knights, Spot::Development(0), Spot::Development(1)];
    for spot in tracks.into_iter().chain(deeds) {
        game.play(0, Move::Dignitary(DignitaryMove::LayOut(spot)));
    }
    game
}

/// The last follower goes to a deed.
fn completes(game: &mut Scene, deed: Deed, kind: Kind) {
    game.state.table.deeds[deed.index()] = orleans::components::components().deed(deed).spaces;
    game.state.table.deeds[deed.index()][kind.index()] -= 1;
    game.stand(0, Place::TownHall, SpaceKind::Any, kind.neutral()).play(0, Move::Use(Place::TownHall));
    game.play(0, Move::Send { kind, deed });
}

#[test]
fn tracks_and_deeds() {
    rule("dignitary.citizen.other-sources");
    rule("dignitary.citizen.count");
    let mut game = chosen();
    game.set_track(0, Track::Knights, 3).fill(0, Place::Castle).set_development(0, 2).fill(0, Place::Scriptorium);
    game.set_track(0, Track::Boatmen, 4).fill(0, Place::Village).fill(0, Place::Ship).set_merchant(0, Town::Blois);
    game.all_ready().play(0, Move::Use(Place::Castle));
    assert_eq!(game.mat(0).citizens, 1);
    game.play(0, Move::Use(Place::Scriptorium));
    assert_eq!(game.mat(0).citizens, 2);
    game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Boatman));
    assert_eq!(game.mat(0).citizens, 3);
    completes(&mut game, Deed::Astronomy, Kind::Trader);
    assert_eq!((game.mat(0).citizens, game.coins(0)), (4, 1));
    game.play(0, Move::Use(Place::Ship)).play(0, Move::Travel { to: Town::Tours, by: By::Water, take: None });
    assert_eq!(game.mat(0).citizens, 5, "all count together");
}

#[test]
fn empty_spaces() {
    rule("dignitary.citizen.empty-space");
    let mut game = chosen();
    game.all_ready();
    completes(&mut game, Deed::BoatmensGuild, Kind::Scholar);
    assert!(game.coins(0) > 0);
    assert_eq!(game.mat(0).citizens, 0, "a deed left empty brings its coins alone");
    let mut game = crate::dignitary::alone(Module::Dignitary, Level::Normal);
    game.set_track(0, Track::Boatmen, 4).fill(0, Place::Village).all_ready().play(0, Move::Use(Place::Village));
    game.play(0, Move::Recruit(Kind::Boatman));
    assert_eq!((game.track(0, Track::Boatmen), game.mat(0).citizens), (5, 0));
}

/// No event takes one away.
#[test]
fn never_lost() {
    rule("dignitary.citizen.count");
    for round in 1..=16 {
        let mut game = in_round(round);
        game.set_citizens(5).set_bag(0, [Follower::Monk; 4]).lay_wheel(0, Place::Castle, SpaceKind::Farmer).all_ready();
        game.until(|state| state.table.round > round);
        assert_eq!(game.mat(0).citizens, 5, "round {round}");
    }
}
