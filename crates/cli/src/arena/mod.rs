//! `orleans arena`: bots against each other, every deal once with each seating.

mod ledger;
mod meeting;
mod page;
mod plot;
mod tally;
mod words;

use crate::series::Series;
use crate::{out, progress};
use anyhow::Result;
use bots::Budget;
use ledger::Ledger;
use meeting::Meeting;
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
    #[command(flatten)]
    series: Series,
    /// How many games are played
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// One bot for all seats, or one for each, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "easy")]
    bots: Vec<String>,
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
}

/// Plays the games that are missing and tells what came out.
pub(crate) fn run(args: &Args) -> Result<()> {
    let series = &args.series;
    let (setup, bots) = series.table.seated(&args.bots)?;
    let budget = match (args.time, args.iterations) {
        (Some(ms), _) => Some(Budget::time(Duration::from_millis(ms))),
        (_, Some(most)) => Some(Budget::iterations(most)),
        _ => None,
    };
    let meeting = Meeting { setup, bots, series: series.number, budget };
    let mut ledger = Ledger::open(args.resume.as_deref(), &meeting)?;
    let threads = series.threads()?;
    let missing: Vec<u64> = (0..args.games).filter(|nth| !ledger.has(*nth)).collect();
    let bar = progress::bar(missing.len() as u64, "games", series.json);
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
    match series.json {
        true => out::say(serde_json::to_string(&tally)?),
        false => out::say_all(&words::tell(&tally)),
    }
}
