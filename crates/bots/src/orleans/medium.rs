//! The bot of thumb rules: it knows what things are worth and fills the set of places that brings most.

use crate::orleans::thumb::{self, Look};
use orleans::{Move, State};
use tabletop::{Bot, Chair};

/// A player with a good plan each round. Same view, same answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Medium;

impl Bot<State> for Medium {
    fn name(&self) -> &str {
        "medium"
    }

    fn choose(&mut self, chair: &Chair<'_, State>, options: &[Move]) -> Move {
        match (options, chair.question()) {
            ([only], _) => *only,
            (_, Some(ask)) => thumb::answer(&Look::new(&chair.view(), chair.seat()), ask, options),
            (_, None) => options[0],
        }
    }
}
