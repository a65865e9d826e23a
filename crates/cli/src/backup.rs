//! `orleans backup`: a copy of the file with the games, while they go on.

use crate::out::say;
use anyhow::{Result, bail};
use server::Store;
use std::path::PathBuf;

const HELP: &str = "\
The server may go on meanwhile. The copy is whole: it is the file as of one moment, and can be served itself.
A PostgreSQL database is copied by its own tool: pg_dump --format=custom --file=orleans.dump postgres://…

Examples:
  orleans backup --data orleans.db --to backups/monday.db";

/// What to copy, and where to.
#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {
    /// The file that `orleans serve` keeps
    #[arg(long, value_name = "FILE", default_value = "orleans.db")]
    data: PathBuf,
    /// The new file
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
}

/// Writes the copy.
pub(crate) fn run(args: &Args) -> Result<()> {
    let (from, to) = (args.data.display(), args.to.display());
    if !args.data.is_file() {
        bail!("there is no file `{from}`: name the one that `orleans serve` keeps");
    }
    if args.to.exists() {
        bail!("`{to}` exists already: name a new file");
    }
    let waiting = crate::progress::waiting("copying");
    let copied = tokio::runtime::Runtime::new()?.block_on(Store::backup(&args.data, &args.to));
    waiting.finish_and_clear();
    if let Err(error) = copied {
        bail!("`{from}` cannot be copied to `{to}`: {error}");
    }
    say(format!("`{to}` is a copy of `{from}`."))
}
