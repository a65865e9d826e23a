//! `orleans golden`: a game between bots, recorded for the folder of golden games.

use crate::games::{self, Playable};
use crate::out::say;
use crate::wish::Wish;
use crate::{args, file, lineup};
use anyhow::Result;
use bots::{Company, Desk};
use std::path::PathBuf;
use tabletop::{Bot, Chair, Game, Record, Seat, Seed};

/// Record a game between bots.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    wish: Wish,
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
    games::named(&args.wish.game)?.golden(args)
}

/// The same for one game.
pub(crate) fn with<G: Playable>(args: &Args) -> Result<()> {
    let (setup, names) = args.wish.seated::<G>(&args.bots)?;
    let mut game = G::new(&setup, args.seed)?;
    let bots = lineup::for_game(&names, args.seed, lineup::Limits::default())?;
    let mut scribe = Scribe { bots, record: Record::new(setup, args.seed) };
    bots::play_out(&mut game, &mut scribe, &mut Desk::default())?;
    scribe.record.finish(&game);
    file::write(&args.out, &scribe.record.to_text())?;
    say(format!("{} moves written to `{}`.", scribe.record.n_moves(), args.out.display()))
}

/// Bots, and whoever writes down what they do.
struct Scribe<G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
    record: Record<G>,
}

impl<G: Game> Company<G> for Scribe<G> {
    fn answer(&mut self, chair: &Chair<'_, G>, options: &[G::Move]) -> Option<G::Move> {
        self.bots.answer(chair, options)
    }

    fn answered(&mut self, seat: Seat, mv: G::Move) {
        self.record.push(seat, mv);
    }
}
