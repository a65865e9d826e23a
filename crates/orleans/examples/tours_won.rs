//! Looks for a game of The Trip to Tours that is won, and keeps it: round after round many eager continuations of the
//! best games so far, of which the best go on: `cargo run --release --package orleans --example tours_won -- FOLDER`.

use orleans::components::{Edition, Good, Town, components};
use orleans::{Module, Modules, Move, Setup, State, ToursMove, draw_limit, rounds};
use std::cmp::Reverse;
use std::path::PathBuf;
use tabletop::{Game, Record, Rng, Seat, Seed, eager_choice};

/// Shuffles tried.
const SEEDS: u64 = 20;
/// Games that go on into the next round.
const KEPT: usize = 150;
/// Continuations of each.
const TRIED: usize = 60;

const ME: Seat = Seat(0);

/// A game so far, and how it came about.
#[derive(Clone)]
struct Line {
    state: State,
    moves: Vec<Move>,
}

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "games".into()));
    let setup = Setup { modules: Modules::NONE.with(Module::Tours), ..Setup::new(Edition::Bigbox, 1) };
    for number in 0..SEEDS {
        let seed = Seed::of_series(65, number);
        let state = State::new(&setup, seed).expect("a playable set-up");
        if let Some(line) = won(Line { state, moves: Vec::new() }, &mut Rng::new(Seed::of_series(66, number))) {
            let mut record = Record::new(setup, seed);
            line.moves.iter().for_each(|&mv| record.push(ME, mv));
            record.finish(&line.state);
            println!("won in round {} with {} moves", line.state.table.round, line.moves.len());
            return std::fs::write(folder.join("tours-won.json"), record.to_text());
        }
        println!("no game won with shuffle {number}");
    }
    Err(std::io::Error::other("no game was won"))
}

/// The first continuation found that wins.
fn won(start: Line, rng: &mut Rng) -> Option<Line> {
    let mut lines = vec![start];
    while !lines.is_empty() {
        let mut next = Vec::with_capacity(lines.len() * TRIED);
        for line in &lines {
            for _ in 0..TRIED {
                let line = play_round(line.clone(), rng);
                match line.state.outcome() {
                    Some(outcome) if outcome.winners.contains(ME) => return Some(line),
                    Some(_) => {}
                    None => next.push(line),
                }
            }
        }
        next.sort_by_cached_key(|line| Reverse(worth(&line.state)));
        next.truncate(KEPT);
        lines = next;
    }
    None
}

/// Plays eagerly until the next round begins or the game is over.
fn play_round(mut line: Line, rng: &mut Rng) -> Line {
    let round = line.state.table.round;
    let (mut options, mut log) = (Vec::new(), Vec::new());
    while line.state.table.round == round && !line.state.asked().is_empty() {
        line.state.options(ME, &mut options);
        let deliver = Move::Tours(ToursMove::Deliver);
        let mv = match options.contains(&deliver) {
            true => deliver,
            false => eager_choice(&line.state, ME, &options, rng).expect("options are never empty"),
        };
        line.state.play(ME, mv, &mut log);
        line.moves.push(mv);
    }
    line
}

/// How near a game is to the task: what it asks for, and what helps to get there in the rounds that are left.
fn worth(state: &State) -> i32 {
    let (mat, task) = (state.mat(ME), &components().tours.task);
    let left = i32::from(rounds(&state.setup, &state.table) - state.table.round);
    let wanted: i32 = Good::ALL.iter().map(|&good| i32::from(mat.good(good).min(task.goods[good.index()]))).sum();
    let citizens = i32::from(mat.citizens.min(task.citizens));
    let far = i32::from(components().distance(mat.merchant, Town::Tours));
    let helps = i32::from(draw_limit(mat)) * 3 + i32::from(mat.places.len()) * 2 + i32::from(mat.development) / 2;
    let spare = i32::from(mat.n_goods()) - wanted + i32::from(mat.coins.min(15)) / 3;
    wanted * 12 + citizens * 30 + helps * left / 3 + spare * 2 - far * (14 - left)
}
