//! Well: an own action, activated or not.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Deed, Edition, Follower, Good, Kind, Place, SpaceKind};
use orleans::state::Pool;
use orleans::{Ask, Move};

const WELL: Move = Move::Use(Place::Well);
const MONKS: [Follower; 2] = [Follower::Monk; 2];

/// Seat 0 has a filled Well, this tile and an empty bag.
fn well(edition: Edition, tile: Place) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.goods = [5; Good::COUNT];
    game.tile(0, Place::Well).fill(0, Place::Well).tile(0, tile).set_bag(0, []).all_ready();
    game
}

fn bag(followers: impl IntoIterator<Item = Follower>) -> Pool {
    followers.into_iter().collect()
}

/// Board and tiles, empty, half filled or full.
#[test]
fn any_own_action() {
    rule("places.well.any-action");
    for &edition in Edition::ALL {
        for filled in 0..=2 {
            let mut game = well(edition, Place::Windmill);
            let (craftsman, boatman) = (Follower::Craftsman, Follower::Boatman);
            for (space, follower) in
                [(SpaceKind::Craftsman, craftsman), (SpaceKind::Boatman, boatman)].iter().take(filled)
            {
                game.stand(0, Place::FarmHouse, *space, *follower);
                game.stand(0, Place::Windmill, SpaceKind::Craftsman, craftsman);
            }
            game.play(0, WELL);
            let mut board = game.fork();
            board.play(0, Move::Use(Place::FarmHouse));
            assert_eq!(board.player(0).bag, bag([Follower::Farmer].into_iter().chain(MONKS)));
            game.play(0, Move::Use(Place::Windmill));
            assert_eq!((game.coins(0), game.mat(0).development), (7, 1));
        }
        // A place without any followers has no action but through the Well, which needs its own.
        let mut game = well(edition, Place::Windmill);
        game.refuses(0, Move::Use(Place::Windmill), "base.actions.only-activated");
        let (at, _) = game.mat(0).board.at(Place::Well).next().expect("it is filled");
        game.mat_mut(0).board.take(at);
        game.refuses(0, WELL, "base.actions.only-activated");
    }
}

/// Tiles of others and of the supply are not own ones.
#[test]
fn no_foreign_action() {
    rule("places.well.any-action");
    for &edition in Edition::ALL {
        let mut game = well(edition, Place::Windmill);
        game.tile(1, Place::Brewery).fill(1, Place::Brewery).play(0, WELL);
        for foreign in [Place::Brewery, Place::Hayrick] {
            game.refuses(0, Move::Use(foreign), "places.well.any-action");
        }
    }
}

/// Only the monks of the Well return; the chosen place is used once more in the same round.
#[test]
fn the_chosen_place_keeps_its_followers() {
    rule("places.well.followers");
    for &edition in Edition::ALL {
        let mut game = well(edition, Place::Windmill);
        game.fill(0, Place::Windmill).play(0, WELL).play(0, Move::Use(Place::Windmill));
        assert_eq!(game.player(0).bag, bag(MONKS));
        assert_eq!(game.standing(0, Place::Windmill), [Follower::Craftsman; 2]);
        assert!(game.standing(0, Place::Well).is_empty());
        assert_eq!(game.asks(1), Some(Ask::Action), "one turn");
        game.play(1, Move::Pass).play(0, Move::Use(Place::Windmill));
        assert_eq!((game.coins(0), game.mat(0).development), (9, 2));
    }
}

/// In the Town Hall those who stand there are sent, never the monks of the Well; nobody there, no
/// choice.
#[test]
fn the_town_hall() {
    rule("places.well.town-hall");
    let hall = Move::Use(Place::TownHall);
    let send = |kind, deed| Move::Send { kind, deed };
    for &edition in Edition::ALL {
        let mut game = well(edition, Place::Windmill);
        game.fork().play(0, WELL).refuses(0, hall, "base.townhall.needs-a-sending");
        game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Boatman);
        game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Knight);
        game.play(0, WELL).play(0, hall);
        game.refuses(0, send(Kind::Monk, Deed::PapalConclave), "base.townhall.send");
        game.play(0, send(Kind::Boatman, Deed::BoatmensGuild));
        assert_eq!(game.state.table.deeds[Deed::BoatmensGuild.index()][Kind::Boatman.index()], 1);
        game.play(0, Move::Decline);
        assert_eq!(game.player(0).bag, bag(MONKS));
        assert_eq!(game.standing(0, Place::TownHall), [Follower::Knight], "unsent, it stays");
    }
}

/// The Theatre pays for the followers on its stage, and they stay there.
#[test]
fn the_theatre() {
    rule("places.well.theatre");
    let play = Move::Use(Place::Theatre);
    for &edition in Edition::ALL {
        let mut game = well(edition, Place::Theatre);
        game.fork().play(0, WELL).refuses(0, play, "base.actions.no-empty-action");
        let actors = [Follower::Farmer, Follower::Knight, Follower::Scholar];
        for actor in actors {
            game.stand(0, Place::Theatre, actor.kind().into(), actor);
        }
        game.play(0, WELL).play(0, play);
        assert_eq!((game.coins(0), game.player(0).bag), (8, bag(MONKS)));
        assert_eq!(game.standing(0, Place::Theatre), actors);
        game.play(1, Move::Pass).play(0, play);
        assert_eq!((game.coins(0), game.player(0).bag), (11, bag(MONKS.into_iter().chain(actors))));
    }
}
