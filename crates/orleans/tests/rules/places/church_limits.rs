//! Church: what it cannot use, and that nobody is asked.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Good, Home, Place, Sort, Town, components};
use orleans::{Ask, Move};
use tabletop::{Game, Seat};

const CHURCH: Move = Move::Use(Place::Church);
const NOT_THESE: [Place; 6] =
    [Place::Sacristy, Place::Tavern, Place::Road, Place::GunpowderTower, Place::GamingRoom, Place::MedicinalSpring];

fn borrow(place: Place) -> Move {
    Move::Borrow { owner: Seat(1), place }
}

/// Seat 0 has the Church ready; seat 1 owns a filled Hayrick and this tile, filled as well.
fn beside_hayrick(tile: Place) -> Scene {
    let mut game = scene(Edition::Bigbox, 2);
    game.tile(0, Place::Church).fill(0, Place::Church);
    game.tile(1, Place::Hayrick).fill(1, Place::Hayrick).tile(1, tile).fill(1, tile);
    game.all_ready();
    game
}

/// Tiles that need no followers cannot be used, alone or beside another.
#[test]
fn no_privileges() {
    rule("places.church.no-privileges");
    let needs_none = |place: &Place| {
        let facts = components().place(*place);
        matches!(facts.home, Home::Tile(_)) && facts.action_spaces.is_empty() && !NOT_THESE.contains(place)
    };
    let tiles: Vec<Place> = Place::ALL.iter().copied().filter(needs_none).collect();
    for named in [Place::School, Place::Cathedral, Place::Depot, Place::Brasserie, Place::Drawbridge, Place::Statue] {
        assert!(tiles.contains(&named));
    }
    for tile in tiles {
        let mut game = beside_hayrick(tile);
        game.play(0, CHURCH).refuses(0, borrow(tile), "places.church.no-privileges");
        assert_eq!(game.options(0), [borrow(Place::Hayrick)], "{tile}");

        let mut alone = beside_hayrick(tile);
        alone.mat_mut(1).places.remove(Place::Hayrick);
        alone.refuses(0, CHURCH, "places.church.use");
    }
}

/// Six more tiles cannot be used, followers on them or not.
#[test]
fn not_these_tiles() {
    rule("places.church.not-these");
    for tile in NOT_THESE {
        let mut game = beside_hayrick(tile);
        if tile == Place::GunpowderTower {
            game.mat_mut(1).tower = [Follower::Farmer, Follower::Knight].into_iter().collect();
        }
        game.station(0, Town::Blois);
        game.play(0, CHURCH).refuses(0, borrow(tile), "places.church.not-these");
        assert_eq!(game.options(0), [borrow(Place::Hayrick)], "{tile}");
    }
}

/// All others with an action can be used as far as their action is possible for the user.
#[test]
fn every_other_action_tile() {
    rule("places.church.not-these");
    let acts = |place: &Place| {
        let facts = components().place(*place);
        matches!(facts.home, Home::Tile(_)) && facts.sort == Sort::Action && !NOT_THESE.contains(place)
    };
    let never = ["places.church.use", "places.church.no-privileges", "places.church.not-these"];
    let tiles =
        Place::ALL.iter().copied().filter(acts).filter(|place| ![Place::Church, Place::Hayrick].contains(place));
    for tile in tiles {
        let mut game = beside_hayrick(tile);
        game.play(0, CHURCH);
        let refused = game.state.why_not(Seat(0), borrow(tile)).map(|rule| rule.0);
        assert!(refused.is_none_or(|id| !never.contains(&id)), "{tile}: {refused:?}");
    }
}

/// The owner is not asked, and may have passed already.
#[test]
fn the_owner_cannot_refuse() {
    rule("places.church.owner-consent");
    for passed in [false, true] {
        let mut game = beside_hayrick(Place::Brewery);
        if passed {
            game.fill(0, Place::Scriptorium).play(0, Move::Use(Place::Scriptorium)).play(1, Move::Pass);
        }
        game.play(0, CHURCH).play(0, borrow(Place::Hayrick));
        assert_eq!((game.goods(0, Good::Grain), game.coins(1)), (1, 7), "done without a question to the owner");
        let next = if passed { 0 } else { 1 };
        assert_eq!(game.asks(next), Some(Ask::Action));
    }
}
