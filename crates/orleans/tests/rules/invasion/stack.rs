//! The hour glass stack and what is in it at each level.

use crate::invasion::rule;
use orleans::components::{Edition, Happening, Letter, TileId};
use orleans::{Level, Module, Modules, Setup, State, events, rounds};
use std::collections::BTreeSet;
use tabletop::{Game, Rng, Seed, Viewer};

fn set_up(players: u8, level: Level) -> Setup {
    Setup { modules: Modules::NONE.with(Module::Invasion), level, ..Setup::new(Edition::Bigbox, players) }
}

fn begun(players: u8, level: Level, n: u64) -> State {
    State::new(&set_up(players, level), Seed::of_series(3, n)).expect("a set-up")
}

fn stack(state: &State) -> Vec<TileId> {
    state.secret.hour_glass[..usize::from(rounds(&state.setup, &state.table))].to_vec()
}

fn letters(state: &State) -> Vec<Letter> {
    let tiles = events(&state.setup);
    stack(state).iter().map(|tile| tiles[usize::from(tile.0)].letter.expect("a letter")).collect()
}

/// Sixteen different events of A, fourteen of B and one of C, with these names.
#[test]
fn the_pool() {
    rule("invasion.setup.tile-pool");
    let state = begun(4, Level::Normal, 0);
    let of = |letter: Letter| events(&state.setup).iter().filter(move |facts| facts.letter == Some(letter));
    assert_eq!([Letter::A, Letter::B, Letter::C].map(|letter| of(letter).count()), [16, 14, 1]);
    let names: BTreeSet<Happening> = events(&state.setup).iter().map(|facts| facts.event).collect();
    assert_eq!(names.len(), 31, "each event once");
}

/// So many of each letter, A on top, B below, C at the bottom; and every deal is another one.
#[test]
fn the_stack() {
    for (players, [a, b]) in [(2, [9, 8]), (3, [9, 8]), (4, [8, 7]), (5, [8, 7])] {
        let printed = [(Letter::A, a), (Letter::B, b), (Letter::C, 1)];
        let printed: Vec<Letter> = printed.iter().flat_map(|&(letter, number)| vec![letter; number]).collect();
        let mut deals = BTreeSet::new();
        for n in 0..20 {
            let state = begun(players, Level::Normal, n);
            assert_eq!(letters(&state), printed, "{}", rule("invasion.setup.stack-order"));
            let tiles = stack(&state);
            assert_eq!(tiles.iter().collect::<BTreeSet<_>>().len(), tiles.len(), "no tile twice");
            deals.insert(tiles);
        }
        assert_eq!(deals.len(), 20);
    }
    rule("invasion.setup.stack-2-3");
    rule("invasion.setup.stack-4-5");
}

/// The easier game has no mean tile, the harder one all of them but neither Support nor Training.
#[test]
fn levels() {
    use Happening::{
        Demolition, Earthquake, Escape, Famine, RagingPlague, Reinforcement, Robbery, Support, TeamArson, Training,
        WitchHunt,
    };
    let mean = [Demolition, Earthquake, Escape, Reinforcement, TeamArson, Famine, RagingPlague, Robbery, WitchHunt];
    let dealt = |level: Level, players: u8| -> BTreeSet<Happening> {
        let deals = (0..80).flat_map(|n| {
            let state = begun(players, level, n);
            stack(&state).into_iter().map(move |tile| events(&state.setup)[usize::from(tile.0)].event)
        });
        deals.collect()
    };
    for players in [2, 5] {
        rule("invasion.setup.mean-removed");
        let easier = dealt(Level::Easier, players);
        assert!(mean.iter().all(|event| !easier.contains(event)));
        assert_eq!(easier.len(), 31 - mean.len());
        rule("invasion.setup.mean-challenge");
        let harder = dealt(Level::Harder, players);
        assert!(!harder.contains(&Support) && !harder.contains(&Training));
        assert_eq!(harder.len(), 29, "all others can come, the mean ones, too");
        assert_eq!(dealt(Level::Normal, players).len(), 31);
    }
}

/// The letters of the backs are known, the tiles are not; what is imagined behind a view fits what was seen.
#[test]
fn backs_and_guesses() {
    for level in [Level::Easier, Level::Normal, Level::Harder] {
        let mut state = begun(3, level, 5);
        state.table.turned = 0;
        for tile in stack(&state) {
            let view = state.view(Viewer::Spectator);
            assert_eq!(view.next_letter, events(&state.setup)[usize::from(tile.0)].letter);
            let guessed = State::guess(&view, &mut Rng::new(Seed::of_series(1, 9)));
            assert_eq!(letters(&guessed), letters(&state));
            let turned = state.table.turned.count_ones() as usize;
            let ahead: BTreeSet<TileId> = stack(&guessed)[turned..].iter().copied().collect();
            assert!(ahead.iter().all(|tile| state.table.turned >> tile.0 & 1 == 0), "what was turned over is gone");
            state.table.turned |= 1 << tile.0;
            state.table.tile = Some(tile);
        }
        assert_eq!(state.view(Viewer::Spectator).next_letter, None);
    }
}
