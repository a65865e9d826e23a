//! `orleans golden`: a game between bots, recorded for the folder of golden games.

use crate::out::say;
use crate::{args, file, lineup};
use anyhow::{Context, Result};
use orleans::State;
use orleans::components::Edition;
use std::path::PathBuf;
use tabletop::{Chair, Game, Seat, Seed, Session};

/// Record a game between bots.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The printing that is played [default: current, or bigbox with expansions]
    #[arg(long, value_parser = args::edition())]
    edition: Option<Edition>,
    #[arg(long, help = args::MODULES_HELP, value_parser = args::module_names(), value_delimiter = ',')]
    modules: Vec<String>,
    /// How many seats the table has
    #[arg(long, default_value_t = 4)]
    players: u8,
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
    let setup = args::setup(args.edition, args.players, &args.modules);
    let mut session: Session<State> = Session::new(setup, args.seed).map_err(lineup::refused)?;
    let names = lineup::bots(&args.bots, args.players.into())?;
    let seats = (0..args.players).map(Seat);
    let mut bots =
        seats.zip(&names).map(|(seat, name)| lineup::for_game(name, args.seed, seat)).collect::<Result<Vec<_>>>()?;
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
