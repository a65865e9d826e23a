//! `orleans simulate`: bots play many games; the same seed gives the same games on any number of threads.

mod game;
mod report;
mod spread;

use crate::games::{self, Told};
use crate::series::Series;
use crate::{out, progress};
use anyhow::Result;
use bots::Desk;
use game::Finished;
use rayon::prelude::*;
use report::Report;
use std::time::Instant;

/// Games handed to the threads at once, so that results need not be kept.
const BATCH: u64 = 2048;

const HELP: &str = "\
Examples:
  orleans simulate --games 1000 --seed 7
  orleans simulate --players 2 --bots easy,random --games 200
  orleans simulate --edition bigbox --players 5 --games 5000 --json > games.json

The hash is the SHA-256 over the fingerprints of all final states: equal hashes mean equal games.";

/// Let bots play many games.
#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {
    #[command(flatten)]
    series: Series,
    /// How many games are played
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// One bot for all seats, or one for each, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
}

/// Plays the games and tells what came out.
pub(crate) fn run(args: &Args) -> Result<()> {
    games::named(&args.series.wish.game)?.simulate(args)
}

/// The same for one game.
pub(crate) fn with<G: Told>(args: &Args) -> Result<()> {
    let series = &args.series;
    // A set-up that cannot be played is refused before any thread starts.
    let (setup, bots) = series.wish.seated::<G>(&args.bots)?;
    let threads = series.threads()?;
    let bar = progress::bar(args.games, "games", series.json);
    let mut report = Report::new(series.number, G::laid(&setup), bots.clone(), threads.current_num_threads());
    let begin = Instant::now();
    for start in (0..args.games).step_by(BATCH as usize) {
        let batch = start..(start + BATCH).min(args.games);
        let finished: Vec<Finished> = threads.install(|| {
            let play = |desk: &mut Desk<G>, nth| {
                let finished = Finished::play(&setup, series.number, nth, &bots, desk);
                bar.inc(1);
                finished
            };
            batch.into_par_iter().map_init(Desk::default, play).collect::<Result<_>>()
        })?;
        finished.iter().for_each(|game| report.add(game));
    }
    bar.finish_and_clear();
    report.seconds = begin.elapsed().as_secs_f64();
    match series.json {
        true => out::say(report.json()?),
        false => out::say_all(&report.words(G::source)),
    }
}
