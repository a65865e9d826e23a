//! Advice for a person: the best few ways to play the turn, what each is worth, and why.

use super::level;
use super::search::think;
use super::turn::Turns;
use ::joan::{Move, Sheet, State, View};
use serde::Serialize;
use tabletop::{Chair, Game, Rng, Seat, Seed};

/// How many things are advised.
const HINTS: usize = 3;

/// One piece of advice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hint {
    /// What to do: all the marks of the turn; the end of the turn only if nothing else is left.
    pub moves: Vec<Move>,
    /// What it is worth against the best advice, in tenths of a point; 0 for the best.
    pub worth: i32,
    /// What it brings.
    pub gains: Vec<Gain>,
}

/// So much more of something, or less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Gain {
    /// `points`, `stations`, `citizens`, `status`, `development`, `places`, `routes`, `goods`, `coins`, `shields`,
    /// `deeds` or `monks`.
    pub what: &'static str,
    /// By how much; less than nothing for a loss.
    pub by: i32,
}

impl std::fmt::Display for Gain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (number, sign) = (self.by.abs(), if self.by < 0 { "−" } else { "" });
        let ending = if number == 1 { "" } else { "s" };
        match self.what {
            "status" => write!(f, "{sign}{number} more status"),
            "development" => write!(f, "{sign}{number} Development point{ending}"),
            "stations" => write!(f, "{sign}{number} trading station{ending}"),
            "deeds" => write!(f, "{sign}{number} mark{ending} at deeds"),
            "points" => write!(f, "{sign}{number} point{ending} at once"),
            what => write!(f, "{sign}{number} {}{ending}", what.trim_end_matches('s')),
        }
    }
}

impl Hint {
    /// What it brings, in words.
    pub fn reason(&self) -> String {
        if self.gains.is_empty() {
            return "nothing more can be done".into();
        }
        format!("brings {}", self.gains.iter().map(Gain::to_string).collect::<Vec<_>>().join(", "))
    }
}

/// The best few ways for whoever sits on this chair to play the turn, as a bot of this level sees it; the best first.
/// Nothing if nothing is asked. Levels that have learned nothing advise like the first that has.
pub fn hint(chair: &Chair<'_, State>, level: &str) -> Vec<Hint> {
    let effort = level::effort(level).filter(|effort| effort.net.is_some()).or_else(|| level::effort("hard"));
    let (Some(_), Some(effort)) = (chair.question(), effort) else { return Vec::new() };
    let (view, seat) = (chair.view(), chair.seat());
    let lines = think(&view, seat, effort, &mut chance(&view));
    let best = lines.first().map_or(0.0, |line| line.worth);
    let mut hints: Vec<Hint> = Vec::new();
    for mut line in lines.into_iter().take(HINTS) {
        let worth = ((line.worth - best) * 10.0).round() as i32;
        if line.moves.len() > 1 {
            line.moves.pop();
        }
        // What was dropped early may have had luck in its few worlds.
        let worth = worth.min(hints.last().map_or(0, |before| before.worth));
        let gains = gains(&view, seat, &line.moves);
        hints.push(Hint { moves: line.moves, worth, gains });
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
    let points = |state: &State| ::joan::score::total(state, seat);
    let mut found = Vec::new();
    let mut tell = |what, by: i32| {
        if by != 0 {
            found.push(Gain { what, by });
        }
    };
    tell("points", points(&after) - points(&before));
    tell("citizens", i32::from(after.citizens(seat)) - i32::from(before.citizens(seat)));
    for (what, count) in COUNTS {
        tell(what, i32::from(count(after.sheet(seat))) - i32::from(count(before.sheet(seat))));
    }
    found
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
