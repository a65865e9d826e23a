//! Barracks: who may stand on knight spaces.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Kind, Place, SpaceKind, components};
use orleans::{Move, Origin};

use SpaceKind::Knight;

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];

fn put(follower: Follower, place: Place, space: SpaceKind, from: Origin) -> Move {
    Move::Put { follower, place, space, from }
}

/// The places of the board and the tiles here that have a knight space.
const WITH_KNIGHT: [Place; 6] =
    [Place::Ship, Place::Wagon, Place::Guildhall, Place::Scriptorium, Place::Library, Place::HorseWagon];

fn with_tiles(edition: Edition, tiles: &[Place]) -> Scene {
    let mut game = scene(edition, 2);
    for &place in [Place::Library, Place::HorseWagon].iter().chain(tiles) {
        game.tile(0, place);
    }
    game
}

/// Each of the eleven followers stands on the owner's knight spaces, on board and tiles; nobody
/// gets onto any other space by it, and the neighbour's knight spaces stay for knights.
#[test]
fn anybody_stands_on_knight_spaces() {
    rule("places.barracks.knight-spaces");
    for edition in EDITIONS {
        for owner in [None, Some(0), Some(1)] {
            for &follower in Follower::IN_HEAPS {
                let mut game = with_tiles(edition, &[]);
                owner.map(|seat| game.tile(seat, Place::Barracks));
                game.set_market(0, [follower]);
                let matches = matches!(follower.kind(), Kind::Knight | Kind::Monk);
                for place in WITH_KNIGHT {
                    let mv = put(follower, place, Knight, Origin::Market);
                    match matches || owner == Some(0) {
                        true => assert!(game.offers(0, mv), "{follower} at {place}, Barracks of {owner:?}"),
                        false => _ = game.refuses(0, mv, "base.planning.matching-space"),
                    }
                }
                if follower.kind() == Kind::Monk {
                    continue;
                }
                for place in game.mat(0).places.iter() {
                    for &space in components().place(place).action_spaces.iter() {
                        let open = matches!(space, Knight | SpaceKind::Any) || space == follower.kind().into();
                        assert!(open || !game.offers(0, put(follower, place, space, Origin::Market)));
                    }
                }
            }
        }
    }
}

/// What stands there activates the place and goes back into the bag as what it is.
#[test]
fn the_place_is_activated() {
    rule("places.barracks.knight-spaces");
    for edition in EDITIONS {
        let mut game = with_tiles(edition, &[Place::Barracks]);
        game.set_market(0, [Follower::OwnFarmer]).set_bag(0, []);
        game.stand(0, Place::Scriptorium, SpaceKind::Scholar, Follower::Scholar);
        game.plan(0, Follower::OwnFarmer, Place::Scriptorium, Knight).all_ready();
        game.play(0, Move::Use(Place::Scriptorium));
        assert_eq!(game.mat(0).development, 1);
        assert_eq!(game.player(0).bag, [Follower::OwnFarmer, Follower::Scholar].into_iter().collect());
    }
}

/// The Bathhouse, too, puts anybody on a knight space.
#[test]
fn drawn_followers_stand_there_too() {
    rule("places.barracks.knight-spaces");
    for edition in EDITIONS {
        let mut game = with_tiles(edition, &[Place::Barracks, Place::Bathhouse]);
        game.fill(0, Place::Bathhouse).set_market(0, []).set_bag(0, [Follower::Trader]);
        game.all_ready().play(0, Move::Use(Place::Bathhouse));
        game.play(0, put(Follower::Trader, Place::Guildhall, Knight, Origin::Drawn));
        assert_eq!(game.standing(0, Place::Guildhall), [Follower::Trader]);
    }
}
