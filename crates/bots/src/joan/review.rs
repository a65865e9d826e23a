//! Looking back: what a turn was worth against the best one, and how lucky a draw was.

use super::hint::{chance, hint};
use super::level;
use super::search::{NARROW, compare};
use super::turn::Turns;
use super::value::{Learned, learned};
use crate::Appraisal;
use ::joan::{Move, State};
use tabletop::{Chair, Game};

/// Appraises the moves of a turn that was begun on this chair. Nothing if there was nothing to choose.
pub fn appraise(chair: &Chair<'_, State>, played: &[Move], level: &str) -> Option<Appraisal<Move>> {
    let effort = level::effort(level).filter(|effort| effort.net.is_some()).or_else(|| level::effort("hard"))?;
    let hint = hint(chair, level).into_iter().next()?;
    let (view, mut advised) = (chair.view(), hint.moves.clone());
    advised.push(Move::EndTurn);
    let [mine, other] = compare(&view, chair.seat(), [played, &advised], effort, &mut chance(&view));
    let tenths = |worth: f32| (worth * 10.0).round() as i32;
    let played = tenths(mine);
    Some(Appraisal { played, best: tenths(other).max(played), hint })
}

/// How much better than the mean a draw was, in tenths of a point: `before` a turn ends, and `after` it the seat is
/// asked first.
pub fn luck(before: &Chair<'_, State>, after: &Chair<'_, State>) -> i32 {
    let (view, seat) = (before.view(), before.seat());
    let (mut rng, mut turns) = (chance(&view), Turns::default());
    let mut value = Learned::new(learned(&view.setup));
    let real = turns.best(&State::guess(&after.view(), &mut rng), seat, NARROW, &mut value);
    let mut mean = 0.0;
    for _ in 0..WORLDS {
        let mut world = State::guess(&view, &mut rng);
        let Some(ending) = world.asked().first() else { return 0 };
        turns.step(&mut world, ending, Move::EndTurn);
        mean += turns.best(&world, seat, NARROW, &mut value) / WORLDS as f32;
    }
    ((real - mean) * 10.0).round() as i32
}

/// So many draws are imagined.
const WORLDS: usize = 12;
