//! The easy level: takes what its sheet gains most from at once.

use super::worth::worth;
use ::joan::{Ask, Move, State};
use tabletop::{Bot, Chair, Game, Rng, Seat, Seed};

/// Looks one mark ahead, and from a tile to the mark that it allows.
#[derive(Clone, Debug)]
pub struct Easy {
    rng: Rng,
}

impl Easy {
    /// The bot at the beginning of its own chance.
    pub fn new(seed: Seed) -> Easy {
        Easy { rng: Rng::new(seed) }
    }
}

impl Bot<State> for Easy {
    fn name(&self) -> &str {
        "easy"
    }

    fn choose(&mut self, chair: &Chair<'_, State>, options: &[Move]) -> Move {
        if let [only] = options {
            return *only;
        }
        let world = State::guess(&chair.view(), &mut self.rng);
        let ahead = if chair.question() == Some(Ask::Take) { 1 } else { 0 };
        let mut best = (options[0], f32::MIN);
        for mv in options {
            let worth = imagined(&world, chair.seat(), *mv, ahead);
            if worth > best.1 {
                best = (*mv, worth);
            }
        }
        best.0
    }
}

/// What a move leads to, with the best of so many answers behind it.
fn imagined(world: &State, seat: Seat, mv: Move, ahead: u8) -> f32 {
    let mut after = world.clone();
    after.play(seat, mv, &mut Vec::new());
    let now = worth(&after, seat);
    if ahead == 0 || !after.asked().contains(seat) {
        return now;
    }
    let mut options = Vec::new();
    after.options(seat, &mut options);
    options.into_iter().map(|next| imagined(&after, seat, next, ahead - 1)).fold(now, f32::max)
}
