//! The yardstick: uniform random games of chess with `cozy-chess`.

use cozy_chess::{Board, GameStatus, Move};
use std::time::Instant;
use tabletop::{Rng, Seed};

/// Moves per second over complete random games (mate, stalemate or the fifty-move rule).
pub(crate) fn measure(seconds: f64) -> f64 {
    let mut rng = Rng::new(Seed::of_series(51, 0));
    let mut moves: Vec<Move> = Vec::with_capacity(256);
    let mut played = 0u64;
    let begin = Instant::now();
    while begin.elapsed().as_secs_f64() < seconds {
        let mut board = Board::default();
        while board.status() == GameStatus::Ongoing {
            moves.clear();
            board.generate_moves(|list| {
                moves.extend(list);
                false
            });
            board.play_unchecked(moves[rng.below(moves.len() as u32) as usize]);
            played += 1;
        }
    }
    played as f64 / begin.elapsed().as_secs_f64()
}
