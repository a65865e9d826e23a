//! `orleans load`: how a server of this machine bears many tables at once. It starts its own, and stops by itself.

mod ears;
mod finished;
mod fleet;
mod limits;
mod player;
mod report;
mod run;
mod store;

use crate::out;
use anyhow::{Context, Result};
use std::time::Duration;

const HELP: &str = "\
Examples:
  orleans load --tables 1000 --seconds 30
  orleans load --tables 200 --database postgres://user:password@localhost/scratch --nodes 2 --json

Every table makes one move a second. The time of a move goes from its sending until every seat that may notice it
has heard of it over its own socket. In the end the servers are killed, and the store is searched for every move
that was acknowledged. A database that is named gets new tables and keeps them: name one that may be thrown away.";

/// Measure a server under load, on this machine alone.
#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {
    /// How many tables are played at
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// How many seats each table has, with a socket for each
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    seats: u8,
    /// How long they play
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// How many servers share the tables; more than one needs --database
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=8))]
    nodes: u8,
    /// The PostgreSQL database to use instead of a file of its own
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Print one JSON object instead of sentences
    #[arg(long)]
    json: bool,
}

/// Measures, and tells what came out.
pub(crate) fn run(args: &Args) -> Result<()> {
    if args.nodes > 1 && args.database.is_none() {
        anyhow::bail!("several servers need a database they can share: name one with --database");
    }
    limits::raise(args.sockets() + 4 * u64::from(args.tables))?;
    let runtime = tokio::runtime::Runtime::new().context("the measurement cannot begin")?;
    let report = runtime.block_on(run::measure(args))?;
    match args.json {
        true => out::say(report.json()?),
        false => out::say_all(&report.words()),
    }
}

impl Args {
    fn sockets(&self) -> u64 {
        u64::from(self.tables) * u64::from(self.seats)
    }

    fn length(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }
}
