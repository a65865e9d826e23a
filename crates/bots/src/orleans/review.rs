//! Looking back: what a decision was worth against the best one, and how lucky a draw was.

use crate::Appraisal;
use crate::budget::Meter;
use crate::orleans::search::{Choice, Idea, Judge, try_out};
use crate::orleans::value::for_master;
use crate::orleans::{hint, level};
use crate::race::Tried;
use orleans::{Ask, Move, State};
use tabletop::{Chair, Game, Rng, Seed};

/// Appraises what was played from this chair: one answer, or all the moves of a plan. Nothing if there was nothing to
/// choose.
pub fn appraise(chair: &Chair<'_, State>, played: &[Move], level: &str) -> Option<Appraisal<Move>> {
    let (ask, view, seat) = (chair.question()?, chair.view().with_open_plans(), chair.seat());
    let effort = level::effort(level).or_else(|| level::effort("hard"))?;
    let hint = hint(chair, level).into_iter().next()?;
    let choice = |moves: &[Move]| match ask {
        Ask::Plan => Some(Choice::Plan(Idea { puts: placed(moves), wish: None, complete: true })),
        _ => moves.first().map(|&mv| Choice::Answer(mv)),
    };
    let pair = vec![Tried::new(choice(played)?), Tried::new(choice(&hint.moves)?)];
    let mut rng = Rng::new(Seed::of_series(view.table.round.into(), view.table.turned));
    let mut judge = Judge::new((effort.net)(&view.setup));
    let tried = try_out(&mut judge, &view, seat, pair, &mut Meter::new(effort.budget), &mut rng);
    let tenths = |tried: &Tried<Choice>| (tried.worth() * 10.0).round() as i32;
    let best = tried.iter().map(tenths).max()?;
    let mine = tried.iter().find(|tried| same(&tried.choice, &choice(played))).map(tenths)?;
    let played = if hint.moves == played { best } else { mine };
    Some(Appraisal { played, best, hint })
}

fn same(a: &Choice, b: &Option<Choice>) -> bool {
    match (a, b) {
        (Choice::Plan(a), Some(Choice::Plan(b))) => a.puts == b.puts,
        (Choice::Answer(a), Some(Choice::Answer(b))) => a == b,
        _ => false,
    }
}

/// The followers that a plan has placed in the end: what was put back was not placed.
fn placed(moves: &[Move]) -> Vec<Move> {
    let mut puts: Vec<Move> = Vec::new();
    for &mv in moves {
        match mv {
            Move::Put { .. } => puts.push(mv),
            Move::PutBack { follower, place, space, from } => {
                let put = Move::Put { follower, place, space, from };
                if let Some(at) = puts.iter().rposition(|it| *it == put) {
                    puts.remove(at);
                }
            }
            _ => {}
        }
    }
    puts
}

/// How much better than the mean a draw was, in tenths of a point: `before` the seat says how many it draws,
/// `after` all have drawn and it plans.
pub fn luck(before: &Chair<'_, State>, drawn: Move, after: &Chair<'_, State>) -> i32 {
    let seat = before.seat();
    let mut rng = Rng::new(Seed::of_series(before.view().table.round.into(), 0));
    let mut judge = Judge::new(for_master(&before.view().setup));
    let (mut mean, mut real) = (0.0, 0.0);
    for _ in 0..WORLDS {
        let mut world = State::guess(&before.view(), &mut rng);
        judge.desk.play(&mut world, seat, drawn);
        judge.desk.play_to_planning(&mut world, seat);
        mean += judge.best_plan(&world, seat) / WORLDS as f32;
        real += judge.best_plan(&State::guess(&after.view(), &mut rng), seat) / WORLDS as f32;
    }
    ((real - mean) * 10.0).round() as i32
}

/// So many draws are imagined.
const WORLDS: usize = 8;
