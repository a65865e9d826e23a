//! `orleans arena`: bots against each other, every deal once with each seating that differs.

mod kept;
mod mean;
mod meeting;
mod page;
mod plot;
mod tally;
mod times;
mod words;

use crate::games::{self, Told};
use crate::lineup::Limits;
use crate::series::Series;
use crate::{out, progress};
use anyhow::Result;
use bots::Budget;
use kept::Games;
use meeting::Meeting;
use rayon::prelude::*;
use std::path::PathBuf;
use std::time::Duration;
use tally::Tally;

const HELP: &str = "\
Examples:
  orleans arena --players 2 --bots medium,easy --deals 500
  orleans arena --players 4 --bots hard,medium,medium,medium --deals 75 --resume hard.jsonl
  orleans arena --edition first --bots master --deals 20 --html report.html
  orleans arena --modules all --players 2 --bots hard,medium --deals 50

Every deal is played once with each seating that differs when the line-up moves on seat by seat, so that luck of the
deal and of the seat fall on all alike: `hard,medium` has two games on a deal, `hard,medium,medium,medium` four, and
bots of one kind have one. A shared victory is split. The intervals hold with 95 %; they are reckoned by deals,
because games on one deal are not independent.";

/// More deals or games than anybody waits for.
const MOST: u64 = 10_000_000;
/// Games if nothing is said.
const SOME: u64 = 100;

/// Let bots play against each other and tell who is stronger.
#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {
    #[command(flatten)]
    series: Series,
    /// How many deals are played
    #[arg(long, value_name = "N", conflicts_with = "games", value_parser = clap::value_parser!(u64).range(1..=MOST))]
    deals: Option<u64>,
    /// The same, told by games: as many deals as give at least so many, which for bots of one kind are as many, for
    /// `hard,medium` half and for `hard,medium,medium,medium` a quarter [default: 100]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST))]
    games: Option<u64>,
    /// One bot for all seats, or one for each, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "easy")]
    bots: Vec<String>,
    /// How many milliseconds a bot may search for an answer
    #[arg(long, value_name = "MS", conflicts_with_all = ["iterations", "patience"])]
    time: Option<u64>,
    /// How many imagined games a bot may play for an answer; the same number gives the same games
    #[arg(long, value_name = "N", conflicts_with = "patience")]
    iterations: Option<u32>,
    /// Let every bot play all the imagined games that its level has, without a clock: the same games on any machine,
    /// however busy it is
    #[arg(long)]
    patience: bool,
    /// Keep every game in this file, and go on where it ends
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// Plays the games that are missing and tells what came out.
pub(crate) fn run(args: &Args) -> Result<()> {
    games::named(&args.series.wish.game)?.arena(args)
}

/// The same for one game.
pub(crate) fn with<G: Told>(args: &Args) -> Result<()> {
    let series = &args.series;
    let (setup, bots) = series.wish.seated::<G>(&args.bots)?;
    let budget = match (args.time, args.iterations) {
        (Some(ms), _) => Some(Budget::time(Duration::from_millis(ms))),
        (_, Some(most)) => Some(Budget::iterations(most)),
        _ => None,
    };
    let limits = Limits { budget, patience: args.patience };
    let meeting = Meeting { table: G::laid(&setup), bots, series: series.number, limits };
    let deals = args.deals.unwrap_or_else(|| args.games.unwrap_or(SOME).div_ceil(meeting.seatings()));
    let mut games = Games::open(args.resume.as_deref(), &meeting, G::RULES_VERSION)?;
    let threads = series.threads()?;
    let missing: Vec<u64> = meeting.games(deals).filter(|nth| !games.has(*nth)).collect();
    let bar = progress::bar(missing.len() as u64, "games", series.json);
    // Few games at a time, so that little is lost when the program is stopped.
    for batch in missing.chunks(threads.current_num_threads() * 4) {
        let played: Vec<_> = threads.install(|| {
            let play = |&nth: &u64| {
                let game = meeting.play::<G>(&setup, nth);
                bar.inc(1);
                game
            };
            batch.par_iter().map(play).collect::<Result<_>>()
        })?;
        games.keep(played)?;
    }
    bar.finish_and_clear();
    let tally = Tally::new(&meeting, games.of(meeting.games(deals)));
    if let Some(path) = &args.html {
        crate::file::write(path, &page::html::<G>(&tally))?;
    }
    match series.json {
        true => out::say(serde_json::to_string(&tally)?),
        false => out::say_all(&words::tell::<G>(&tally)),
    }
}
