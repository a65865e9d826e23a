//! Advice for a person: the best few things to do, what each is worth, and why.

mod gains;

use crate::orleans::level;
use crate::orleans::search::{Choice, Judge, foresee};
use crate::{Hint, Reason};
use orleans::components::{Place, components};
use orleans::{Move, State};
use tabletop::{Chair, Game, Rng, Seat, Seed};

/// How many things are advised.
const HINTS: usize = 3;

/// The best few things that whoever sits on this chair can do now, a plan up to `Ready`, as a bot of this level sees it; the best first.
/// Nothing if nothing is asked. Levels that do not search advise like the first that does.
pub fn hint(chair: &Chair<'_, State>, level: &str) -> Vec<Hint<Move>> {
    let Some(ask) = chair.question() else { return Vec::new() };
    let Some(effort) = level::effort(level).or_else(|| level::effort("hard")) else { return Vec::new() };
    let (view, seat) = (chair.view().with_open_plans(), chair.seat());
    let mut options = Vec::new();
    chair.options(&mut options);
    // The same table, the same advice.
    let mut rng = Rng::new(Seed::of_series(view.table.round.into(), view.table.turned));
    let mut judge = Judge::new((effort.net)(&view.setup));
    let world = State::guess(&view, &mut rng);
    let tried = judge.try_all(&view, &world, seat, ask, &options, effort, &mut rng);
    let mut hints: Vec<Hint<Move>> = Vec::new();
    let best = tried.first().filter(|_| view.setup.counts_points());
    let best = best.map(|one| (foresee(&mut judge, &view, seat, &one.choice, &mut rng) * 10.0).round() as i32);
    for one in &tried {
        let moves = match &one.choice {
            Choice::Answer(mv) => vec![*mv],
            Choice::Plan(idea) => judge.whole(&world, seat, idea),
        };
        // The same followers may serve another wish at the Village.
        if hints.iter().all(|hint| hint.moves != moves) {
            let worth = (one.over(&tried[0]) * 10.0).round() as i32;
            let reason = reason(&mut judge, &world, seat, &one.choice, &moves);
            // What was dropped early may have had luck in its few worlds.
            let worth = worth.min(hints.last().map_or(0, |before| before.worth));
            hints.push(Hint { moves, worth, expected: best.map(|best| best + worth), reason });
        }
        if hints.len() == HINTS {
            break;
        }
    }
    hints
}

/// What is done, and what it brings before the event of the round.
fn reason(judge: &mut Judge<'_>, world: &State, seat: Seat, choice: &Choice, moves: &[Move]) -> Reason {
    let mut state = world.clone();
    moves.iter().for_each(|&mv| judge.desk.play(&mut state, seat, mv));
    let words = match choice {
        Choice::Answer(mv) => named(*mv),
        Choice::Plan(idea) => {
            let done = completed(&state, seat, moves);
            judge.desk.finish_actions(&mut state, seat, idea.wish, world.table.round);
            if done.is_empty() {
                "keeps the followers for later".into()
            } else {
                format!("prepares {}", done.join(", "))
            }
        }
    };
    Reason { words, gains: gains::gains(world.mat(seat), state.mat(seat)) }
}

/// The places that these moves have completed.
fn completed(state: &State, seat: Seat, moves: &[Move]) -> Vec<String> {
    let mut done: Vec<String> = Vec::new();
    let full = |place: Place| (components().place(place).space_set - state.mat(seat).board.filled()).is_empty();
    for mv in moves {
        if let Move::Put { place, .. } = mv {
            let name = place.to_string();
            if (full(*place) || !components().place(*place).needs_all) && !done.contains(&name) {
                done.push(name);
            }
        }
    }
    done
}

fn named(mv: Move) -> String {
    match mv {
        Move::Use(place) => format!("uses {place}"),
        Move::Tile(place) => format!("takes {place}"),
        Move::Recruit(kind) => format!("recruits a {kind}"),
        Move::Travel { to, .. } | Move::GoTo(to) => format!("goes to {to}"),
        Move::Send { kind, deed } => format!("sends a {kind} to {deed}"),
        Move::PlaceWheel { place, space, .. } => format!("saves a {space} at {place} in every round"),
        Move::Put { follower, place, .. } => format!("places a {} at {place}", follower.kind()),
        Move::Draw(number) => format!("draws {number}"),
        Move::TakeBack { place, follower, .. } => format!("takes the {} back from {place}", follower.kind()),
        Move::Feed(good) => format!("feeds {good}"),
        Move::PayCoins(coins) => format!("pays {coins} coins"),
        Move::Buy(good) => format!("buys {good}"),
        Move::Sell(good) => format!("sells {good}"),
        Move::Pass => "passes".into(),
        Move::Decline => "declines".into(),
        _ => "does this".into(),
    }
}
