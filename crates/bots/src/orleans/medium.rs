//! The bot of thumb rules: it knows what things are worth and fills the set of places that brings most.

use crate::orleans::thumb::{self, Look, Whim};
use crate::orleans::together;
use orleans::{Move, State};
use tabletop::{Bot, Chair, SeatSet};

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

    fn choose_beside(&mut self, chair: &Chair<'_, State>, options: &[Move], people: SeatSet) -> Option<Move> {
        together::answer(chair, options, people, Whim::default()).unwrap_or_else(|| Some(self.choose(chair, options)))
    }
}
