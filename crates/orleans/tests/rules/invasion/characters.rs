//! What each character must have at the end.

use crate::invasion::{Scene, invasion, rule};
use orleans::components::{Follower, Good, InvasionCharacter, Kind, Part, Place, SpaceKind, Town, Track, components};
use orleans::state::Wheel;
use orleans::{Aim, Move, glance};
use tabletop::{Game, Seat, Viewer};

/// What seat 0 has of each part, of how much.
fn parts(game: &Scene) -> Vec<(Part, u8, u8)> {
    let glance = glance(&game.state.view(Viewer::Spectator));
    let own = glance.tasks.into_iter().filter_map(|task| match task.aim {
        Aim::Personal(Seat(0), part) => Some((part, task.have, task.of)),
        _ => None,
    });
    own.collect()
}

fn being(character: InvasionCharacter) -> Scene {
    let mut game = invasion(3);
    game.be(0, character);
    game
}

/// Whether all parts are fulfilled.
fn done(game: &Scene) -> bool {
    parts(game).iter().all(|&(_, have, of)| have >= of)
}

fn wheel(game: &mut Scene, place: Place, space: SpaceKind) {
    let at = game.mat(0).board.free_space(place, space).expect("a space");
    game.mat_mut(0).board.lay_wheel(at, false);
}

#[test]
fn librarian() {
    rule("invasion.character.librarian");
    let mut game = being(InvasionCharacter::Librarian);
    game.set_development(0, 22).station(0, Town::Loches);
    for tile in [Place::School, Place::Winery, Place::Well] {
        game.tile(0, tile);
    }
    assert!(!done(&game));
    game.tile(0, Place::Hayrick);
    assert!(done(&game));
    assert!(!done(game.fork().set_development(0, 21)));
    let mut elsewhere = game.fork();
    elsewhere.mat_mut(0).stations = [Town::Blois].into_iter().collect();
    assert!(!done(&elsewhere));
}

#[test]
fn scholar() {
    rule("invasion.character.scholar");
    let mut game = being(InvasionCharacter::Scholar);
    game.set_development(0, 30);
    for town in [Town::Loches, Town::Blois, Town::Vierzon] {
        game.station(0, town);
    }
    game.tower(0, Town::Nevers);
    assert!(!done(&game), "a tower does not count");
    game.station(0, Town::Bourges);
    assert!(done(&game) && !done(game.fork().set_development(0, 29)));
}

#[test]
fn mayor() {
    rule("invasion.character.mayor");
    let mut game = being(InvasionCharacter::Mayor);
    game.set_coins(0, 10).mat_mut(0).citizens = 2;
    assert!(done(&game) && !done(game.fork().set_coins(0, 9)));
    game.mat_mut(0).citizens = 1;
    game.city_mut().citizens = 9;
    assert!(!done(&game), "those of the team do not count");
}

#[test]
fn general() {
    rule("invasion.character.general");
    let mut game = being(InvasionCharacter::General);
    game.set_track(0, Track::Knights, 5).tile(0, Place::Winery);
    game.mat_mut(0).wheels[Wheel::Later as usize] = 4;
    for (place, space) in [(Place::Castle, SpaceKind::Farmer), (Place::Vehicle, SpaceKind::Trader)] {
        wheel(&mut game, place, space);
    }
    wheel(&mut game, Place::FarmHouse, SpaceKind::Boatman);
    assert!(!done(&game), "wheels beside the board do not count");
    let winery = components().place(Place::Winery).action_spaces[0];
    wheel(&mut game, Place::Winery, winery);
    assert!(done(&game), "the Support board and tiles count");
    assert!(!done(game.fork().set_track(0, Track::Knights, 4)));
}

#[test]
fn fisherman() {
    rule("invasion.character.fisherman");
    let mut game = being(InvasionCharacter::Fisherman);
    game.set_track(0, Track::Boatmen, 5).set_bag(0, [Follower::Monk, Follower::Monk]);
    game.set_market(0, [Follower::Monk]).stand(0, Place::TownHall, SpaceKind::Any, Follower::Monk);
    game.mat_mut(0).goods[Good::Wool.index()] = 2;
    assert!(done(&game));
    assert!(!done(game.fork().set_market(0, [])) && !done(game.fork().set_track(0, Track::Boatmen, 4)));
    game.mat_mut(0).goods[Good::Wool.index()] = 1;
    assert!(!done(&game));
}

#[test]
fn merchant() {
    rule("invasion.character.merchant");
    let mut game = being(InvasionCharacter::Merchant);
    game.set_coins(0, 32).mat_mut(0).goods = [9, 9, 9, 2, 2];
    assert!(done(&game), "32 + 8 + 10; food does not count");
    assert!(!done(game.fork().set_coins(0, 31)));
}

#[test]
fn innkeeper() {
    rule("invasion.character.innkeeper");
    let mut game = being(InvasionCharacter::Innkeeper);
    game.station(0, Town::Chateaudun).station(0, Town::Chateauroux).mat_mut(0).goods = [3, 2, 3, 9, 9];
    assert!(done(&game), "3 + 4 + 9; fabrics do not count");
    let mut less = game.fork();
    less.mat_mut(0).goods[0] = 2;
    assert!(!done(&less));
    game.mat_mut(0).stations.remove(Town::Chateaudun);
    assert!(!done(&game));
}

#[test]
fn councilman() {
    rule("invasion.character.councilman");
    rule("invasion.character.councilman-spaces");
    assert_eq!(components().invasion.hall, [2, 1, 1, 1, 1, 1, 1]);
    let mut game = being(InvasionCharacter::Councilman);
    game.on_mut(0).hall = [2, 1, 1, 1, 1, 1, 0];
    assert!(!done(&game));
    rule("invasion.character.councilman-only");
    game.hall(0, &[Kind::Monk, Kind::Farmer]).until_turn_of(0).play(0, Move::Use(Place::TownHall));
    let hall = orleans::Post::AssemblyHall;
    game.refuses(0, crate::invasion::man(Kind::Farmer, hall), "invasion.action.no-overfill");
    game.play(0, crate::invasion::man(Kind::Monk, hall));
    assert!(done(&game));
}

/// The Estate Manager has paid whatever was due, or the game were over.
#[test]
fn estate_manager() {
    rule("invasion.character.estate-fulfilled");
    let game = being(InvasionCharacter::EstateManager);
    assert_eq!(parts(&game), [(Part::Dues, 1, 1)]);
}

/// A town that a partner holds opens only to the Tavern.
#[test]
fn blocked_town() {
    rule("invasion.character.blocked-town");
    let mut game = being(InvasionCharacter::Librarian);
    game.station(1, Town::Loches).set_merchant(0, Town::Loches).fill(0, Place::Guildhall).until_turn_of(0);
    game.refuses(0, Move::Use(Place::Guildhall), "base.guildhall.one-per-town");
    game.tile(0, Place::Tavern).fill(0, Place::Tavern).play(0, Move::Use(Place::Guildhall));
    assert!(parts(&game).contains(&(Part::Station(Town::Loches), 1, 1)));
}

/// What was there and is lost again does not count.
#[test]
fn only_the_end_counts() {
    rule("invasion.character.end-state");
    let mut game = being(InvasionCharacter::Merchant);
    assert!(done(game.set_coins(0, 50)));
    assert!(!done(game.set_coins(0, 10)));
}
