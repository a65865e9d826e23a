//! Random games, for what must hold at every moment.

use crate::scene::{Scene, seeded};
use orleans::components::components;
use orleans::{Move, Setup};
use tabletop::{Game, Rng, Seat, Seed};

/// Plays a random game to its end; `see` looks at every decision and at the end.
pub(crate) fn random_game(setup: Setup, n: u64, mut see: impl FnMut(&Scene)) {
    let mut game = seeded(setup, n);
    let mut rng = Rng::new(Seed::of_series(2, n));
    loop {
        see(&game);
        let asked: Vec<Seat> = game.state.asked().iter().collect();
        if asked.is_empty() {
            return;
        }
        let seat = asked[rng.below(asked.len() as u32) as usize].0;
        let mut options = game.options(seat);
        // Mostly what leads to actions, so that many places are used; now and then anything.
        if rng.below(6) > 0 {
            let least = options.iter().map(|mv| idleness(&game, seat, mv)).min();
            options.retain(|mv| Some(idleness(&game, seat, mv)) == least);
        }
        game.play(seat, options[rng.below(options.len() as u32) as usize]);
    }
}

/// How far a move is from getting something done: for a follower, the empty spaces where it goes.
fn idleness(game: &Scene, seat: u8, mv: &Move) -> u8 {
    match *mv {
        Move::Put { place, .. } => (components().place(place).space_set - game.mat(seat).board.filled()).len(),
        Move::Ready | Move::PutBack { .. } | Move::TakeBack { .. } | Move::Pass | Move::Decline => u8::MAX,
        Move::Draw(number) => u8::MAX - 1 - number,
        _ => 0,
    }
}
