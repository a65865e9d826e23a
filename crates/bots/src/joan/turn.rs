//! Ways to play a turn. No chance falls between the tile and the end of the turn, so whole turns are compared.

use super::thumb::open as open_worth;
use ::joan::components::Follower;
use ::joan::{Ask, Event, Move, Sheet, State, Turn};
use std::collections::HashSet;
use tabletop::{Game, Seat};

/// What a table is worth to a seat whose turn is over, in points.
pub(crate) trait Value {
    /// The table before anybody else moves.
    fn worth(&mut self, state: &State, seat: Seat) -> f32;
}

/// The rest of a turn up to its end, and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) moves: Vec<Move>,
    pub(crate) worth: f32,
}

/// A mark and the one before it.
type Step = (Option<usize>, Move);

/// A turn that is not over yet, and its latest mark.
type Open = (State, Option<usize>);

/// Whoever looks for the best ways to play a turn, with what thousands of turns use again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turns {
    options: Vec<Move>,
    log: Vec<Event>,
    seen: HashSet<(Sheet, Turn, [u8; Follower::TILES])>,
    steps: Vec<Step>,
    ends: Vec<(f32, usize)>,
}

impl Turns {
    /// The ways to play the rest of the turn of `seat`, the best first. Of those that are not over yet the `width` most
    /// promising go on.
    pub(crate) fn lines(&mut self, world: &State, seat: Seat, width: usize, value: &mut impl Value) -> Vec<Line> {
        self.look(world, seat, width, value);
        let mut lines: Vec<Line> = self.ends.iter().map(|&(worth, at)| Line { moves: self.path(at), worth }).collect();
        if lines.is_empty() {
            return vec![Line { moves: vec![Move::EndTurn], worth: value.worth(world, seat) }];
        }
        if let Some(best) = lines.iter().find(|line| matches!(line.moves[0], Move::Recruit { .. })).cloned() {
            self.discard(world, seat, &best, value, &mut lines);
            lines.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        }
        lines
    }

    /// Plays the best rest of the turn.
    pub(crate) fn play(&mut self, world: &mut State, seat: Seat, width: usize, value: &mut impl Value) {
        self.look(world, seat, width, value);
        let moves = self.ends.first().map_or(vec![Move::EndTurn], |&(_, at)| self.path(at));
        moves.into_iter().for_each(|mv| self.step(world, seat, mv));
    }

    /// What the best rest of the turn is worth.
    pub(crate) fn best(&mut self, world: &State, seat: Seat, width: usize, value: &mut impl Value) -> f32 {
        self.look(world, seat, width, value);
        self.ends.first().map_or_else(|| value.worth(world, seat), |end| end.0)
    }

    /// Answers one question.
    pub(crate) fn step(&mut self, world: &mut State, seat: Seat, mv: Move) {
        self.log.clear();
        world.play(seat, mv, &mut self.log);
    }

    /// Finds the ends of the turn.
    fn look(&mut self, world: &State, seat: Seat, width: usize, value: &mut impl Value) {
        self.seen.clear();
        self.steps.clear();
        self.ends.clear();
        let mut open: Vec<Open> = vec![(world.clone(), None)];
        // Each first answer goes on: what is a tile worth before anything is done with it?
        let mut width_now = usize::MAX;
        while !open.is_empty() {
            let mut next = Vec::new();
            for (state, before) in open {
                next.append(&mut self.go_on(&state, before, seat, value));
            }
            if next.len() > width_now {
                let promise = |it: Open| (value.worth(&it.0, seat) + open_worth(&it.0.turn), it);
                let mut ranked: Vec<(f32, Open)> = next.into_iter().map(promise).collect();
                ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
                next = ranked.into_iter().take(width_now).map(|(_, it)| it).collect();
            }
            (open, width_now) = (next, width);
        }
        self.ends.sort_by(|a, b| b.0.total_cmp(&a.0));
    }

    /// Makes every next mark; what was seen before in another order is left out. Turns that are not over yet are
    /// returned.
    fn go_on(&mut self, state: &State, before: Option<usize>, seat: Seat, value: &mut impl Value) -> Vec<Open> {
        let mut next = Vec::new();
        let mut options = std::mem::take(&mut self.options);
        state.options(seat, &mut options);
        // Who recruits a Monk chooses the tile to put away when all the rest is known.
        let recruits = options.iter().find(|mv| matches!(mv, Move::Recruit { .. })).copied();
        let matters = |mv: &&Move| match **mv {
            Move::EndTurn => false,
            Move::Recruit { .. } => Some(**mv) == recruits,
            _ => true,
        };
        for mv in options.iter().filter(matters) {
            let mut after = state.clone();
            self.step(&mut after, seat, *mv);
            if !self.seen.insert((*after.sheet(seat), after.turn, after.table.display)) {
                continue;
            }
            self.steps.push((before, *mv));
            let at = self.steps.len() - 1;
            if is_over(&after.turn) {
                self.ends.push((value.worth(&after, seat), at));
            } else {
                next.push((after, Some(at)));
            }
        }
        // Nothing can be done with what is open: it lapses.
        if let (Some(at), [Move::EndTurn]) = (before, &options[..]) {
            self.ends.push((value.worth(state, seat), at));
        }
        self.options = options;
        next
    }

    /// The same as a line that recruits a Monk, with each other tile put away.
    fn discard(&mut self, world: &State, seat: Seat, line: &Line, value: &mut impl Value, lines: &mut Vec<Line>) {
        self.options.clear();
        world.options(seat, &mut self.options);
        let others: Vec<Move> = self.options.iter().copied().filter(|mv| matches!(mv, Move::Recruit { .. })).collect();
        for mv in others.into_iter().filter(|mv| *mv != line.moves[0]) {
            let (mut after, mut moves) = (world.clone(), line.moves.clone());
            moves[0] = mv;
            moves[..moves.len() - 1].iter().for_each(|&mv| self.step(&mut after, seat, mv));
            lines.push(Line { moves, worth: value.worth(&after, seat) });
        }
    }

    /// The moves up to a step, and the end of the turn.
    fn path(&self, at: usize) -> Vec<Move> {
        let mut moves = vec![Move::EndTurn];
        let mut at = Some(at);
        while let Some((before, mv)) = at.map(|at| self.steps[at]) {
            moves.push(mv);
            at = before;
        }
        moves.reverse();
        moves
    }
}

/// Whether everything that the turn has brought is done.
pub(crate) fn is_over(turn: &Turn) -> bool {
    turn.ask == Some(Ask::Next) && turn.action.is_none() && turn.bonuses.is_empty()
}
