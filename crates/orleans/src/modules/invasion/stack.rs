//! The hour glass stack: random tiles of A, below them of B, and the invasion at the bottom
//! (invasion.setup.stack-order).

use crate::components::{Happening, InvasionStack, Letter, TILES, TileId, components};
use crate::happening::events;
use crate::state::{Level, Setup, State, Table};
use tabletop::Rng;

/// The stack of a new game; the other tiles stay in the box unseen.
pub(super) fn lay_out(state: &mut State) {
    state.secret.hour_glass = deal(&state.setup, &[], &mut state.secret.rng);
}

/// A stack that could lie there: what was turned over first, in any order but with the present tile last.
pub(super) fn guess(state: &mut State, rng: &mut Rng) {
    let table = &state.table;
    let mut turned: Vec<TileId> = all(&state.setup).filter(|tile| table.turned >> tile.0 & 1 != 0).collect();
    turned.sort_by_key(|tile| (Some(*tile) == table.tile, *tile));
    state.secret.hour_glass = deal(&state.setup, &turned, rng);
}

/// Deals a stack that begins with `turned` (invasion.setup.stack-2-3, invasion.setup.stack-4-5).
fn deal(setup: &Setup, turned: &[TileId], rng: &mut Rng) -> [TileId; TILES] {
    let InvasionStack { a, b, .. } = components().invasion.stack(setup.players);
    let (mut stack, tiles) = (turned.to_vec(), events(setup));
    for (letter, number) in [(Letter::A, a), (Letter::B, b), (Letter::C, 1)] {
        let is_of = |tile: TileId| tiles[usize::from(tile.0)].letter == Some(letter);
        let in_sight = turned.iter().filter(|tile| is_of(**tile)).count();
        let could_lie = |&tile: &TileId| is_of(tile) && is_used(setup, tile) && !turned.contains(&tile);
        let mut pile: Vec<TileId> = all(setup).filter(could_lie).collect();
        rng.shuffle(&mut pile);
        stack.extend(pile.into_iter().take(usize::from(number).saturating_sub(in_sight)));
    }
    let none = TileId(tiles.len() as u8);
    std::array::from_fn(|nth| stack.get(nth).copied().unwrap_or(none))
}

/// Every tile of the set (invasion.setup.tile-pool).
pub(super) fn all(setup: &Setup) -> impl Iterator<Item = TileId> + use<> {
    (0..events(setup).len()).map(|nth| TileId(nth as u8))
}

/// Whether a tile can be drawn at this level (invasion.setup.mean-removed, invasion.setup.mean-challenge).
pub(super) fn is_used(setup: &Setup, tile: TileId) -> bool {
    let event = || events(setup)[usize::from(tile.0)].event;
    match setup.level {
        Level::Easier => !components().invasion.mean[usize::from(tile.0)],
        Level::Harder => !matches!(event(), Happening::Support | Happening::Training),
        _ => true,
    }
}

/// The letter on the back of the next tile: the order of the letters is known to all.
pub(super) fn next_letter(setup: &Setup, table: &Table) -> Option<Letter> {
    let InvasionStack { a, b, rounds } = components().invasion.stack(setup.players);
    let nth = table.turned.count_ones() as u8;
    let letters = [(a, Letter::A), (a + b, Letter::B), (rounds, Letter::C)];
    letters.into_iter().find(|&(end, _)| nth < end).map(|(_, letter)| letter)
}

/// Whether a tile may still be turned over, as far as anybody knows.
pub(super) fn may_come(setup: &Setup, table: &Table, tile: TileId) -> bool {
    let next = next_letter(setup, table);
    let letter = events(setup)[usize::from(tile.0)].letter;
    is_used(setup, tile) && table.turned >> tile.0 & 1 == 0 && letter >= next && next.is_some()
}
