//! The bots that play whole turns.

use super::level::Effort;
use super::search::think;
use ::joan::{Ask, Move, State, View};
use tabletop::{Bot, Chair, Rng, Seat, Seed};

/// A player with a plan for the turn. It needs no memory: from a turn half played it finds the rest again. But as long
/// as it is the same bot that is asked, it goes on with the plan it has.
#[derive(Clone, Debug)]
pub struct Planner {
    name: &'static str,
    effort: Effort,
    rng: Rng,
    plan: Plan,
}

/// The rest of a turn.
#[derive(Clone, Debug, Default)]
struct Plan {
    /// Round and turn that it is for.
    when: (u8, u8),
    rest: Vec<Move>,
}

impl Planner {
    /// The bot at the beginning of its own chance.
    pub(crate) fn new(name: &'static str, effort: Effort, seed: Seed) -> Planner {
        Planner { name, effort, rng: Rng::new(seed), plan: Plan::default() }
    }

    fn answer(&mut self, view: &View, seat: Seat, options: &[Move]) -> Move {
        let when = (view.table.round, view.table.turn);
        let begins = view.turn.ask == Some(Ask::Take);
        if self.plan.when != when || begins || !self.plan.rest.first().is_some_and(|mv| options.contains(mv)) {
            let mut effort = self.effort;
            if let Some(worlds) = effort.worlds.as_mut().filter(|_| !begins) {
                // The turn was thought over when its tile was taken; the rest is soon found again.
                worlds.budget = worlds.budget.part(4);
            }
            let best = think(view, seat, effort, &mut self.rng).into_iter().next();
            self.plan = Plan { when, rest: best.map_or(Vec::new(), |line| line.moves) };
        }
        if self.plan.rest.is_empty() { options[0] } else { self.plan.rest.remove(0) }
    }
}

impl Bot<State> for Planner {
    fn name(&self) -> &str {
        self.name
    }

    fn choose(&mut self, chair: &Chair<'_, State>, options: &[Move]) -> Move {
        match options {
            [only] => *only,
            _ => self.answer(&chair.view(), chair.seat(), options),
        }
    }
}
