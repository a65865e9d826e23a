//! What the commands take that let bots play: the table, who sits there, and the threads.

use crate::{args, lineup};
use anyhow::{Context, Result, bail};
use orleans::components::Edition;
use orleans::{Setup, State};
use rayon::{ThreadPool, ThreadPoolBuilder};
use tabletop::{Game, Seed};

/// The table that is played at.
#[derive(clap::Args)]
pub(crate) struct Table {
    /// The printing that is played [default: current, or bigbox with expansions]
    #[arg(long, value_parser = args::edition())]
    edition: Option<Edition>,
    #[arg(long, help = args::MODULES_HELP, value_parser = args::module_names(), value_delimiter = ',')]
    modules: Vec<String>,
    /// How many seats the table has [default: 4, or what the scenario seats]
    #[arg(long)]
    players: Option<u8>,
}

/// Many games at such a table.
#[derive(clap::Args)]
pub(crate) struct Series {
    #[command(flatten)]
    pub(crate) table: Table,
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

impl Table {
    /// The set-up, if it can be played, and the bot of each seat.
    pub(crate) fn seated(&self, bots: &[String]) -> Result<(Setup, Vec<String>)> {
        let players = self.players.unwrap_or_else(|| args::usual_players(self.edition, &self.modules));
        let setup = args::setup(self.edition, players, &self.modules);
        State::new(&setup, Seed::of_series(0, 0)).map_err(lineup::refused)?;
        let bots = lineup::bots(bots, players.into())?;
        if bots.is_empty() {
            bail!("nobody plays: name a bot with --bots");
        }
        Ok((setup, bots))
    }
}

impl Series {
    /// The threads that play.
    pub(crate) fn threads(&self) -> Result<ThreadPool> {
        let threads = ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0).into());
        threads.build().context("the threads cannot be started: choose fewer with --threads")
    }
}
