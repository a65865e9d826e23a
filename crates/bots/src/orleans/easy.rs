//! The bot for a first game: it follows thumb rules, but misjudges what things are worth and overlooks some.

use crate::orleans::thumb::{self, Look, Whim};
use crate::orleans::together;
use orleans::{Move, State, View};
use std::hash::{DefaultHasher, Hash, Hasher};
use tabletop::{Bot, Chair, Seat, SeatSet};

/// A player who makes mistakes, though never a stupid one. Same view, same answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

/// By how many percent things may look better or worse than they are.
const BLUR: i32 = 45;
/// How many of a hundred things are overlooked.
const OVERLOOKED: i32 = 8;

impl Bot<State> for Easy {
    fn name(&self) -> &str {
        "easy"
    }

    fn choose(&mut self, chair: &Chair<'_, State>, options: &[Move]) -> Move {
        match (options, chair.question()) {
            ([only], _) => *only,
            (_, Some(ask)) => {
                let view = chair.view();
                let mut look = Look::new(&view, chair.seat());
                look.whim = whim(&view, chair.seat());
                thumb::answer(&look, ask, options)
            }
            (_, None) => options[0],
        }
    }

    fn choose_beside(&mut self, chair: &Chair<'_, State>, options: &[Move], people: SeatSet) -> Option<Move> {
        let answer = together::answer(chair, options, people, whim(&chair.view(), chair.seat()));
        answer.unwrap_or_else(|| Some(self.choose(chair, options)))
    }
}

/// How somebody misjudges things in this round.
fn whim(view: &View, seat: Seat) -> Whim {
    let mut salt = DefaultHasher::new();
    (seat, view.table.round, view.table.turned).hash(&mut salt);
    Whim { blur: BLUR, overlooked: OVERLOOKED, salt: salt.finish() }
}
