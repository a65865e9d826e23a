//! Whatever comes from outside: moves in any order, and damaged records.

use crate::{Game, Illegal, Record, Rng, Seat, Seed, eager_choice};

/// A game somewhere on its way, played eagerly for at most so many moves.
pub fn on_its_way<G: Game>(setup: &G::Setup, seed: u64, moves: u32) -> G {
    let mut state = begun::<G>(setup, Seed::of_series(11, seed));
    let (mut rng, mut options, mut log) = (Rng::new(Seed::of_series(12, seed)), Vec::new(), Vec::new());
    for _ in 0..moves {
        let Some(seat) = state.asked().first() else { break };
        state.options(seat, &mut options);
        let Some(mv) = eager_choice(&state, seat, &options, &mut rng) else { panic!("{seat:?} has no options") };
        state.play(seat, mv, &mut log);
    }
    state
}

/// Sends any move: it is among the options and changes the game, or it is refused by the rule that `why_not` names, which
/// is returned, and nothing has changed.
pub fn send<G: Game>(state: &mut G, seat: Seat, mv: G::Move) -> Option<Illegal> {
    let (mut options, mut log, before) = (Vec::new(), Vec::new(), state.clone());
    state.options(seat, &mut options);
    match state.apply(seat, mv, &mut log) {
        Ok(()) => {
            assert!(options.contains(&mv), "{mv:?} is legal and was not offered");
            None
        }
        Err(illegal) => {
            assert!(!options.contains(&mv), "{mv:?} was offered and is refused");
            assert_eq!(before.why_not(seat, mv), Some(illegal.rule), "{mv:?}");
            assert!(*state == before && log.is_empty(), "{mv:?} is refused and changes something");
            Some(illegal)
        }
    }
}

/// The record of a random game after some moves with one byte changed, or cut off there: it is an error, or a game that
/// can be told up to its first illegal move.
pub fn damage<G: Game>(setup: &G::Setup, seed: u64, at: impl Fn(usize) -> usize, byte: Option<u8>) {
    let mut text = some_moves::<G>(setup, seed).to_text().into_bytes();
    let at = at(text.len());
    match byte {
        Some(byte) => text[at] = byte,
        None => text.truncate(at),
    }
    if let Ok(record) = Record::<G>::parse(&text) {
        let _ = record.replay();
    }
}

fn some_moves<G: Game>(setup: &G::Setup, seed: u64) -> Record<G> {
    let seed = Seed::of_series(13, seed);
    let (mut state, mut record) = (begun::<G>(setup, seed), Record::new(setup.clone(), seed));
    let (mut rng, mut options, mut log) = (Rng::new(seed), Vec::new(), Vec::new());
    for _ in 0..40 {
        let Some(seat) = state.asked().first() else { break };
        state.options(seat, &mut options);
        let mv = options[rng.below(options.len() as u32) as usize];
        state.play(seat, mv, &mut log);
        record.push(seat, mv);
    }
    record
}

fn begun<G: Game>(setup: &G::Setup, seed: Seed) -> G {
    let Ok(state) = G::new(setup, seed) else { panic!("{setup:?} cannot be played") };
    state
}
