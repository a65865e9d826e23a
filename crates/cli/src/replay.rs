//! `orleans replay`: a recorded game told again, shown at one move, or checked.

use crate::file::SavedGame;
use crate::games::Told;
use crate::out::{say, say_all};
use crate::speech::{Names, score};
use anyhow::{Result, bail};
use std::path::PathBuf;
use tabletop::{Record, Replay, Seat, Viewer};

const HELP: &str = "\
Examples:
  orleans replay game.json             the whole game in sentences, with the number of each move
  orleans replay game.json --at 120    the table after move 120
  orleans replay game.json --check     one sentence: was it played by the rules, with this seed, to this end?";

/// Tell, show or check a recorded game.
#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {
    /// A saved game
    file: PathBuf,
    /// Show the table after this many moves
    #[arg(long, value_name = "N", conflicts_with = "check")]
    at: Option<usize>,
    /// Replay all moves and compare the end with the one written down
    #[arg(long)]
    check: bool,
    /// Tell it as this seat saw it, counted from 1
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
}

/// Prints what was asked for.
pub(crate) fn run(args: &Args) -> Result<()> {
    let saved = SavedGame::read(&args.file)?;
    saved.game().replay(args, &saved)
}

/// The same for one game.
pub(crate) fn of<G: Told>(args: &Args, saved: &SavedGame) -> Result<()> {
    let record = saved.record::<G>()?;
    if args.check {
        return check(saved, &record);
    }
    let mut replay = saved.explain(Replay::new(&record))?;
    let n_seats = replay.state().n_seats();
    let viewer = match args.seat {
        None => Viewer::Spectator,
        Some(seat) => Viewer::Seat(seat_of(seat, n_seats)?),
    };
    let names = names(saved, &record, n_seats);
    match args.at {
        Some(number) => {
            saved.explain(replay.go_to(number))?;
            say(format!("The table after move {number} of {}.", record.n_moves()))?;
            say_all(&G::table(&replay.state().view(viewer), &names))
        }
        None => tell(saved, &record, replay, viewer, &names),
    }
}

/// The seat of this number, counted from 1.
pub(crate) fn seat_of(number: u8, n_seats: u8) -> Result<Seat> {
    match (1..=n_seats).contains(&number) {
        true => Ok(Seat(number - 1)),
        false => bail!("there is no seat {number}: choose a number from 1 to {n_seats}"),
    }
}

/// The names written in a file, or the usual ones.
pub(crate) fn names<G: Told>(saved: &SavedGame, record: &Record<G>, n_seats: u8) -> Names<G> {
    let given: Vec<String> = saved.seats.iter().map(|sitter| sitter.name.clone()).collect();
    Names::new(&given, n_seats, record.setup().clone())
}

fn tell<G: Told>(
    saved: &SavedGame,
    record: &Record<G>,
    mut replay: Replay<'_, G>,
    viewer: Viewer,
    names: &Names<G>,
) -> Result<()> {
    let table = G::laid(record.setup()).short();
    say(format!("{}, {table}. Hash of the seed: {}", G::TITLE, record.seed_hash()))?;
    say_all(&G::round_words(&replay.state().view(viewer), names))?;
    loop {
        let number = replay.n_moves() + 1;
        let Some(events) = saved.explain(replay.step())? else { break };
        let seen: Vec<_> = events.iter().filter_map(|event| G::seen_by(event, viewer)).collect();
        for (nth, sentence) in G::events(&seen, names).into_iter().enumerate() {
            say(if nth == 0 { format!("{number}: {sentence}") } else { sentence })?;
        }
    }
    match replay.state().outcome() {
        Some(outcome) => {
            say_all(&score::end(&outcome, names))?;
            say(format!("Seed: {}", record.seed()))
        }
        None => say("The record ends here; the game goes on."),
    }
}

fn check<G: Told>(saved: &SavedGame, record: &Record<G>) -> Result<()> {
    saved.explain(record.check())?;
    let moves = record.n_moves();
    say(match record.end() {
        Some(_) => format!(
            "This record is sound: the seed fits its hash, all {moves} moves are legal, and they lead to the stated end."
        ),
        None => format!(
            "This record is sound so far: the seed fits its hash, and all {moves} moves are legal; the game is not over."
        ),
    })
}
