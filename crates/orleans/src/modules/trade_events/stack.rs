//! The hour glass stack: Silentium, four random tiles of each letter, Silentium (events.setup.stack).

use crate::components::{Happening, Letter, TILES, TileId, components};
use crate::state::{Setup, State, Table};
use tabletop::Rng;

/// The letters from the top of the stack down.
const LETTERS: [Letter; 4] = [Letter::A, Letter::B, Letter::C, Letter::D];
/// How many tiles of each letter are in the stack.
const OF_EACH: usize = 4;

/// The stack of a new game; the other tiles stay in the box unseen (events.setup.unused-hidden).
pub(crate) fn lay_out(state: &mut State) {
    state.secret.hour_glass = deal(&state.setup, &[], &mut state.secret.rng);
}

/// A stack that could lie there: what was turned over first, in any order but with the present tile last.
pub(crate) fn guess(state: &mut State, rng: &mut Rng) {
    let table = &state.table;
    let is_turned = |tile: &TileId| table.turned >> tile.0 & 1 != 0;
    let mut turned: Vec<TileId> = all().filter(is_turned).collect();
    turned.sort_by_key(|tile| (Some(*tile) == table.tile, *tile));
    state.secret.hour_glass = deal(&state.setup, &turned, rng);
}

/// Deals a stack that begins with `turned`.
fn deal(setup: &Setup, turned: &[TileId], rng: &mut Rng) -> [TileId; TILES] {
    let mut silent = of(None).filter(|tile| !turned.contains(tile));
    let mut stack: Vec<TileId> = turned.to_vec();
    if stack.is_empty() {
        stack.extend(silent.next());
    }
    let bottom = match setup.options.uprising_last {
        true => uprising(),
        false => silent.next(),
    };
    for letter in LETTERS {
        let in_sight = turned.iter().filter(|tile| of(Some(letter)).any(|other| other == **tile)).count();
        let mut pile: Vec<TileId> =
            of(Some(letter)).filter(|tile| !turned.contains(tile) && Some(*tile) != bottom).collect();
        rng.shuffle(&mut pile);
        stack.extend(pile.into_iter().take(OF_EACH.saturating_sub(in_sight)));
    }
    stack.extend(bottom);
    std::array::from_fn(|nth| stack.get(nth).copied().unwrap_or(TileId(TILES as u8)))
}

/// With the variant the last round is the Peasant Uprising (events.setup.variant-uprising).
fn uprising() -> Option<TileId> {
    all().find(|&tile| event(tile) == Happening::PeasantUprising)
}

/// Their ids follow those of the base game.
fn all() -> impl Iterator<Item = TileId> {
    (TILES..components().hour_glass.len()).map(|nth| TileId(nth as u8))
}

fn of(letter: Option<Letter>) -> impl Iterator<Item = TileId> {
    all().filter(move |&tile| components().hour_glass[tile.0 as usize].letter == letter)
}

fn event(tile: TileId) -> Happening {
    components().hour_glass[tile.0 as usize].event
}

/// The letter on the back of the next tile: the order of the letters is known to all.
pub(crate) fn next_letter(setup: &Setup, table: &Table) -> Option<Letter> {
    let turned = table.turned.count_ones() as usize;
    match turned.checked_sub(1) {
        None => None,
        Some(nth) if nth < LETTERS.len() * OF_EACH => Some(LETTERS[nth / OF_EACH]),
        Some(nth) if nth + 1 < TILES && setup.options.uprising_last => Some(Letter::D),
        Some(_) => None,
    }
}

/// How many tiles were Vacation and brought no round of their own: the next one is turned over instead
/// (events.vacation.replace), and the game is so many rounds shorter (events.vacation.seventeen-rounds).
pub(crate) fn skipped(table: &Table) -> u8 {
    (table.turned & components().vacations).count_ones() as u8
}
