//! `orleans play`: a whole game in the terminal, everything in words.

mod command;
mod fill;
mod help;
mod meaning;
mod menu;
mod planning;
mod show;
mod sitting;
#[cfg(test)]
mod tests;
mod why;

use crate::file::{SavedGame, Sitter};
use crate::words::Names;
use crate::{args, lineup};
use anyhow::{Context, Result, bail};
use orleans::components::Edition;
use orleans::{Setup, State, TableOptions};
use sitting::Sitting;
use std::path::PathBuf;
use tabletop::{Seat, Seed, Session};

/// How a seat of a person is marked in saved games.
const PERSON: &str = "person";

/// Play a game in the terminal.
#[derive(clap::Args)]
#[command(after_help = help::COMMAND_LINE)]
pub(crate) struct Args {
    #[arg(long, help = args::MODULES_HELP, value_parser = args::module_names(), value_delimiter = ',', conflicts_with = "resume")]
    modules: Vec<String>,
    /// The printing that is played [default: current]
    #[arg(long, value_parser = args::edition(), conflicts_with = "resume")]
    edition: Option<Edition>,
    /// How many sit at the table, people and bots [default: 4, or what the scenario seats]
    #[arg(long, value_name = "N", conflicts_with = "resume")]
    players: Option<u8>,
    /// How many of them are people at this keyboard; they have the first seats [default: 1]
    #[arg(long, value_name = "N")]
    people: Option<u8>,
    /// One bot for all other seats, or one for each, separated by commas [default: easy]
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    bots: Vec<String>,
    /// The names of the seats in order, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    names: Vec<String>,
    /// 64 hexadecimal digits, or a number [default: unforeseeable]
    #[arg(long, value_parser = args::seed, conflicts_with = "resume")]
    seed: Option<Seed>,
    /// Plans lie open while they are made
    #[arg(long, conflicts_with = "resume")]
    open_planning: bool,
    /// Players plan one after another
    #[arg(long, conflicts_with = "resume")]
    ordered_planning: bool,
    /// Players may remove place tiles before the first round
    #[arg(long, conflicts_with = "resume")]
    exclude_tiles: bool,
    /// The current edition with the place tiles of later sets
    #[arg(long, conflicts_with = "resume")]
    added_tiles: bool,
    /// Who starts, counted from 1 [default: drawn by lot]
    #[arg(long, value_name = "N", conflicts_with = "resume")]
    start_player: Option<u8>,
    /// Keep the game in this file after every move
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Ask even where there is only one choice
    #[arg(long)]
    ask_always: bool,
}

/// Plays to the end, or until the players leave.
pub(crate) fn run(args: &Args) -> Result<()> {
    let (session, saved_seats) = match &args.resume {
        Some(path) => {
            let saved = SavedGame::read(path)?;
            (saved.session()?, saved.seats)
        }
        None => (new_session(args)?, Vec::new()),
    };
    let setup = *session.record().setup();
    let told = args.people.is_some() || !args.bots.is_empty() || !args.names.is_empty();
    let seats = match !saved_seats.is_empty() && !told {
        true => saved_seats,
        false => seats(args, &setup)?,
    };
    check_seats(&seats, setup.players)?;
    let given: Vec<String> = seats.iter().map(|sitter| sitter.name.clone()).collect();
    let names = Names::new(&given, setup);
    Sitting::new(session, seats, names, args.save.clone(), args.ask_always).play()
}

fn new_session(args: &Args) -> Result<Session<State>> {
    let players = match (args.players, &args.bots[..]) {
        (Some(players), _) => players,
        (None, [] | [_]) => args::usual_players(args.edition, &args.modules),
        (None, bots) => u8::try_from(bots.len()).unwrap_or(u8::MAX).saturating_add(args.people.unwrap_or(1)),
    };
    let start_player = match args.start_player {
        None => None,
        Some(seat) if (1..=players).contains(&seat) => Some(Seat(seat - 1)),
        Some(seat) => bail!("seat {seat} cannot start: choose a number from 1 to {players} with --start-player"),
    };
    let options = TableOptions {
        added_tiles: args.added_tiles,
        exclude_tiles: args.exclude_tiles,
        open_planning: args.open_planning,
        ordered_planning: args.ordered_planning,
        start_player,
        ..TableOptions::default()
    };
    let setup = Setup { options, ..args::setup(args.edition, players, &args.modules) };
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    Session::new(setup, seed).map_err(lineup::refused)
}

/// 256 bits from the operating system.
fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the operating system gives no random numbers: name a --seed")?;
    Ok(Seed(bytes))
}

/// The seats as the command line wants them: people first, then bots.
fn seats(args: &Args, setup: &Setup) -> Result<Vec<Sitter>> {
    let players = setup.players;
    let people = args.people.unwrap_or(1);
    if people > players {
        bail!("{people} people do not fit at a table of {players}: choose fewer with --people");
    }
    if args.names.len() > usize::from(players) {
        bail!("there are {} names for {players} seats: give fewer with --names", args.names.len());
    }
    let usual = ["easy".to_owned()];
    let bots = if args.bots.is_empty() { &usual[..] } else { &args.bots };
    let bots = lineup::bots(bots, usize::from(players - people))?;
    let names = Names::new(&args.names, *setup);
    let by = std::iter::repeat_n(PERSON.to_owned(), people.into()).chain(bots);
    Ok(names.all().iter().cloned().zip(by).map(|(name, by)| Sitter { name, by }).collect())
}

/// The seats of a file may be anything.
fn check_seats(seats: &[Sitter], players: u8) -> Result<()> {
    if seats.len() != usize::from(players) {
        bail!("the file names {} seats for {players} players: name the seats anew with --bots", seats.len());
    }
    seats.iter().filter(|sitter| sitter.by != PERSON).try_for_each(|sitter| lineup::check(&sitter.by))
}
