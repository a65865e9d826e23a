//! What the hands do at the table in these tests.

use crate::scene::{Scene, scene_with};
use orleans::components::{
    Category, Edition, Follower, Happening, Home, Letter, Place, PlaceSet, SpaceKind, components,
};
use orleans::state::Wheel;
use orleans::{Move, Origin, TableOptions};
use tabletop::Seat;

/// A follower from the Market goes on a space.
pub(crate) fn put(follower: Follower, place: Place, space: SpaceKind) -> Move {
    Move::Put { follower, place, space, from: Origin::Market }
}

/// A follower goes from a space back to the Market.
pub(crate) fn put_back(follower: Follower, place: Place, space: SpaceKind) -> Move {
    Move::PutBack { follower, place, space, from: Origin::Market }
}

/// A gear wheel goes on a space.
pub(crate) fn lay(wheel: Wheel, place: Place, space: SpaceKind) -> Move {
    Move::PlaceWheel { wheel, place, space }
}

/// The Action phase in a round without Pilgrimage, where seat 1 has passed: seat 0 acts as often as
/// it likes. Followers and goods are plenty.
pub(crate) fn acting_alone(edition: Edition) -> Scene {
    let mut game = scene_with(edition, 2, TableOptions { start_player: Some(Seat(1)), ..TableOptions::default() });
    game.state.table.followers = [20; 7];
    game.state.table.goods = [9; 5];
    game.event(Happening::Income, Letter::A).all_ready().play(1, Move::Pass);
    game
}

/// Fills a place of seat 0 once more and uses it.
pub(crate) fn fill_and_use(game: &mut Scene, place: Place) {
    game.fill(0, place).play(0, Move::Use(place));
}

/// Gives a gear wheel from the supply; it lies beside the board.
pub(crate) fn give_wheel(game: &mut Scene, seat: u8, wheel: Wheel) {
    game.state.table.gears -= 1;
    game.mat_mut(seat).wheels[wheel as usize] += 1;
}

/// Puts a gear wheel from the supply on a space.
pub(crate) fn wheel_on(game: &mut Scene, seat: u8, place: Place, space: SpaceKind) {
    game.state.table.gears -= 1;
    let board = &mut game.mat_mut(seat).board;
    let at = board.free_space(place, space).expect("a free space of this kind");
    board.lay_wheel(at, false);
}

/// How many gear wheels lie at a place.
pub(crate) fn wheels_at(game: &Scene, seat: u8, place: Place) -> u8 {
    (game.mat(seat).board.wheels() & components().place(place).space_set).len()
}

/// Whether the tile is one of category I.
pub(crate) fn is_one(tile: Place) -> bool {
    components().place(tile).home == Home::Tile(Category::I)
}

/// The place tiles seat 0 may take now.
pub(crate) fn offered_tiles(game: &Scene) -> PlaceSet {
    let tile = |mv: Move| if let Move::Tile(place) = mv { Some(place) } else { None };
    game.options(0).into_iter().filter_map(tile).collect()
}
