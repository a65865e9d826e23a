//! How fast the engine is, on one core, beside random chess on the same machine in the same run.
//!
//! `make bench` prints the figures and adds a line to `crates/orleans/benches/history.tsv`.

mod chess;
mod playouts;
mod single;
mod systems;

use orleans::Setup;
use orleans::components::Edition;
use playouts::Choice;
use std::fs::OpenOptions;
use std::io::Write;

const HISTORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/history.tsv");

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    let quick = std::env::args().any(|argument| argument == "--test");
    let seconds = if quick { 0.05 } else { 3.0 };
    // `cargo bench … -- plague` tells of that expansion alone.
    let wanted: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    if !wanted.is_empty() {
        return systems::tell(seconds, &wanted);
    }

    let size = size_of::<orleans::State>();
    let single = single::measure(seconds / 3.0);
    let four = Setup::new(Edition::Current, 4);
    let uniform = playouts::measure(&four, Choice::Uniform, seconds);
    let eager = playouts::measure(&four, Choice::Eager, seconds);
    let chess = chess::measure(seconds);
    let ratio = uniform.decisions_per_s / chess;

    println!("state                      {size:>10} bytes");
    println!("clone, mid-game, 4 players {:>10.1} ns", single.clone_ns);
    println!("options                    {:>10.1} ns", single.options_ns);
    println!("apply (checked)            {:>10.1} ns", single.apply_ns);
    println!("play (unchecked)           {:>10.1} ns", single.play_ns);
    println!("random games               {:>10.0} games/s", uniform.games_per_s);
    println!("  decisions                {:>10.0} /s", uniform.decisions_per_s);
    println!("  decisions per game       {:>10.0}", uniform.decisions_per_game);
    println!("eager random games         {:>10.0} games/s", eager.games_per_s);
    println!("  decisions                {:>10.0} /s", eager.decisions_per_s);
    println!("  decisions per game       {:>10.0}", eager.decisions_per_game);
    println!("yardstick: random chess    {chess:>10.0} moves/s");
    println!("our decisions per chess move {ratio:>8.2}");
    systems::tell(seconds, &[]);

    if !quick && let Ok(note) = std::env::var("BENCH_NOTE") {
        let line = format!(
            "{note}\t{size}\t{:.1}\t{:.1}\t{:.1}\t{:.1}\t{:.0}\t{:.0}\t{:.0}\t{:.0}\t{chess:.0}\t{ratio:.2}",
            single.clone_ns,
            single.options_ns,
            single.apply_ns,
            single.play_ns,
            uniform.games_per_s,
            uniform.decisions_per_s,
            eager.games_per_s,
            eager.decisions_per_s,
        );
        let written = OpenOptions::new().append(true).open(HISTORY).and_then(|mut file| writeln!(file, "{line}"));
        match written {
            Ok(()) => println!("added to {HISTORY}"),
            Err(error) => eprintln!("the history {HISTORY} could not be written: {error}"),
        }
    }
}
