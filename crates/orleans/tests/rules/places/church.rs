//! Church: the action of another player's tile, for 2 coins.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Good, Place, SpaceKind};
use orleans::{Event, Move};
use tabletop::Seat;

pub(crate) const CHURCH: Move = Move::Use(Place::Church);

pub(crate) fn borrow(place: Place) -> Move {
    Move::Borrow { owner: Seat(1), place }
}

/// Seat 0 has the Church ready, seat 1 these tiles, all filled.
pub(crate) fn ready(tiles: &[Place]) -> Scene {
    let mut game = scene(Edition::Bigbox, 3);
    game.tile(0, Place::Church).fill(0, Place::Church).set_bag(0, []);
    tiles.iter().for_each(|&tile| _ = game.tile(1, tile).fill(1, tile));
    game.all_ready();
    game
}

/// The user gets what the tile gives, its owner 2 coins, paid first.
#[test]
fn a_tile_of_another_player() {
    rule("places.church.use");
    let mut game = ready(&[Place::Hayrick, Place::Brewery]);
    game.play(0, CHURCH);
    assert_eq!(game.options(0), [borrow(Place::Brewery), borrow(Place::Hayrick)]);
    let mut hayrick = game.fork();
    hayrick.play(0, borrow(Place::Hayrick));
    assert_eq!((hayrick.goods(0, Good::Grain), hayrick.goods(1, Good::Grain)), (1, 0));
    assert_eq!((hayrick.coins(0), hayrick.coins(1), hayrick.coins(2)), (3, 7, 5));

    game.play(0, borrow(Place::Brewery));
    let paid = |event: &&Event| matches!(event, Event::Coins(..));
    let payments: Vec<_> = game.log.iter().filter(paid).copied().collect();
    assert_eq!(payments, [Event::Coins(Seat(0), -2), Event::Coins(Seat(1), 2), Event::Coins(Seat(0), 2)]);
}

/// Only a filled tile of another player: not an own one, not one half filled or lying free, no place
/// of a player board.
#[test]
fn only_activated_tiles_of_others() {
    rule("places.church.use");
    let mut game = ready(&[Place::Hayrick, Place::Ship]);
    game.tile(0, Place::Brewery).fill(0, Place::Brewery);
    game.tile(1, Place::Hospital).stand(1, Place::Hospital, SpaceKind::Boatman, Follower::Boatman);
    game.tile(1, Place::Library).play(0, CHURCH);
    assert_eq!(game.options(0), [borrow(Place::Hayrick)]);
    for place in [Place::Hospital, Place::Library, Place::Ship, Place::Winery] {
        game.refuses(0, borrow(place), "places.church.use");
    }
    for (owner, place) in [(0, Place::Brewery), (2, Place::Hayrick), (7, Place::Hayrick)] {
        game.refuses(0, Move::Borrow { owner: Seat(owner), place }, "places.church.use");
    }
    ready(&[]).refuses(0, CHURCH, "places.church.use");

    // A gear wheel stands in for one of the followers here as everywhere.
    let wheel = game.mat(1).board.free_space(Place::Hospital, SpaceKind::Scholar).expect("still empty");
    game.mat_mut(1).board.lay_wheel(wheel, false);
    game.play(0, borrow(Place::Hospital));
    assert_eq!(game.coins(0), 3 + 1);
}

/// Whoever lacks the 2 coins cannot use the Church; what the tile would pay comes too late.
#[test]
fn two_coins_first() {
    rule("places.church.use");
    for (coins, allowed) in [(0, false), (1, false), (2, true)] {
        let mut game = ready(&[Place::Brewery]);
        game.set_coins(0, coins);
        match allowed {
            true => _ = game.play(0, CHURCH).play(0, borrow(Place::Brewery)),
            false => _ = game.refuses(0, CHURCH, "base.actions.voluntary-cost"),
        }
    }
}

/// The monk returns to the bag; the used tile keeps its followers and its owner may still use it.
#[test]
fn the_used_tile_keeps_its_followers() {
    rule("places.church.followers");
    let mut game = ready(&[Place::Windmill]);
    let there = game.standing(1, Place::Windmill);
    let bag = game.player(1).bag;
    game.play(0, CHURCH).play(0, borrow(Place::Windmill));
    assert_eq!((game.standing(0, Place::Church).len(), game.standing(1, Place::Windmill)), (0, there));
    assert_eq!((game.player(0).bag, game.player(1).bag), ([Follower::Monk].into_iter().collect(), bag));
    assert_eq!((game.coins(1), game.mat(1).development), (7, 0));
    game.play(1, Move::Use(Place::Windmill));
    assert_eq!((game.coins(1), game.mat(1).development), (9, 1));
}
