//! `orleans simulate`: bots play many games; the same seed gives the same games on any number of threads.

mod game;
mod report;
mod spread;

use crate::{args, lineup, out};
use anyhow::{Context, Result, bail};
pub(crate) use game::check;
use game::{Desk, Finished};
use indicatif::{ProgressBar, ProgressStyle};
use orleans::components::Edition;
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
    /// The printing that is played [default: current, or bigbox with expansions]
    #[arg(long, value_parser = args::edition())]
    edition: Option<Edition>,
    #[arg(long, help = args::MODULES_HELP, value_parser = args::module_names(), value_delimiter = ',')]
    modules: Vec<String>,
    /// How many seats the table has
    #[arg(long, default_value_t = 4)]
    players: u8,
    /// How many games are played
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The number of the series of games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One bot for all seats, or one for each, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many threads play; all cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,
    /// Print one JSON object instead of sentences
    #[arg(long)]
    json: bool,
}

/// Plays the games and tells what came out.
pub(crate) fn run(args: &Args) -> Result<()> {
    let setup = args::setup(args.edition, args.players, &args.modules);
    // A set-up that cannot be played is refused before any thread starts.
    check(&setup)?;
    let bots = lineup::bots(&args.bots, args.players.into())?;
    if bots.is_empty() {
        bail!("nobody plays: name a bot with --bots");
    }
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into());
    let threads = threads.build().context("the threads cannot be started: choose fewer with --threads")?;
    let bar = progress(args.games, args.json);
    let mut report = Report::new(args.seed, setup, bots.clone(), threads.current_num_threads());
    let begin = Instant::now();
    for start in (0..args.games).step_by(BATCH as usize) {
        let batch = start..(start + BATCH).min(args.games);
        let finished: Vec<Finished> = threads.install(|| {
            let play = |desk: &mut Desk, nth| {
                let finished = desk.play(&setup, args.seed, nth, &bots);
                bar.inc(1);
                finished
            };
            batch.into_par_iter().map_init(Desk::default, play).collect::<Result<_>>()
        })?;
        finished.iter().for_each(|game| report.add(game));
    }
    bar.finish_and_clear();
    report.seconds = begin.elapsed().as_secs_f64();
    match args.json {
        true => out::say(report.json()?),
        false => out::say_all(&report.words()),
    }
}

/// A bar on the error output, if somebody can see it there and nobody asked for silence.
pub(crate) fn progress(games: u64, silent: bool) -> ProgressBar {
    if silent {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    match style {
        Ok(style) => ProgressBar::new(games).with_style(style),
        Err(_) => ProgressBar::new(games),
    }
}
