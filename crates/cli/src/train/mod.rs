//! `orleans train`: the network of the searching bots learns from games.

use crate::{file, out, progress};
use anyhow::{Context, Result, bail};
use bots::learned::{Curriculum, Net, School, Teacher};
use bots::orleans::taught;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use orleans::{Module, Modules};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::Instant;
use tabletop::Seed;

const HELP: &str = "\
Examples:
  orleans train --games 6000 --out value.bin              from nothing, by games of thumb rules
  orleans train --games 30000 --out value.bin --by net    goes on where it stopped, by games of its own
  orleans train --modules tours --games 4000 --out tours.bin --by net
  orleans train --modules plague --from master.bin --games 4000 --out plague.bin --by net
  orleans train --game joan --games 8000 --out joan.bin   another game; --alone for its solo game

Beside the weights stands a report of the same name that ends in .json. The program plays with the files of
data/bots as they were when it was built; docs/bots.md tells how they were made.";

/// Games between two savings.
const CHAPTER: u64 = 240;
/// Games that are played at the same time, with what was known when they began: the same on any number of cores.
const ABREAST: u64 = 12;

/// Teach the network of the searching bots.
#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {
    /// Where the weights are kept; what is there already is learned on
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Weights of the base game to begin with, where --out does not exist yet
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How many games are played in all
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// The number of the series of games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays the games
    #[arg(long, value_parser = ["thumb", "net"], default_value = "thumb")]
    by: String,
    /// The game
    #[arg(long, value_parser = ["orleans", "joan"], default_value = "orleans")]
    game: String,
    /// Joan of Arc alone instead of two to five players
    #[arg(long)]
    alone: bool,
    /// A system with weights of its own to learn instead of the base game
    #[arg(long, value_name = "SYSTEM", value_parser = system())]
    modules: Option<Module>,
    /// The size of the first steps; they become smaller towards the last game
    #[arg(long, default_value_t = 0.0015)]
    rate: f32,
}

/// Reads the name of a system that has weights of its own.
fn system() -> impl TypedValueParser<Value = Module> {
    PossibleValuesParser::new(taught().map(Module::name))
        .try_map(|name| taught().find(|module| module.name() == name).ok_or("a system"))
}

/// The report beside the weights.
#[derive(Default, Serialize, Deserialize)]
struct Report {
    games: u64,
    seed: u64,
    seconds: f64,
    chapters: Vec<Chapter>,
}

/// Some games in a row.
#[derive(Serialize, Deserialize)]
struct Chapter {
    games: u64,
    by: Teacher,
    /// The root of the mean squared error on games not learned from yet, in points.
    error: f64,
}

/// Learns until the games are played.
pub(crate) fn run(args: &Args) -> Result<()> {
    let beside = args.out.with_extension("json");
    let teacher = if args.by == "net" { Teacher::Net } else { Teacher::Thumb };
    let curriculum = curriculum(args, teacher)?;
    let (net, mut report) = match (args.out.exists(), &args.from) {
        (false, Some(from)) => (Some(of_the_base_game(from, curriculum.inputs())?), Report::default()),
        _ => begun(&args.out, &beside, curriculum.inputs())?,
    };
    let mut school = School::new(net, curriculum, Seed::of_series(args.seed, report.games));
    report.seed = args.seed;
    let (bar, begin, before) = (progress::bar(args.games, "games", false), Instant::now(), report.seconds);
    bar.set_position(report.games);
    while report.games < args.games {
        let (mut squares, mut positions) = (0.0, 0.0);
        let end = (report.games + CHAPTER).min(args.games);
        for first in (report.games..end).step_by(ABREAST as usize) {
            let abreast: Vec<u64> = (first..end.min(first + ABREAST)).collect();
            let played: Vec<_> = abreast.par_iter().map(|&nth| school.play(args.seed, nth)).collect();
            let left = 1.0 - first as f32 / args.games as f32;
            for samples in played {
                let lesson = school.learn(samples, args.rate * (0.05 + 0.95 * left));
                squares += f64::from(lesson.squared_error) * lesson.positions as f64;
                positions += lesson.positions as f64;
                bar.inc(1);
            }
        }
        let error = (squares / f64::max(positions, 1.0)).sqrt();
        report.chapters.push(Chapter { games: end, by: teacher, error });
        report.games = end;
        report.seconds = before + begin.elapsed().as_secs_f64();
        std::fs::write(&args.out, school.net().write())
            .with_context(|| format!("`{}` cannot be written: choose another file", args.out.display()))?;
        file::write(&beside, &format!("{}\n", serde_json::to_string_pretty(&report)?))?;
    }
    bar.finish_and_clear();
    let error = report.chapters.last().map_or(0.0, |chapter| chapter.error);
    out::say(format!(
        "{} games learned in {:.0} seconds; the points to come are foreseen to {error:.1} points.",
        report.games, report.seconds
    ))
}

/// The games that are learned from.
fn curriculum(args: &Args, teacher: Teacher) -> Result<Box<dyn Curriculum>> {
    let modules = args.modules.map_or(Modules::NONE, |module| Modules::NONE.with(module));
    match (&*args.game, args.modules, args.alone) {
        ("joan", None, alone) => Ok(Box::new(bots::joan::Games { alone, teacher })),
        ("joan", ..) => bail!("Joan of Arc has no modules: leave out --modules"),
        (_, _, true) => bail!("a scenario of Orléans is named by --modules: leave out --alone"),
        _ => Ok(Box::new(bots::orleans::Games { modules, teacher })),
    }
}

/// What was learned before, if anything was.
fn begun(weights: &Path, beside: &Path, inputs: usize) -> Result<(Option<Net>, Report)> {
    let Ok(bytes) = std::fs::read(weights) else { return Ok((None, Report::default())) };
    let Some(net) = Net::read(&bytes, inputs) else {
        bail!("`{}` does not fit the features of this version: choose another file", weights.display())
    };
    let report = std::fs::read_to_string(beside).ok().and_then(|text| serde_json::from_str(&text).ok());
    Ok((Some(net), report.unwrap_or_default()))
}

/// What was learned of the base game, which is told first in every system; of what a system adds it knows nothing yet.
fn of_the_base_game(weights: &Path, inputs: usize) -> Result<Net> {
    let base = bots::orleans::Games { modules: Modules::NONE, teacher: Teacher::Thumb }.inputs();
    let bytes = std::fs::read(weights)
        .with_context(|| format!("`{}` cannot be read: choose another file", weights.display()))?;
    let Some(net) = Net::read(&bytes, base).filter(|_| inputs >= base) else {
        bail!("`{}` does not hold weights of the base game: choose another file", weights.display())
    };
    Ok(net.widened(inputs))
}
