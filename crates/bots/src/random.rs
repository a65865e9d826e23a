//! The bot that plays anything: one of the options, each equally likely.

use tabletop::{Bot, Chair, Game, Rng, Seed};

/// Answers at random, from its own generator. It looks at nothing but the options, so it plays every
/// game and is the measure that any other bot must beat.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// The bot at the beginning of its own chance.
    pub fn new(seed: Seed) -> Random {
        Random { rng: Rng::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &str {
        "random"
    }

    fn choose(&mut self, _: &Chair<'_, G>, options: &[G::Move]) -> G::Move {
        match options {
            [only] => *only,
            _ => options[self.rng.below(options.len() as u32) as usize],
        }
    }
}
