//! `orleans arena`: bots against each other, every deal once with each seating.

mod ledger;
mod meeting;
mod page;
mod plot;
mod tally;
mod words;

use crate::simulate::{check, progress};
use crate::{args, lineup, out};
use anyhow::{Context, Result, bail};
use bots::Budget;
use ledger::Ledger;
use meeting::Meeting;
use orleans::components::Edition;
use rayon::prelude::*;
use std::path::PathBuf;
use std::time::Duration;
use tally::Tally;

const HELP: &str = "\
Examples:
  orleans arena --players 2 --bots medium,easy --games 1000
  orleans arena --players 4 --bots hard,medium,medium,medium --games 300 --resume hard.jsonl
  orleans arena --edition first --bots master --games 20 --html report.html
  orleans arena --modules all --players 2 --bots hard,medium --games 100

Every deal is played once with each seating, so that luck of the deal and of the seat fall on all alike. A shared
victory is split. The intervals hold with 95 %.";

/// Let bots play against each other and tell who is stronger.
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
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The number of the series of games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One bot for all seats, or one for each, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "easy")]
    bots: Vec<String>,
    /// How many threads play; all cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,
    /// How many milliseconds a bot may search for an answer
    #[arg(long, value_name = "MS", conflicts_with = "iterations")]
    time: Option<u64>,
    /// How many imagined games a bot may play for an answer; the same number gives the same games
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    /// Keep every game in this file, and go on where it ends
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print one JSON object instead of sentences
    #[arg(long)]
    json: bool,
}

/// Plays the games that are missing and tells what came out.
pub(crate) fn run(args: &Args) -> Result<()> {
    let setup = args::setup(args.edition, args.players, &args.modules);
    check(&setup)?;
    let bots = lineup::bots(&args.bots, args.players.into())?;
    if bots.is_empty() {
        bail!("nobody plays: name a bot with --bots");
    }
    let budget = match (args.time, args.iterations) {
        (Some(ms), _) => Some(Budget::time(Duration::from_millis(ms))),
        (_, Some(most)) => Some(Budget::iterations(most)),
        _ => None,
    };
    let meeting = Meeting { setup, bots, series: args.seed, budget };
    let mut ledger = Ledger::open(args.resume.as_deref(), &meeting)?;
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into());
    let threads = threads.build().context("the threads cannot be started: choose fewer with --threads")?;
    let missing: Vec<u64> = (0..args.games).filter(|nth| !ledger.has(*nth)).collect();
    let bar = progress(missing.len() as u64, args.json);
    // Few games at a time, so that little is lost when the program is stopped.
    for batch in missing.chunks(threads.current_num_threads() * 4) {
        let played: Vec<_> = threads.install(|| {
            let play = |&nth: &u64| {
                let game = meeting.play(nth);
                bar.inc(1);
                game
            };
            batch.par_iter().map(play).collect::<Result<_>>()
        })?;
        ledger.keep(played)?;
    }
    bar.finish_and_clear();
    let tally = Tally::new(&meeting, ledger.games(args.games));
    if let Some(path) = &args.html {
        crate::file::write(path, &page::html(&tally))?;
    }
    match args.json {
        true => out::say(serde_json::to_string(&tally)?),
        false => out::say_all(&words::tell(&tally)),
    }
}
