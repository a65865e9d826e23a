//! Single calls on states from the middle of eager games.

use orleans::components::Edition;
use orleans::{Move, Setup, State};
use std::hint::black_box;
use std::time::Instant;
use tabletop::{Game, Rng, Seat, Seed, eager_choice};

pub(crate) struct Single {
    pub(crate) clone_ns: f64,
    pub(crate) options_ns: f64,
    pub(crate) apply_ns: f64,
    pub(crate) play_ns: f64,
}

pub(crate) fn measure(seconds: f64) -> Single {
    let positions = positions();
    let (mut options, mut log) = (Vec::with_capacity(512), Vec::with_capacity(512));
    let clone_ns = time(seconds, &positions, |(state, ..)| {
        black_box(state.clone());
    });
    let options_ns = time(seconds, &positions, |(state, seat, _)| {
        state.options(*seat, &mut options);
        black_box(&options);
    });
    let apply_ns = time_on_copies(seconds, &positions, |state, seat, mv| {
        log.clear();
        let _ = black_box(state.apply(seat, mv, &mut log));
    });
    let play_ns = time_on_copies(seconds, &positions, |state, seat, mv| {
        log.clear();
        state.play(seat, mv, &mut log);
    });
    Single { clone_ns, options_ns, apply_ns, play_ns }
}

fn time(seconds: f64, positions: &[(State, Seat, Move)], mut call: impl FnMut(&(State, Seat, Move))) -> f64 {
    let (begin, mut calls) = (Instant::now(), 0u64);
    while begin.elapsed().as_secs_f64() < seconds {
        positions.iter().for_each(&mut call);
        calls += positions.len() as u64;
    }
    begin.elapsed().as_secs_f64() * 1e9 / calls as f64
}

/// Times calls that change their state: the copies they work on are made outside of the measured time.
fn time_on_copies(
    seconds: f64,
    positions: &[(State, Seat, Move)],
    mut call: impl FnMut(&mut State, Seat, Move),
) -> f64 {
    let (mut spent, mut calls) = (0.0, 0u64);
    while spent < seconds {
        let mut copies = positions.to_vec();
        let begin = Instant::now();
        copies.iter_mut().for_each(|(state, seat, mv)| call(state, *seat, *mv));
        spent += begin.elapsed().as_secs_f64();
        calls += positions.len() as u64;
        black_box(&copies);
    }
    spent * 1e9 / calls as f64
}

/// Every decision of rounds 8 to 11 of some games, with the move that was chosen.
fn positions() -> Vec<(State, Seat, Move)> {
    let (mut positions, mut options, mut log) = (Vec::new(), Vec::new(), Vec::new());
    for game in 0..4 {
        let mut rng = Rng::new(Seed::of_series(41, game));
        let setup = Setup::new(Edition::Current, 4);
        let mut state = State::new(&setup, Seed::of_series(40, game)).expect("a playable set-up");
        while let Some(seat) = state.asked().first() {
            state.options(seat, &mut options);
            let mv = eager_choice(&state, seat, &options, &mut rng).expect("never empty");
            if (8..=11).contains(&state.table.round) {
                positions.push((state.clone(), seat, mv));
            }
            state.play(seat, mv, &mut log);
        }
    }
    positions
}
