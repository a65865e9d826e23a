//! Eager random play: random, but drawn to the moves in which something happens.

use crate::{Game, Rng, Seat};

/// One of the options at random, each as likely as the game finds it interesting; none if there is none.
pub fn eager_choice<G: Game>(game: &G, seat: Seat, options: &[G::Move], rng: &mut Rng) -> Option<G::Move> {
    let total: u32 = options.iter().map(|&mv| game.interest(seat, mv)).sum();
    let mut nth = if total == 0 { return None } else { rng.below(total) };
    options.iter().copied().find(|&mv| {
        let interest = game.interest(seat, mv);
        let hit = nth < interest;
        nth = nth.saturating_sub(interest);
        hit
    })
}
