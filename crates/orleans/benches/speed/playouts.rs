//! Complete games.

use orleans::{Setup, State};
use std::time::Instant;
use tabletop::{Game, Rng, Seed, eager_choice};

/// How moves are chosen.
#[derive(Clone, Copy)]
pub(crate) enum Choice {
    /// Every option equally likely: what other engines are measured with.
    Uniform,
    /// Drawn to moves in which something happens: fuller boards, longer lists of options.
    Eager,
}

pub(crate) struct Speed {
    pub(crate) games_per_s: f64,
    pub(crate) decisions_per_s: f64,
    pub(crate) decisions_per_game: f64,
}

pub(crate) fn measure(setup: &Setup, choice: Choice, seconds: f64) -> Speed {
    let mut rng = Rng::new(Seed::of_series(31, 0));
    let (mut options, mut log) = (Vec::with_capacity(512), Vec::with_capacity(512));
    let (mut games, mut decisions) = (0u64, 0u64);
    let begin = Instant::now();
    while begin.elapsed().as_secs_f64() < seconds {
        let mut state = State::new(setup, Seed::of_series(30, games)).expect("a playable set-up");
        while let Some(seat) = state.asked().first() {
            state.options(seat, &mut options);
            let mv = match choice {
                Choice::Uniform => options[rng.below(options.len() as u32) as usize],
                Choice::Eager => eager_choice(&state, seat, &options, &mut rng).expect("never empty"),
            };
            log.clear();
            state.play(seat, mv, &mut log);
            decisions += 1;
        }
        games += 1;
    }
    let elapsed = begin.elapsed().as_secs_f64();
    Speed {
        games_per_s: games as f64 / elapsed,
        decisions_per_s: decisions as f64 / elapsed,
        decisions_per_game: decisions as f64 / games as f64,
    }
}
