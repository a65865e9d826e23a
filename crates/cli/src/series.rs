//! What the commands take that let bots play many games: the table, the number of the series, and the threads.

use crate::wish::Wish;
use anyhow::{Context, Result};
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Many games at one table.
#[derive(clap::Args)]
pub(crate) struct Series {
    #[command(flatten)]
    pub(crate) wish: Wish,
    /// The number of the series of games
    #[arg(long = "seed", value_name = "SEED", default_value_t = 1)]
    pub(crate) number: u64,
    /// How many threads play; all cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,
    /// Print one JSON object instead of sentences
    #[arg(long)]
    pub(crate) json: bool,
}

impl Series {
    /// The threads that play.
    pub(crate) fn threads(&self) -> Result<ThreadPool> {
        let threads = ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0).into());
        threads.build().context("the threads cannot be started: choose fewer with --threads")
    }
}
