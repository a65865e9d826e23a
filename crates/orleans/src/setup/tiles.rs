//! Which place tiles are in the game.

use crate::components::{Category, Edition, Place, PlaceSet, components};
use crate::place;
use crate::state::Setup;
use tabletop::Rng;

/// How many tiles of each category are drawn from a larger set.
const DRAWN: usize = 13;

/// The 20 base tiles (base.setup.place-stacks-base), or 13 random ones of each category where there
/// are more (base.setup.place-stacks-extended, base.setup.place-stacks-bigbox).
pub(super) fn choose(setup: &Setup, rng: &mut Rng) -> PlaceSet {
    match setup.edition {
        Edition::First | Edition::Current if !setup.options.added_tiles => base_set(),
        _ => [Category::I, Category::II].into_iter().fold(PlaceSet::EMPTY, |tiles, category| {
            tiles | draw(place::playable() & components().tiles_of(category), DRAWN, rng)
        }),
    }
}

/// Draws so many of a pile of tiles; all of them if there are fewer.
pub(crate) fn draw(tiles: PlaceSet, number: usize, rng: &mut Rng) -> PlaceSet {
    let (mut pile, mut size) = ([Place::ALL[0]; Place::ALL.len()], 0);
    tiles.for_each(|tile| {
        pile[size] = tile;
        size += 1;
    });
    rng.shuffle(&mut pile[..size]);
    pile[..size].iter().copied().take(number).collect()
}

/// The tiles of the first and the current printing.
fn base_set() -> PlaceSet {
    let base_tile = |place: &Place| components().place(*place).base_set;
    let base: PlaceSet = Place::ALL.iter().copied().filter(base_tile).collect();
    base & (components().tiles_of(Category::I) | components().tiles_of(Category::II))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seed;

    /// 13 of a larger pile, all of a smaller one (base.setup.place-stacks-extended).
    #[test]
    fn thirteen_or_all() {
        let mut rng = Rng::new(Seed::of_series(1, 0));
        assert_eq!(draw(place::playable() & components().tiles_of(Category::II), DRAWN, &mut rng).len(), 13);
        assert_eq!(draw(base_set() & components().tiles_of(Category::II), DRAWN, &mut rng).len(), 7);
    }
}
