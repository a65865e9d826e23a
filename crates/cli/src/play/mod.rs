//! `orleans play`: a whole game in the terminal, everything in words.

mod command;
mod help;
mod log;
mod meaning;
mod menu;
mod sitting;
#[cfg(test)]
mod tests;
pub(crate) mod why;

pub(crate) use meaning::{Sayings, thing};
pub(crate) use menu::{Choice, Line, Menu, Question};

use crate::file::{SavedGame, Sitter};
use crate::games::orleans::{AGREEMENTS, Agreements};
use crate::games::{self, Told};
use crate::speech::Names;
use crate::wish::Wish;
use crate::{args, lineup};
use anyhow::{Context, Result, bail};
use sitting::Sitting;
use std::path::PathBuf;
use tabletop::{Seed, Session};

/// How a seat of a person is marked in saved games.
const PERSON: &str = "person";

/// Play a game in the terminal.
#[derive(clap::Args)]
#[command(after_help = help::COMMAND_LINE)]
pub(crate) struct Args {
    #[command(flatten)]
    wish: Wish,
    /// How many at the table are people at this keyboard; they have the first seats [default: 1]
    #[arg(long, value_name = "N")]
    people: Option<u8>,
    /// One bot for all other seats, or one for each, separated by commas [default: easy]
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    bots: Vec<String>,
    /// The names of the seats in order, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    names: Vec<String>,
    /// 64 hexadecimal digits, or a number [default: unforeseeable]
    #[arg(long, value_parser = args::seed)]
    seed: Option<Seed>,
    #[command(flatten)]
    agreements: Agreements,
    /// Who starts, counted from 1 [default: drawn by lot]
    #[arg(long, value_name = "N")]
    start_player: Option<u8>,
    /// Keep the game in this file after every move
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = SETUP, conflicts_with_all = AGREEMENTS)]
    resume: Option<PathBuf>,
    /// Ask even where there is only one choice
    #[arg(long)]
    ask_always: bool,
}

/// What a saved game has agreed on already.
const SETUP: [&str; 8] = ["game", "edition", "modules", "players", "level", "printed_places", "seed", "start_player"];

/// Plays to the end, or until the players leave.
pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.resume {
        Some(path) => {
            let saved = SavedGame::read(path)?;
            saved.game().resume(args, &saved)
        }
        None => games::named(&args.wish.game)?.play(args),
    }
}

/// Begins a new game.
pub(crate) fn begin<G: Told>(args: &Args) -> Result<()> {
    let mut wish = args.wish.clone();
    wish.agreed = args.agreements.agreed();
    wish.start_player = args.start_player;
    if let (None, [_, _, ..]) = (wish.players, &args.bots[..]) {
        let n_bots = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
        wish.players = Some(n_bots.saturating_add(args.people.unwrap_or(1)));
    }
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    let setup = G::setup(&wish)?;
    let session = Session::<G>::new(setup.clone(), seed).map_err(|error| lineup::refused::<G>(error, &setup))?;
    sit_down(args, session, Vec::new())
}

/// Goes on with a saved game.
pub(crate) fn resume<G: Told>(args: &Args, saved: &SavedGame) -> Result<()> {
    let told = args.people.is_some() || !args.bots.is_empty() || !args.names.is_empty();
    sit_down::<G>(args, saved.session()?, if told { Vec::new() } else { saved.seats.clone() })
}

/// Plays with these seats, or with those of the command line.
fn sit_down<G: Told>(args: &Args, session: Session<G>, saved_seats: Vec<Sitter>) -> Result<()> {
    let seats = if saved_seats.is_empty() { seats::<G>(args, &session)? } else { saved_seats };
    let n_seats = session.state().n_seats();
    check_seats::<G>(&seats, n_seats)?;
    let given: Vec<String> = seats.iter().map(|sitter| sitter.name.clone()).collect();
    let names = Names::new(&given, n_seats, session.record().setup().clone());
    Sitting::new(session, seats, names, args.save.clone(), args.ask_always).play()
}

/// 256 bits from the operating system.
fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the operating system gives no random numbers: name a --seed")?;
    Ok(Seed(bytes))
}

/// The seats as the command line wants them: people first, then bots.
fn seats<G: Told>(args: &Args, session: &Session<G>) -> Result<Vec<Sitter>> {
    let players = session.state().n_seats();
    let people = args.people.unwrap_or(1);
    if people > players {
        bail!("{people} people do not fit at a table of {players}: choose fewer with --people");
    }
    if args.names.len() > usize::from(players) {
        bail!("there are {} names for {players} seats: give fewer with --names", args.names.len());
    }
    let usual = ["easy".to_owned()];
    let bots = if args.bots.is_empty() { &usual[..] } else { &args.bots };
    let bots = lineup::bots::<G>(bots, usize::from(players - people))?;
    let names = Names::<G>::new(&args.names, players, session.record().setup().clone());
    let by = std::iter::repeat_n(PERSON.to_owned(), people.into()).chain(bots);
    Ok(names.all().iter().cloned().zip(by).map(|(name, by)| Sitter { name, by }).collect())
}

/// The seats of a file may be anything.
fn check_seats<G: Told>(seats: &[Sitter], players: u8) -> Result<()> {
    if seats.len() != usize::from(players) {
        bail!("the file names {} seats for {players} players: name the seats anew with --bots", seats.len());
    }
    seats.iter().filter(|sitter| sitter.by != PERSON).try_for_each(|sitter| lineup::check::<G>(&sitter.by))
}
