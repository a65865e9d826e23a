//! The hour glass stack, face down.

use crate::components::{Edition, Letter, TILES, TileId, components};
use tabletop::Rng;

/// The tiles in the order in which they will be turned over: the pale Pilgrimage first, then A, B
/// and C, each shuffled (base.setup.hourglass-stack). The first edition has no letters
/// (base.setup.hourglass-first-edition).
pub(super) fn stack(edition: Edition, rng: &mut Rng) -> [TileId; TILES] {
    let mut tiles = board();
    shuffle(edition, &mut tiles, rng);
    tiles
}

/// The events of a board come one after another, for all to see.
pub(crate) fn board() -> [TileId; TILES] {
    std::array::from_fn(|index| TileId(index as u8))
}

/// Brings tiles into a random order that the backs allow; the pale tile, if still there, is first.
pub(crate) fn order(edition: Edition, tiles: &mut [TileId], rng: &mut Rng) {
    tiles.sort_unstable();
    shuffle(edition, tiles, rng);
}

/// Shuffles each pile of tiles that lie in printed order, which is that of the letters.
fn shuffle(edition: Edition, tiles: &mut [TileId], rng: &mut Rng) {
    let letter = |tile: &TileId| match components().hour_glass[tile.0 as usize].letter {
        Some(Letter::Start) => Letter::Start,
        Some(letter) if edition != Edition::First => letter,
        _ => Letter::A,
    };
    tiles.chunk_by_mut(|a, b| letter(a) == letter(b)).for_each(|pile| rng.shuffle(pile));
}
