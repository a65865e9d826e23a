//! Which place tiles are in the game.

use crate::components::{Category, Edition, Place, PlaceSet, components};
use crate::place;
use crate::state::Setup;
use crate::verbs::tile::of_category;
use tabletop::Rng;

/// How many tiles of each category are drawn from a larger set.
const DRAWN: usize = 13;

/// The 20 base tiles (base.setup.place-stacks-base), or 13 random ones of each category where there
/// are more (base.setup.place-stacks-extended, base.setup.place-stacks-bigbox).
pub(super) fn choose(setup: &Setup, rng: &mut Rng) -> PlaceSet {
    match setup.edition {
        Edition::First | Edition::Current if !setup.options.added_tiles => base_set(),
        _ => draw(place::playable(), Category::I, rng) | draw(place::playable(), Category::II, rng),
    }
}

/// Draws from the tiles of one category; all of them if there are fewer.
fn draw(tiles: PlaceSet, category: Category, rng: &mut Rng) -> PlaceSet {
    let mut pile: Vec<Place> = (tiles & of_category(category)).iter().collect();
    rng.shuffle(&mut pile);
    pile.into_iter().take(DRAWN).collect()
}

/// The tiles of the first and the current printing.
fn base_set() -> PlaceSet {
    let base_tile = |place: &Place| components().place(*place).base_set;
    let base: PlaceSet = Place::ALL.iter().copied().filter(base_tile).collect();
    base & (of_category(Category::I) | of_category(Category::II))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seed;

    /// 13 of a larger pile, all of a smaller one (base.setup.place-stacks-extended).
    #[test]
    fn thirteen_or_all() {
        let mut rng = Rng::new(Seed::of_series(1, 0));
        assert_eq!(draw(place::playable(), Category::II, &mut rng).len(), 13);
        assert_eq!(draw(base_set(), Category::II, &mut rng).len(), 7);
    }
}
