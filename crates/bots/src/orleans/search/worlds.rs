//! Choosing by many possible worlds: in each the others play and chance falls otherwise.

use super::judge::Judge;
use super::plans::Idea;
use super::world::Others;
use crate::budget::Meter;
use crate::race::{Tried, race};
use orleans::{Move, State, View};
use tabletop::{Game, Rng, Seat};

/// Something that may be done: a whole plan, or one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// A plan for the round.
    Plan(Idea),
    /// An answer.
    Answer(Move),
}

/// Tries all choices in the same worlds behind a view; the best comes first.
pub(crate) fn try_out(
    judge: &mut Judge<'_>,
    view: &View,
    seat: Seat,
    tried: Vec<Tried<Choice>>,
    meter: &mut Meter,
    rng: &mut Rng,
) -> Vec<Tried<Choice>> {
    let world = || State::guess(view, rng);
    race(tried, meter, world, |world, choice| imagine(judge, world, seat, choice))
}

/// How many worlds tell what points a choice lets expect.
const FORESEEN: usize = 12;

/// The points that a choice lets expect at the end, over some worlds behind a view.
pub(crate) fn foresee(judge: &mut Judge<'_>, view: &View, seat: Seat, choice: &Choice, rng: &mut Rng) -> f32 {
    let mut sum = 0.0;
    for _ in 0..FORESEEN {
        let after = carried_out(judge, &State::guess(view, rng), seat, choice);
        sum += judge.foresees(&after, seat);
    }
    sum / FORESEEN as f32
}

/// Plays the choice and the round, and values what has come of it against the others.
fn imagine(judge: &mut Judge<'_>, world: &State, seat: Seat, choice: &Choice) -> f32 {
    let state = carried_out(judge, world, seat, choice);
    judge.standing(&state, seat)
}

/// The table at the end of a round in which this was chosen.
fn carried_out(judge: &mut Judge<'_>, world: &State, seat: Seat, choice: &Choice) -> State {
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
    state
}
