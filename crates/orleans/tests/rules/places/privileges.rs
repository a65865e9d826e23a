//! Lasting privileges: Herb Garden and School.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Deed, Edition, Follower, Kind, Place, SpaceKind, Track, components};
use orleans::{Move, Origin};

use SpaceKind::{Boatman, Craftsman, Farmer, Knight, Monk, Scholar, Trader};
const KINDS: [SpaceKind; 7] = [Farmer, Boatman, Craftsman, Trader, Knight, Scholar, Monk];

fn with_tiles(edition: Edition, tiles: &[Place]) -> Scene {
    let mut game = scene(edition, 2);
    // The Brewery has a monk space, the Library and the Windmill spaces of a tile.
    for &place in [Place::Brewery, Place::Library, Place::Windmill].iter().chain(tiles) {
        game.tile(0, place);
    }
    game
}

/// Checks on every own space, board and tiles alike, that `follower` may stand on these and no
/// others while planning.
fn stands_on(game: &mut Scene, follower: Follower, kinds: &[SpaceKind]) {
    game.set_market(0, [follower]);
    for place in game.mat(0).places.iter() {
        for &space in components().place(place).action_spaces.iter().filter(|&&space| space != SpaceKind::Any) {
            let put = Move::Put { follower, place, space, from: Origin::Market };
            match space {
                _ if kinds.contains(&space) => assert!(game.offers(0, put), "{follower} on {space} of {place}"),
                Monk => _ = game.refuses(0, put, "base.planning.nothing-replaces-monk"),
                _ => _ = game.refuses(0, put, "base.planning.matching-space"),
            }
        }
    }
}

/// Herb Garden: its owner's boatmen stand in for farmers, craftsmen and traders, for nobody else.
#[test]
fn herb_garden() {
    rule("places.herb-garden.boatmen");
    for &edition in Edition::ALL {
        for boatman in [Follower::Boatman, Follower::OwnBoatman] {
            stands_on(&mut with_tiles(edition, &[]), boatman, &[Boatman]);
            let mut owner = with_tiles(edition, &[Place::HerbGarden]);
            stands_on(&mut owner, boatman, &[Boatman, Farmer, Craftsman, Trader]);
        }
        let mut others = with_tiles(edition, &[]);
        others.tile(1, Place::HerbGarden);
        stands_on(&mut others, Follower::Boatman, &[Boatman]);
    }
}

/// School: its owner's scholars stand in for everybody but monks.
#[test]
fn school() {
    rule("places.school.scholars");
    for &edition in Edition::ALL {
        stands_on(&mut with_tiles(edition, &[]), Follower::Scholar, &[Scholar]);
        let mut owner = with_tiles(edition, &[Place::School]);
        stands_on(&mut owner, Follower::Scholar, &[Scholar, Farmer, Boatman, Craftsman, Trader, Knight]);
        let mut others = with_tiles(edition, &[]);
        others.tile(1, Place::School);
        stands_on(&mut others, Follower::Scholar, &[Scholar]);
    }
}

/// With both tiles nobody gets further than one privilege leads: a boatman who may be a farmer
/// is not taken for a scholar, nor anybody for whom a boatman or scholar could stand in.
#[test]
fn privileges_are_not_chained() {
    rule("places.general.no-chains");
    for &edition in Edition::ALL {
        let mut game = with_tiles(edition, &[Place::HerbGarden, Place::School]);
        for &follower in Follower::IN_HEAPS {
            let kind = SpaceKind::from(follower.kind());
            match follower.kind() {
                Kind::Boatman => stands_on(&mut game, follower, &[Boatman, Farmer, Craftsman, Trader]),
                Kind::Scholar => stands_on(&mut game, follower, &KINDS[..6]),
                Kind::Monk => stands_on(&mut game, follower, &KINDS),
                _ => stands_on(&mut game, follower, &[kind]),
            }
        }
    }
}

/// The privileges fill own action spaces; at the deeds a boatman is a boatman and a scholar a
/// scholar, whether sent from the Town Hall or from the Gunpowder Tower.
#[test]
fn privileges_end_at_the_deeds() {
    rule("places.general.substitution-scope");
    for &edition in Edition::ALL {
        for sender in [Place::TownHall, Place::GunpowderTower] {
            let mut game = with_tiles(edition, &[Place::HerbGarden, Place::School, Place::GunpowderTower]);
            stands_on(&mut game, Follower::Boatman, &[Boatman, Farmer, Craftsman, Trader]);
            game.set_market(0, []);
            for follower in [Follower::Boatman, Follower::Scholar] {
                match sender {
                    Place::TownHall => _ = game.stand(0, sender, SpaceKind::Any, follower),
                    _ => game.mat_mut(0).tower.add(follower),
                }
            }
            game.all_ready().play(0, Move::Use(sender));
            for kind in [Kind::Boatman, Kind::Scholar] {
                for &deed in Deed::ALL {
                    let send = Move::Send { kind, deed };
                    match components().deed(deed).spaces[kind.index()] {
                        0 => _ = game.refuses(0, send, "base.deeds.exact-kind"),
                        _ => assert!(game.offers(0, send)),
                    }
                }
            }
            let as_farmer = Move::Send { kind: Kind::Farmer, deed: Deed::CityWall };
            assert!(!game.offers(0, as_farmer));
        }
    }
}

/// A privilege needs no followers and no action, and works from the moment its tile is taken: here
/// the Bathhouse makes use of it later in the same phase.
#[test]
fn privileges_work_at_once() {
    rule("places.general.lasting-privileges");
    for &edition in Edition::ALL {
        for (tile, follower, place, space) in [
            (Place::HerbGarden, Follower::Boatman, Place::University, Craftsman),
            (Place::School, Follower::Scholar, Place::Guildhall, Knight),
        ] {
            for takes in [true, false] {
                let mut game = scene(edition, 2);
                game.state.table.tiles.insert(tile);
                game.tile(0, Place::Bathhouse).fill(0, Place::Bathhouse).fill(0, Place::Village);
                game.set_track(0, Track::Traders, 1).all_ready();
                game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Trader));
                game.play(0, if takes { Move::Tile(tile) } else { Move::Decline }).play(1, Move::Pass);

                let why = if takes { "places.general.lasting-privileges" } else { "base.actions.only-activated" };
                game.refuses(0, Move::Use(tile), why);
                game.set_bag(0, [follower]).play(0, Move::Use(Place::Bathhouse));
                let put = Move::Put { follower, place, space, from: Origin::Drawn };
                assert_eq!(game.offers(0, put), takes, "{tile}");
            }
        }
    }
    for tile in [Place::School, Place::HerbGarden, Place::Barracks, Place::Lock, Place::Statue, Place::Cathedral] {
        assert!(components().place(tile).action_spaces.is_empty(), "{tile}");
    }
}
