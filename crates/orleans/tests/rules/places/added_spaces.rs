//! The action spaces of the tiles from the added sets.

use crate::places::spaces::needs_every_space;
use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Good, Home, Kind, Place, Sort, SpaceKind, Town, Track, components};
use orleans::{Ask, Move};
use tabletop::Seat;

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];

/// A game in which every tile could be used if only it were activated.
fn plenty(edition: Edition) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.goods = [3; Good::COUNT];
    game.mat_mut(0).goods = [2; Good::COUNT];
    game.set_coins(0, 20).station(0, Town::Tours).set_track(0, Track::Farmers, 3).set_track(0, Track::Boatmen, 1);
    // The Opera waits for the last scholar, the Church for a tile of the neighbour, the Workshop for a wheel.
    game.state.table.followers[Kind::Scholar.index()] = 0;
    game.tile(1, Place::Brewery).fill(1, Place::Brewery);
    let farmer = game.mat(0).board.free_space(Place::Village, SpaceKind::Farmer).expect("a free space");
    game.mat_mut(0).board.lay_wheel(farmer, false);
    game.set_track(0, Track::Craftsmen, 1);
    game
}

/// All action tiles of the added sets but the Theatre and the Tavern, which has no action of its own.
fn added() -> Vec<Place> {
    let is_added = |place: &Place| {
        let facts = components().place(*place);
        !facts.base_set && facts.sort == Sort::Action && orleans::playable().contains(*place)
    };
    let apart = [Place::Theatre, Place::Tavern];
    Place::ALL.iter().copied().filter(|place| is_added(place) && !apart.contains(place)).collect()
}

/// A tile is activated when all its spaces are filled, whichever is missing.
#[test]
fn all_spaces_activate_a_tile() {
    rule("places.general.activation-spaces");
    assert_eq!(added().len(), 23);
    for edition in EDITIONS {
        for place in added() {
            assert!(!components().place(place).action_spaces.is_empty(), "{place}");
            needs_every_space(|| plenty(edition), place);
        }
    }
}

/// The Tavern needs its follower before it helps the Guildhall.
#[test]
fn the_tavern_is_activated_too() {
    rule("places.general.activation-spaces");
    for edition in EDITIONS {
        let mut game = scene(edition, 2);
        game.tile(0, Place::Tavern).fill(0, Place::Guildhall).set_merchant(0, Town::Tours).station(1, Town::Tours);
        game.all_ready().refuses(0, Move::Use(Place::Guildhall), "base.guildhall.one-per-town");
        game.fill(0, Place::Tavern).play(0, Move::Use(Place::Guildhall));
        assert!(game.mat(0).stations.contains(Town::Tours));
    }
}

/// The Theatre works with any one of its spaces, but not with none; the Gaming Room has none at all,
/// and nothing is activated there.
#[test]
fn theatre_and_gaming_room() {
    rule("places.general.activation-spaces");
    let facts = components().place(Place::GamingRoom);
    assert!(facts.action_spaces.is_empty() && facts.home != Home::Board);
    for edition in EDITIONS {
        let mut game = scene(edition, 2);
        game.tile(0, Place::Theatre).tile(0, Place::GamingRoom).all_ready();
        game.refuses(0, Move::Use(Place::Theatre), "base.actions.only-activated");
        assert!(!game.offers(0, Move::Use(Place::GamingRoom)));
        for &space in &components().place(Place::Theatre).action_spaces {
            let mut one = game.fork();
            let follower = space.kind().expect("a kind").neutral();
            one.stand(0, Place::Theatre, space, follower).play(0, Move::Use(Place::Theatre));
            assert_eq!((one.coins(0), one.state.asked_of(Seat(1))), (6, Some(&Ask::Action)), "{follower}");
        }
        game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Farmer).play(0, Move::Use(Place::TownHall));
        game.play(0, Move::SendToGamingRoom(Kind::Farmer));
        assert_eq!(game.asks(0), None, "one of its three kinds is enough");
    }
}
