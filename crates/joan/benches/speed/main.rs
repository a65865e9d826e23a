//! How fast the engine is, on one core: random games of four players with Place cards.
//!
//! `BENCH_NOTE="what changed"` adds a line to `crates/joan/benches/history.tsv`.

use joan::{Move, Setup, State};
use std::fs::OpenOptions;
use std::io::Write;
use std::time::Instant;
use tabletop::{Game, Rng, Seed, eager_choice};

const HISTORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/history.tsv");

/// How moves are chosen.
#[derive(Clone, Copy)]
enum Choice {
    Uniform,
    Eager,
}

/// Decisions are questions with more than one option; the others are said apart.
struct Speed {
    games_per_s: f64,
    decisions_per_s: f64,
    forced_per_s: f64,
}

fn measure(choice: Choice, seconds: f64) -> Speed {
    let setup = Setup::new(4);
    let mut rng = Rng::new(Seed::of_series(31, 0));
    let (mut options, mut log) = (Vec::<Move>::with_capacity(512), Vec::with_capacity(512));
    let (mut games, mut decisions, mut forced) = (0u64, 0u64, 0u64);
    let begin = Instant::now();
    while begin.elapsed().as_secs_f64() < seconds {
        let mut state = State::new(&setup, Seed::of_series(30, games)).expect("a playable set-up");
        while let Some(seat) = state.asked().first() {
            state.options(seat, &mut options);
            let mv = match (&options[..], choice) {
                ([only], _) => *only,
                (_, Choice::Uniform) => options[rng.below(options.len() as u32) as usize],
                (_, Choice::Eager) => eager_choice(&state, seat, &options, &mut rng).expect("never empty"),
            };
            if options.len() > 1 {
                decisions += 1;
            } else {
                forced += 1;
            }
            log.clear();
            state.play(seat, mv, &mut log);
        }
        games += 1;
    }
    let per_s = |count: u64| count as f64 / begin.elapsed().as_secs_f64();
    Speed { games_per_s: per_s(games), decisions_per_s: per_s(decisions), forced_per_s: per_s(forced) }
}

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    let quick = std::env::args().any(|argument| argument == "--test");
    let seconds = if quick { 0.05 } else { 3.0 };
    let size = size_of::<State>() - size_of::<Rng>();
    let (uniform, eager) = (measure(Choice::Uniform, seconds), measure(Choice::Eager, seconds));
    println!("state beside the generator {size:>10} bytes");
    for (name, speed) in [("random", &uniform), ("eager random", &eager)] {
        println!("{name:<13} games        {:>10.0} /s", speed.games_per_s);
        println!("  decisions                {:>10.0} /s", speed.decisions_per_s);
        println!("  only one option          {:>10.0} /s", speed.forced_per_s);
    }
    if !quick && let Ok(note) = std::env::var("BENCH_NOTE") {
        let figures = [&uniform, &eager].map(|s| format!("{:.0}\t{:.0}", s.games_per_s, s.decisions_per_s));
        let line = format!("{note}\t{size}\t{}", figures.join("\t"));
        let written = OpenOptions::new().append(true).open(HISTORY).and_then(|mut file| writeln!(file, "{line}"));
        match written {
            Ok(()) => println!("added to {HISTORY}"),
            Err(error) => eprintln!("the history {HISTORY} could not be written: {error}"),
        }
    }
}
