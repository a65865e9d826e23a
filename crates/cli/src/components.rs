//! `orleans components`: what is in the box, and what of it still waits for the physical game.

use crate::games::{self, House, Waiting};
use crate::out::{say, say_all};
use crate::speech::count::counted;
use anyhow::Result;

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
    /// Only the box of this game
    #[arg(long, value_name = "GAME", value_parser = games::names_of(|game| vec![game.name()]))]
    game: Option<String>,
    /// List the rows that wait to be corrected from the physical game
    #[arg(long)]
    reconstructed: bool,
}

/// Prints the tables.
pub(crate) fn run(args: &Args) -> Result<()> {
    let wanted = |game: &&dyn House| args.game.as_ref().is_none_or(|name| game.name() == name);
    let games: Vec<&dyn House> = games::all().filter(wanted).collect();
    let mut rows = Vec::new();
    for game in &games {
        rows.extend(game.waiting()?.into_iter().filter(|row| game.has_data(row.file)));
    }
    let n_waiting = counted(rows.len() as i64, "row");
    if args.reconstructed {
        rows.iter().try_for_each(|row| say(format!("{}, {}", row.file, row.words)))?;
        return say(format!("{n_waiting} wait for the physical game."));
    }
    for game in games {
        say_all(&game.components())?;
        DATA_FILES
            .iter()
            .filter(|(file, _)| game.has_data(file))
            .try_for_each(|table| say(file_words(table, &rows)))?;
    }
    say(format!("{n_waiting} wait for the physical game: add --reconstructed to list them."))
}

/// A data file, its tables, and how many of its rows wait.
fn file_words((file, tables): &(&str, &[(&str, usize)]), rows: &[Waiting]) -> String {
    let parts: Vec<String> = tables.iter().map(|(kind, n)| format!("{} {n}", kind.replace('_', " "))).collect();
    let n_rows: usize = tables.iter().map(|(_, n)| n).sum();
    let waiting = match rows.iter().filter(|row| row.file == *file).count() {
        0 => String::new(),
        n_waiting => format!("; {n_waiting} of them wait for the physical game"),
    };
    format!("{file}: {} ({}){waiting}.", counted(n_rows as i64, "row"), parts.join(", "))
}
