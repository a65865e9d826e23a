//! Random games, for what must hold at every moment.

use crate::scene::{Scene, seeded};
use orleans::Setup;
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
        let options = game.options(seat);
        game.play(seat, options[rng.below(options.len() as u32) as usize]);
    }
}
