//! The hour glass stack: Outbreak, four random tiles of each letter, Victory over Plague (plague.setup.stack).

use crate::components::{Letter, PlagueCard, TILES, TileId, components};
use crate::modules::SystemOnTable;
use crate::state::{State, Table};
use tabletop::Rng;

/// The letters from the top of the stack down.
const LETTERS: [Letter; 4] = [Letter::A, Letter::B, Letter::C, Letter::D];

/// The stack of a new game; the other tiles stay in the box unseen (plague.setup.unused-tiles).
pub(super) fn lay_out(state: &mut State) {
    let shorter = skipped(&state.table) > 0;
    state.secret.hour_glass = deal(&[], shorter, &mut state.secret.rng);
}

/// A stack that could lie there: what was turned over first, in any order but with the present tile last.
pub(super) fn guess(state: &mut State, rng: &mut Rng) {
    let table = &state.table;
    let mut turned: Vec<TileId> = of(table.turned).collect();
    turned.sort_by_key(|tile| (Some(*tile) == table.tile, *tile));
    state.secret.hour_glass = deal(&turned, skipped(table) > 0, rng);
}

/// Deals a stack that begins with `turned`. In a shorter game the second tile from the top leaves it before it is
/// turned over (plague.plaguecard.second-hour-glass): it comes first and brings no round.
fn deal(turned: &[TileId], shorter: bool, rng: &mut Rng) -> [TileId; TILES] {
    let facts = &components().plague;
    let (mut stack, mut pile) = (Vec::with_capacity(TILES + 1), Vec::with_capacity(TILES));
    let in_sight = turned.iter().fold(0, |tiles, tile| tiles | 1 << tile.0);
    stack.extend_from_slice(turned);
    if stack.is_empty() {
        stack.extend(of(facts.letters[Letter::Start as usize]));
    }
    let mut removed = None;
    for letter in LETTERS {
        let of_letter = facts.letters[letter as usize];
        pile.clear();
        pile.extend(of(of_letter & !in_sight));
        rng.shuffle(&mut pile);
        let leaves = usize::from(shorter && letter == LETTERS[0]);
        removed = if leaves > 0 { pile.pop() } else { removed };
        let number = facts.tiles_of_each - leaves;
        stack.extend(pile.iter().take(number.saturating_sub((of_letter & in_sight).count_ones() as usize)));
    }
    // Victory over Plague.
    let last = TileId(facts.tiles.len() as u8 - 1);
    stack.extend(Some(last).filter(|tile| !turned.contains(tile)));
    if let Some(tile) = removed {
        stack.insert(0, tile);
    }
    std::array::from_fn(|nth| stack.get(nth).copied().unwrap_or(TileId(facts.tiles.len() as u8)))
}

/// The tiles of these bits.
fn of(mut rest: u64) -> impl Iterator<Item = TileId> {
    std::iter::from_fn(move || {
        let tile = (rest != 0).then(|| TileId(rest.trailing_zeros() as u8))?;
        rest &= rest - 1;
        Some(tile)
    })
}

/// The letter on the back of the next tile: the order of the letters is known to all.
pub(super) fn next_letter(table: &Table) -> Option<Letter> {
    let turned = table.turned.count_ones() as usize;
    match turned.checked_sub(1) {
        None => Some(Letter::Start),
        Some(nth) => LETTERS.get((nth + usize::from(skipped(table))) / components().plague.tiles_of_each).copied(),
    }
}

/// Tiles that left the stack unseen.
pub(super) fn skipped(table: &Table) -> u8 {
    let shorter = Some(PlagueCard::SecondHourGlass);
    matches!(table.modules.system, SystemOnTable::Plague(on_table) if on_table.cards.contains(&shorter)).into()
}
