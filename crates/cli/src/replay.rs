//! `orleans replay`: a recorded game told again, shown at one move, or checked.

use crate::file::{SavedGame, Sitter};
use crate::out::{say, say_all};
use crate::words::{Names, board, event, score, table};
use anyhow::{Result, bail};
use orleans::{Setup, State};
use std::path::PathBuf;
use tabletop::{Game, Record, Replay, Seat, Viewer};

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
    let record = saved.record()?;
    if args.check {
        return check(&saved, &record);
    }
    let names = names(&saved.seats, record.setup());
    let viewer = match args.seat {
        None => Viewer::Spectator,
        Some(seat) if (1..=record.setup().players).contains(&seat) => Viewer::Seat(Seat(seat - 1)),
        Some(seat) => bail!("there is no seat {seat}: choose a number from 1 to {}", record.setup().players),
    };
    let mut replay = saved.explain(Replay::new(&record))?;
    match args.at {
        Some(number) => {
            saved.explain(replay.go_to(number))?;
            say(format!("The table after move {number} of {}.", record.n_moves()))?;
            show(replay.state(), viewer, &names)
        }
        None => tell(&saved, &record, replay, viewer, &names),
    }
}

/// The names written in a file, or the usual ones.
pub(crate) fn names(seats: &[Sitter], setup: &Setup) -> Names {
    let given: Vec<String> = seats.iter().map(|sitter| sitter.name.clone()).collect();
    Names::new(&given, *setup)
}

fn tell(
    saved: &SavedGame,
    record: &Record<State>,
    mut replay: Replay<'_, State>,
    viewer: Viewer,
    names: &Names,
) -> Result<()> {
    let setup = record.setup();
    say(format!(
        "Orléans, {} edition, {} players. Hash of the seed: {}",
        setup.edition,
        setup.players,
        record.seed_hash()
    ))?;
    say_all(&table::round(&replay.state().view(viewer), names))?;
    loop {
        let number = replay.n_moves() + 1;
        let Some(events) = saved.explain(replay.step())? else { break };
        let seen: Vec<_> = events.iter().filter_map(|event| State::seen_by(event, viewer)).collect();
        for (nth, sentence) in event::tell(&seen, names).into_iter().enumerate() {
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

fn show(state: &State, viewer: Viewer, names: &Names) -> Result<()> {
    let view = state.view(viewer);
    say_all(&table::round(&view, names))?;
    for seat in (0..view.setup.players).map(Seat) {
        say_all(&board::board(&view, seat, names))?;
    }
    say_all(&table::tracks(&view, names))?;
    say_all(&table::deeds(&view))?;
    say_all(&score::standing(&view, names))
}

fn check(saved: &SavedGame, record: &Record<State>) -> Result<()> {
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
