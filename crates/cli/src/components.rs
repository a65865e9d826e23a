//! `orleans components`: what is in the box, and what of it still waits for the physical game.

use crate::out::{say, say_all};
use crate::words::count::{counted, list};
use anyhow::{Context, Result};
use orleans::components::{By, Category, Good, Home, components, reconstructed};

/// Each data file with its tables and how many rows they have, counted when the program was built.
const DATA_FILES: &[(&str, &[(&str, usize)])] = include!(concat!(env!("OUT_DIR"), "/data_files.rs"));

const HELP: &str = "\
Examples:
  orleans components                    the component tables in words
  orleans components --reconstructed    the rows that no source shows and the physical game must confirm";

/// Tell what is in the box.
#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {
    /// List the rows that wait to be corrected from the physical game
    #[arg(long)]
    reconstructed: bool,
}

/// Prints the tables.
pub(crate) fn run(args: &Args) -> Result<()> {
    if args.reconstructed {
        return waiting();
    }
    say_all(&base_game())?;
    let rows = reconstructed().context("the component tables of this program are damaged")?;
    for (file, tables) in DATA_FILES {
        let parts: Vec<String> = tables.iter().map(|(kind, n)| format!("{} {n}", kind.replace('_', " "))).collect();
        let n_rows: usize = tables.iter().map(|(_, n)| n).sum();
        let waiting = match rows.iter().filter(|row| row.file == *file).count() {
            0 => String::new(),
            n_waiting => format!("; {n_waiting} of them wait for the physical game"),
        };
        say(format!("{file}: {} ({}){waiting}.", counted(n_rows as i64, "row"), parts.join(", ")))?;
    }
    say(format!("{} wait for the physical game: add --reconstructed to list them.", counted(rows.len() as i64, "row")))
}

/// The base game in a few sentences.
fn base_game() -> Vec<String> {
    let all = components();
    let places = |home: Home| all.places.iter().filter(|facts| facts.home == home).count();
    let routes = |by: By| all.routes.iter().filter(|route| route.by == by).count();
    let goods: Vec<String> = Good::ALL
        .iter()
        .map(|good| {
            let (tiles, points) = (all.counts.goods[good.index()], all.counts.goods_points[good.index()]);
            format!("{tiles} {good} worth {}", counted(points, "point"))
        })
        .collect();
    vec![
        format!(
            "Places: {} on the player board, {} tiles of category I, {} of category II, {} of The Plague; {} action spaces.",
            places(Home::Board),
            places(Home::Tile(Category::I)),
            places(Home::Tile(Category::II)),
            places(Home::Tile(Category::Plague)),
            all.spaces.len(),
        ),
        format!(
            "Map: {} towns, {} roads, {} waterways, {} goods spaces.",
            all.towns.len(),
            routes(By::Road),
            routes(By::Water),
            all.goods_spaces.len(),
        ),
        format!("Goods: {}.", list(&goods)),
        format!(
            "Tracks: {} follower tracks and a Development track of {} spaces with {} stars.",
            all.tracks.len(),
            all.development.last,
            all.development.stars.len(),
        ),
        format!("{} beneficial deeds and {} hour glass tiles.", all.deeds.len(), all.hour_glass.len()),
    ]
}

fn waiting() -> Result<()> {
    let rows = reconstructed().context("the component tables of this program are damaged")?;
    for row in &rows {
        say(format!("{}, {}: confidence {}; {}", row.file, row.row, row.confidence, row.source.join("; ")))?;
    }
    say(format!("{} wait for the physical game.", counted(rows.len() as i64, "row")))
}
