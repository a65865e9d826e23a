//! Choosing by many possible worlds: in each the others play, chance falls otherwise, and a few rounds pass.

use super::judge::Judge;
use super::plans::Idea;
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
    sum: f32,
    worlds: f32,
}

impl Tried {
    pub(crate) fn new(choice: Choice) -> Tried {
        Tried { choice, sum: 0.0, worlds: 0.0 }
    }

    /// The mean over all worlds, in points.
    pub(crate) fn worth(&self) -> f32 {
        self.sum / self.worlds.max(1.0)
    }
}

/// Tries all choices in the same worlds, then the better half in more of them, and so on until the limit is reached.
/// The best comes first.
pub(crate) fn try_out(
    judge: &mut Judge<'_>,
    view: &View,
    seat: Seat,
    mut tried: Vec<Tried>,
    depth: u8,
    meter: &mut Meter,
    rng: &mut Rng,
) -> Vec<Tried> {
    let (mut left, mut passes, mut next_cut) = (tried.len(), 0, 4);
    while left > 1 {
        let world = State::guess(view, rng);
        for nth in 0..left {
            if !meter.goes_on() && tried[left - 1].worlds > 0.0 {
                sort(&mut tried[..left]);
                return tried;
            }
            let worth = imagine(judge, &world, seat, &tried[nth].choice, depth);
            tried[nth].sum += worth;
            tried[nth].worlds += 1.0;
        }
        passes += 1;
        if passes == next_cut {
            sort(&mut tried[..left]);
            left = left.div_ceil(2).max(2);
            next_cut *= 2;
        }
    }
    tried
}

fn sort(tried: &mut [Tried]) {
    tried.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
}

/// Plays the choice, the round and `depth` more rounds, and values what has come of it against the others.
fn imagine(judge: &mut Judge<'_>, world: &State, seat: Seat, choice: &Choice, depth: u8) -> f32 {
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
    judge.desk.finish_round(&mut state, seat, Others::Play, None, round + depth);
    judge.standing(&state, seat)
}
