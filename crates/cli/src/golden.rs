//! `orleans golden`: a game between bots, recorded for the folder of golden games.

use crate::out::say;
use crate::series::Table;
use crate::{args, file, lineup};
use anyhow::{Context, Result};
use orleans::State;
use std::path::PathBuf;
use tabletop::{Chair, Game, Seed, Session};

/// Record a game between bots.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: Table,
    /// 64 hexadecimal digits, or a number
    #[arg(long, value_parser = args::seed)]
    seed: Seed,
    /// One bot for all seats, or one for each
    #[arg(long, value_delimiter = ',', default_value = "easy")]
    bots: Vec<String>,
    /// Where the record goes
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Plays the game and writes it down.
pub(crate) fn run(args: &Args) -> Result<()> {
    let (setup, names) = args.table.seated(&args.bots)?;
    let mut session: Session<State> = Session::new(setup, args.seed)?;
    let mut bots = lineup::for_game(&names, args.seed, lineup::Limits::default())?;
    let mut options = Vec::new();
    while let Some(seat) = session.state().asked().first() {
        let chair = Chair::new(session.state(), seat);
        chair.options(&mut options);
        let bot = bots.get_mut(seat.index()).context("every seat has a bot")?;
        let mv = bot.choose(&chair, &options);
        session.submit(seat, mv)?;
    }
    file::write(&args.out, &session.record().to_text())?;
    say(format!("{} moves written to `{}`.", session.n_moves(), args.out.display()))
}
