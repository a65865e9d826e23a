//! Thinking about a turn: all ways to play it by a value, and the best of them in many possible worlds.

use super::level::{Effort, Worlds};
use super::thumb::Thumb;
use super::turn::{Line, Turns, Value};
use super::value::Learned;
use crate::budget::Meter;
use crate::race::{Tried, race};
use ::joan::{Move, State, View};
use tabletop::{Game, Rng, Seat};

/// How many unfinished turns are gone on with in imagined games.
pub(super) const NARROW: usize = 4;

/// The ways to play the rest of the turn of `seat`, the best first.
pub(crate) fn think(view: &View, seat: Seat, effort: Effort, rng: &mut Rng) -> Vec<Line> {
    let world = State::guess(view, rng);
    let mut turns = Turns::default();
    let Some(net) = effort.net else { return turns.lines(&world, seat, effort.width, &mut Thumb) };
    let mut value = Learned::new(net(&view.setup));
    let mut lines = turns.lines(&world, seat, effort.width, &mut value);
    let Some(worlds) = effort.worlds else { return lines };
    let least = lines[0].worth - worlds.margin;
    lines.truncate(worlds.choices);
    lines.retain(|line| line.worth > least);
    try_out(view, seat, lines, worlds, &mut value, rng)
}

/// What the moves of a turn are worth, by the value or in many worlds; in the order they were given.
pub(crate) fn compare(view: &View, seat: Seat, moves: [&[Move]; 2], effort: Effort, rng: &mut Rng) -> [f32; 2] {
    let (world, mut turns) = (State::guess(view, rng), Turns::default());
    let Some(net) = effort.net else { return [0.0; 2] };
    let mut value = Learned::new(net(&view.setup));
    let worths = moves.map(|moves| {
        let mut after = world.clone();
        moves.iter().filter(|mv| **mv != Move::EndTurn).for_each(|mv| turns.step(&mut after, seat, *mv));
        value.worth(&after, seat)
    });
    let Some(worlds) = effort.worlds else { return worths };
    let lines = moves.map(|moves| Line { moves: moves.to_vec(), worth: 0.0 }).to_vec();
    let tried = try_out(view, seat, lines, worlds, &mut value, rng);
    moves.map(|moves| tried.iter().find(|line| line.moves == moves).map_or(0.0, |line| line.worth))
}

/// Tries lines out in the same worlds; the best comes first.
fn try_out(
    view: &View,
    seat: Seat,
    lines: Vec<Line>,
    worlds: Worlds,
    value: &mut Learned<'_>,
    rng: &mut Rng,
) -> Vec<Line> {
    if lines.len() < 2 {
        return lines;
    }
    let mut turns = Turns::default();
    let tried = lines.into_iter().map(Tried::new).collect();
    let world = || State::guess(view, rng);
    let tried = race(tried, &mut Meter::new(worlds.budget), world, |world, line: &Line| {
        imagine(&mut turns, world, seat, &line.moves, value)
    });
    let best = tried[0].worth();
    let over: Vec<f32> = tried.iter().map(|one| one.over(&tried[0])).collect();
    tried.into_iter().zip(over).map(|(one, over)| Line { worth: best + over, ..one.choice }).collect()
}

/// Plays a turn, those of the others after it, and the own next one: what it then is worth.
fn imagine(turns: &mut Turns, world: &State, seat: Seat, moves: &[Move], value: &mut Learned<'_>) -> f32 {
    let mut state = world.clone();
    moves.iter().for_each(|&mv| turns.step(&mut state, seat, mv));
    loop {
        match state.asked().first() {
            None => return value.worth(&state, seat),
            Some(asked) if asked == seat => return turns.best(&state, seat, NARROW, value),
            Some(other) => turns.play(&mut state, other, NARROW, value),
        }
    }
}
