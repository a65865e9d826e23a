//! Choosing by many possible worlds: in each the others play and chance falls otherwise.

use super::judge::Judge;
use super::plans::Idea;
use super::race;
use super::world::Others;
use crate::budget::Meter;
use orleans::{Move, State, View};
use tabletop::{Game, Rng, Seat};

/// Something that may be done: a whole plan, or one answer.
#[derive(Clone, Debug)]
pub(crate) enum Choice {
    /// A plan for the round.
    Plan(Idea),
    /// An answer.
    Answer(Move),
}

/// A choice and what the worlds said to it.
#[derive(Clone, Debug)]
pub(crate) struct Tried {
    pub(crate) choice: Choice,
    /// What came of it in each world, in points; all choices see the same worlds in the same order.
    pub(super) worths: Vec<f32>,
}

impl Tried {
    pub(crate) fn new(choice: Choice) -> Tried {
        Tried { choice, worths: Vec::new() }
    }

    /// The mean over all its worlds, in points.
    pub(crate) fn worth(&self) -> f32 {
        self.worths.iter().sum::<f32>() / self.worths.len().max(1) as f32
    }

    /// The mean difference to another choice in the worlds that both have seen.
    pub(crate) fn over(&self, other: &Tried) -> f32 {
        let common = self.worths.len().min(other.worths.len());
        let sum = |it: &Tried| it.worths[..common].iter().sum::<f32>();
        (sum(self) - sum(other)) / common.max(1) as f32
    }
}

/// Tries all choices in the same worlds; those that are clearly worse, or as good as equal, drop out. The best comes
/// first, and those that dropped out late before those that did early.
pub(crate) fn try_out(
    judge: &mut Judge<'_>,
    view: &View,
    seat: Seat,
    mut tried: Vec<Tried>,
    meter: &mut Meter,
    rng: &mut Rng,
) -> Vec<Tried> {
    let mut left = tried.len();
    while left > 1 {
        let world = State::guess(view, rng);
        for nth in 0..left {
            if !meter.goes_on() && !tried[left - 1].worths.is_empty() {
                race::rank(&mut tried[..left]);
                return tried;
            }
            let worth = imagine(judge, &world, seat, &tried[nth].choice);
            tried[nth].worths.push(worth);
        }
        left = race::drop_out(&mut tried[..left]);
    }
    tried
}

/// Plays the choice and the round, and values what has come of it against the others.
fn imagine(judge: &mut Judge<'_>, world: &State, seat: Seat, choice: &Choice) -> f32 {
    let (mut state, round) = (world.clone(), world.table.round);
    let wish = match choice {
        Choice::Plan(idea) => {
            judge.carry_out(&mut state, seat, idea);
            idea.wish
        }
        Choice::Answer(mv) => {
            judge.desk.play(&mut state, seat, *mv);
            None
        }
    };
    judge.desk.finish_round(&mut state, seat, Others::Play, wish, round);
    judge.standing(&state, seat)
}
