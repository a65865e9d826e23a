//! Where tiles of the added sets say something else than a base rule: only there, and only for
//! their user.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Good, Happening, Kind, Letter, Place, SpaceKind, Town, Track};
use orleans::{Ask, Move};

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];

/// No Pilgrimage, and these tiles.
fn with_tiles(edition: Edition, tiles: &[Place]) -> Scene {
    let mut game = scene(edition, 2);
    tiles.iter().for_each(|&tile| _ = game.tile(0, tile));
    game.event(Happening::Income, Letter::A);
    game
}

/// The Lock opens a full Boatmen track to its owner, but no other, and not without boatmen.
#[test]
fn the_lock_and_the_end_of_a_track() {
    rule("places.general.tile-wins");
    for edition in EDITIONS {
        let mut game = with_tiles(edition, &[Place::Lock]);
        for seat in [0, 1] {
            game.fill(seat, Place::Village).set_track(seat, Track::Boatmen, 5).set_track(seat, Track::Craftsmen, 5);
        }
        game.all_ready().play(0, Move::Use(Place::Village));
        game.refuses(0, Move::Recruit(Kind::Craftsman), "base.track.end-closes-action");
        let mut sold_out = game.fork();
        sold_out.state.table.followers[Kind::Boatman.index()] = 0;
        sold_out.refuses(0, Move::Recruit(Kind::Boatman), "base.general.action-needs-its-tile");
        game.play(0, Move::Recruit(Kind::Boatman)).play(0, Move::Advance(Track::Knights));
        assert_eq!((game.track(0, Track::Boatmen), game.track(0, Track::Knights)), (5, 1));
        game.play(1, Move::Use(Place::Village));
        game.refuses(1, Move::Recruit(Kind::Boatman), "base.track.end-closes-action");
    }
}

/// The Tavern opens a town with a station of another player, but never a second own station, and
/// not without a station in the supply.
#[test]
fn the_tavern_and_the_free_town() {
    rule("places.general.tile-wins");
    for edition in EDITIONS {
        let mut game = with_tiles(edition, &[Place::Tavern]);
        game.fill(0, Place::Tavern).fill(0, Place::Guildhall).fill(1, Place::Guildhall);
        game.set_merchant(0, Town::Tours).set_merchant(1, Town::Blois);
        game.station(1, Town::Tours).station(0, Town::Blois).all_ready();
        game.fork().station(0, Town::Tours).refuses(0, Move::Use(Place::Guildhall), "base.guildhall.one-per-town");
        let mut none_left = game.fork();
        none_left.mat_mut(0).stations_left = 0;
        none_left.refuses(0, Move::Use(Place::Guildhall), "base.guildhall.stations-limited");
        game.play(0, Move::Use(Place::Guildhall));
        assert!([0, 1].iter().all(|&seat| game.mat(seat).stations.contains(Town::Tours)));
        game.refuses(1, Move::Use(Place::Guildhall), "base.guildhall.one-per-town");
    }
}

/// The Well waives the activation of a place and nothing else: costs and conditions stay.
#[test]
fn the_well_and_the_activation() {
    rule("places.general.tile-wins");
    for edition in EDITIONS {
        let mut game = with_tiles(edition, &[Place::Well, Place::StageCoach, Place::SheepFarm]);
        game.fill(0, Place::Well).set_coins(0, 2).set_track(0, Track::Knights, 5).all_ready();
        game.refuses(0, Move::Use(Place::Ship), "base.actions.only-activated");
        game.play(0, Move::Use(Place::Well));
        game.refuses(0, Move::Use(Place::Castle), "base.track.end-closes-action");
        game.refuses(0, Move::Use(Place::StageCoach), "base.actions.voluntary-cost");
        game.refuses(0, Move::Use(Place::SheepFarm), "places.sheep-farm.effect");
        game.play(0, Move::Use(Place::Ship));
        assert!(matches!(game.asks(0), Some(Ask::Travel(_))));
    }
}

/// The Workshop moves a wheel that otherwise stays, but only where a wheel may lie.
#[test]
fn the_workshop_and_placed_wheels() {
    rule("places.general.tile-wins");
    for edition in EDITIONS {
        let mut game = with_tiles(edition, &[Place::Workshop, Place::Cellar, Place::Hayrick]);
        let lying = game.mat(0).board.free_space(Place::Castle, SpaceKind::Farmer).expect("a free space");
        game.mat_mut(0).board.lay_wheel(lying, false);
        game.fill(0, Place::Workshop).set_track(0, Track::Craftsmen, 2).all_ready().play(0, Move::Use(Place::Workshop));
        let to = |place, space| Move::MoveWheel { from: Place::Castle, place, space };
        game.refuses(0, to(Place::Cellar, SpaceKind::Monk), "base.tech.never-monk");
        game.refuses(0, to(Place::Hayrick, SpaceKind::Farmer), "base.tech.not-single-space");
        game.refuses(0, to(Place::TownHall, SpaceKind::Any), "base.tech.not-town-hall");
        game.play(0, to(Place::Guildhall, SpaceKind::Knight));
        assert_eq!((game.coins(0), game.mat(0).board.wheels().len()), (4, 1));
        assert!(game.mat(0).board.free_space(Place::Guildhall, SpaceKind::Knight).is_none());
    }
}

/// The Observatory passes coins and citizens by on its way; afterwards every step earns as ever,
/// and so do the steps of others.
#[test]
fn the_observatory_and_the_rewards_on_the_way() {
    rule("places.general.tile-wins");
    for edition in EDITIONS {
        let mut game = with_tiles(edition, &[Place::Observatory, Place::SheepFarm]);
        game.fill(0, Place::Observatory).set_development(0, 4).give_goods(0, Good::Cheese, 1).all_ready();
        game.play(0, Move::Use(Place::Observatory));
        assert_eq!((game.mat(0).development, game.coins(0)), (9, 5), "the 3 coins on space 7 are not received");
        game.fill(0, Place::SheepFarm).until_turn_of(0);
        game.play(0, Move::Use(Place::SheepFarm)).play(0, Move::Develop);
        assert_eq!((game.mat(0).development, game.coins(0)), (12, 5 + 4), "those on space 12 are");
    }
}

/// The Statue changes where a new follower goes, not what it costs or brings.
#[test]
fn the_statue_and_the_bag() {
    rule("places.general.tile-wins");
    for edition in EDITIONS {
        let mut game = with_tiles(edition, &[Place::Statue]);
        game.fill(0, Place::University).fill(1, Place::University).set_bag(1, []).set_market(0, []);
        game.all_ready().play(0, Move::Use(Place::University)).play(0, Move::ToMarket);
        assert_eq!((game.track(0, Track::Scholars), game.mat(0).development, game.mat(0).market.total()), (1, 2, 1));
        game.play(1, Move::Use(Place::University));
        assert_eq!((game.mat(1).development, game.player(1).bag.total()), (2, 4), "not for the neighbour");
        game.state.table.followers[Kind::Scholar.index()] = 0;
        game.fill(0, Place::University).until_turn_of(0);
        game.refuses(0, Move::Use(Place::University), "base.general.action-needs-its-tile");
    }
}
