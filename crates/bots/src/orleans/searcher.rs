//! The bots that search: plans and answers are tried out in possible worlds.

use crate::orleans::search::{Choice, Effort, Judge, is_searched};
use crate::orleans::thumb::{self, Look, Whim};
use crate::orleans::together;
use orleans::{Ask, Move, State, View};
use tabletop::{Bot, Chair, Rng, Seat, SeatSet, Seed};

/// A player who searches. It needs no memory: from a plan half carried out it finds the rest again. But as long
/// as it is the same bot that is asked, it goes on with the plan it has.
#[derive(Clone, Debug)]
pub struct Searcher {
    name: &'static str,
    effort: Effort,
    rng: Rng,
    plan: Plan,
}

/// The rest of a plan.
#[derive(Clone, Debug, Default)]
struct Plan {
    round: u8,
    /// How many followers it had placed when it was last asked.
    placed: u8,
    rest: Vec<Move>,
}

impl Searcher {
    /// The bot at the beginning of its own chance.
    pub(crate) fn new(name: &'static str, effort: Effort, seed: Seed) -> Searcher {
        Searcher { name, effort, rng: Rng::new(seed), plan: Plan::default() }
    }

    fn answer(&mut self, view: &View, seat: Seat, ask: Ask, options: &[Move]) -> Move {
        let (round, placed) = (view.table.round, n_placed(view, seat));
        if ask == Ask::Plan && (self.plan.round, self.plan.placed) == (round, placed) {
            let next = self.plan.rest.first().copied().filter(|mv| options.contains(mv));
            if let Some(mv) = next {
                self.plan.rest.remove(0);
                self.plan.placed += 1;
                return mv;
            }
        }
        if !is_searched(&view.setup, ask) {
            return thumb::answer(&Look::new(view, seat), ask, options);
        }
        let mut effort = self.effort;
        if ask == Ask::Plan && placed > 0 {
            // The plan was made when the first follower was placed; the rest of it is soon found again.
            effort.budget = effort.budget.part(4);
        }
        let mut judge = Judge::new((effort.net)(&view.setup));
        let (mv, choice) = judge.search(view, seat, ask, options, effort, &mut self.rng);
        if let Some(Choice::Plan(idea)) = choice {
            self.plan = Plan { round, placed: placed + 1, rest: idea.puts.into_iter().skip(1).collect() };
        }
        mv
    }
}

/// How many followers the seat has placed in this planning.
fn n_placed(view: &View, seat: Seat) -> u8 {
    view.players[seat.index()].plan.map_or(0, |plan| plan.spaces().len())
}

impl Bot<State> for Searcher {
    fn name(&self) -> &str {
        self.name
    }

    fn choose(&mut self, chair: &Chair<'_, State>, options: &[Move]) -> Move {
        match (options, chair.question()) {
            ([only], _) => *only,
            (_, Some(ask)) => self.answer(&chair.view().with_open_plans(), chair.seat(), ask, options),
            (_, None) => options[0],
        }
    }

    /// Beside people thumb rules plan: a plan must be there at once, and again at once when theirs has changed.
    fn choose_beside(&mut self, chair: &Chair<'_, State>, options: &[Move], people: SeatSet) -> Option<Move> {
        together::answer(chair, options, people, Whim::default()).unwrap_or_else(|| Some(self.choose(chair, options)))
    }
}
