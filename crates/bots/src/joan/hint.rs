//! Advice for a person: the best few ways to play the turn, what each is worth, and why.

use super::level;
use super::search::think;
use super::turn::Turns;
use crate::{Gain, Hint, Reason};
use ::joan::{Move, Sheet, State, View};
use tabletop::{Chair, Game, Rng, Seat, Seed};

/// How many things are advised.
const HINTS: usize = 3;

/// The best few ways for whoever sits on this chair to play the turn, as a bot of this level sees it; the best first.
/// Nothing if nothing is asked. Levels that have learned nothing advise like the first that has.
pub fn hint(chair: &Chair<'_, State>, level: &str) -> Vec<Hint<Move>> {
    let effort = level::effort(level).filter(|effort| effort.net.is_some()).or_else(|| level::effort("hard"));
    let (Some(_), Some(effort)) = (chair.question(), effort) else { return Vec::new() };
    let (view, seat) = (chair.view(), chair.seat());
    let lines = think(&view, seat, effort, &mut chance(&view));
    let best = lines.first().map_or(0.0, |line| line.worth);
    let mut hints: Vec<Hint<Move>> = Vec::new();
    for mut line in lines.into_iter().take(HINTS) {
        let worth = ((line.worth - best) * 10.0).round() as i32;
        if line.moves.len() > 1 {
            line.moves.pop();
        }
        // What was dropped early may have had luck in its few worlds.
        let worth = worth.min(hints.last().map_or(0, |before| before.worth));
        let gains = gains(&view, seat, &line.moves);
        let words = if gains.is_empty() { "nothing more can be done" } else { "this turn brings" };
        let reason = Reason { words: words.into(), gains };
        hints.push(Hint { moves: line.moves, worth, expected: None, reason });
    }
    hints
}

/// The same table, the same advice.
pub(super) fn chance(view: &View) -> Rng {
    Rng::new(Seed::of_series(view.table.round.into(), view.table.turn.into()))
}

/// What the marks of a turn bring.
fn gains(view: &View, seat: Seat, moves: &[Move]) -> Vec<Gain> {
    let before = State::guess(view, &mut chance(view));
    let (mut after, mut turns) = (before.clone(), Turns::default());
    moves.iter().filter(|mv| **mv != Move::EndTurn).for_each(|mv| turns.step(&mut after, seat, *mv));
    let told = |what, count: &dyn Fn(&State) -> i32| (what, count(&before), count(&after));
    let points = told("points", &|state| ::joan::score::total(state, seat));
    let citizens = told("citizens", &|state| state.citizens(seat).into());
    let marks = COUNTS.iter().map(|(what, count)| told(what, &|state| count(state.sheet(seat)).into()));
    Gain::between([points, citizens].into_iter().chain(marks))
}

/// Something that is counted on a sheet, by its name.
type Counted = (&'static str, fn(&Sheet) -> u8);

const COUNTS: [Counted; 10] = [
    ("stations", |sheet| sheet.stations.len()),
    ("status", Sheet::status),
    ("development", |sheet| sheet.development),
    ("places", |sheet| sheet.places.len()),
    ("routes", |sheet| sheet.routes.len()),
    ("goods", |sheet| sheet.goods.iter().sum()),
    ("coins", Sheet::coins),
    ("shields", |sheet| sheet.shields),
    ("deeds", |sheet| sheet.deeds.iter().flatten().filter(|marked| **marked).count() as u8),
    ("monks", |sheet| sheet.monks),
];
