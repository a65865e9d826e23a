//! Ballroom: place tiles for coins.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Category, Edition, Follower, Home, Place, PlaceSet, Track, components};

const BALLROOM: Move = Move::Use(Place::Ballroom);

fn ready(coins: u16) -> Scene {
    let mut game = scene(Edition::Bigbox, 2);
    game.tile(0, Place::Ballroom).fill(0, Place::Ballroom).set_coins(0, coins).all_ready();
    game
}

fn of(game: &Scene, category: Category) -> Vec<Place> {
    let of_category = |place: &Place| components().place(*place).home == Home::Tile(category);
    game.state.table.tiles.iter().filter(of_category).collect()
}

/// Any available tile: 2 coins for category I, 3 for category II.
#[test]
fn a_tile_for_two_or_three_coins() {
    rule("places.ballroom.buy");
    let mut ready = ready(3);
    ready.play(0, BALLROOM);
    let (one, two) = (of(&ready, Category::I), of(&ready, Category::II));
    assert!(!one.is_empty() && !two.is_empty());
    for (tiles, price) in [(one, 2), (two, 3)] {
        for tile in tiles {
            let mut game = ready.fork();
            game.play(0, Move::Tile(tile));
            assert_eq!(game.coins(0), 3 - price, "{tile}");
            assert!(game.mat(0).places.contains(tile) && !game.state.table.tiles.contains(tile), "{tile}");
            assert_eq!(game.asks(0), None, "one tile only");
        }
    }
}

/// Whoever has 2 coins chooses among category I only; with less, or without a tile, there is no action.
#[test]
fn what_can_be_paid() {
    rule("places.ballroom.buy");
    let mut game = ready(2);
    let (one, two) = (of(&game, Category::I), of(&game, Category::II));
    game.play(0, BALLROOM);
    assert_eq!(game.options(0), one.iter().map(|&tile| Move::Tile(tile)).collect::<Vec<_>>());
    two.into_iter().for_each(|tile| _ = game.refuses(0, Move::Tile(tile), "base.actions.voluntary-cost"));
    game.refuses(0, Move::Decline, "places.ballroom.buy");

    ready(1).refuses(0, BALLROOM, "base.actions.voluntary-cost");
    let mut game = ready(2);
    game.state.table.tiles = of(&game, Category::II).into_iter().collect();
    game.refuses(0, BALLROOM, "base.actions.voluntary-cost");
    let mut game = ready(9);
    game.state.table.tiles = PlaceSet::EMPTY;
    game.refuses(0, BALLROOM, "places.ballroom.buy");
}

/// A tile that somebody owns, or a place of the player board, is not for sale.
#[test]
fn only_available_tiles() {
    rule("places.ballroom.buy");
    let mut game = ready(9);
    game.tile(1, Place::Hayrick).play(0, BALLROOM);
    for place in [Place::Hayrick, Place::Ballroom, Place::Ship] {
        game.refuses(0, Move::Tile(place), "places.ballroom.buy");
    }
}

/// The Traders track neither opens category II nor moves, and no trader is received.
#[test]
fn the_traders_track_does_not_matter() {
    rule("places.ballroom.no-track");
    for at in [0, 1, 5] {
        let mut game = ready(3);
        game.set_bag(0, []).set_track(0, Track::Traders, at).play(0, BALLROOM);
        let tile = of(&game, Category::II)[0];
        game.play(0, Move::Tile(tile));
        assert!(game.mat(0).places.contains(tile));
        assert_eq!((game.track(0, Track::Traders), game.coins(0)), (at, 0));
        assert_eq!(game.player(0).bag, [Follower::Knight, Follower::Trader].into_iter().collect(), "from the tile");
    }
}
