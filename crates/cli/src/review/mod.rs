//! `orleans review`: a recorded game, decision by decision: what was played, what was best, and what was luck.

mod walk;

pub(crate) use walk::{Going, Witness, walk};

use crate::file::SavedGame;
use crate::games::Told;
use crate::out::{say, say_all};
use crate::progress;
use crate::replay::{names, seat_of};
use crate::speech::count::counted;
use anyhow::{Result, bail};
use serde::Serialize;
use std::path::PathBuf;
use tabletop::{Replay, Seat};

const HELP: &str = "\
Examples:
  orleans review game.json                 the turning points of every seat
  orleans review game.json --seat 1 --all  every decision of the first seat
  orleans review game.json --json          all of it as one JSON object

Worths are points at the end of the game that a bot of the level expects, so they are opinions, not facts.";

/// How many turning points are told.
const TURNING_POINTS: usize = 5;

/// Review a recorded game.
#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {
    /// A saved game
    file: PathBuf,
    /// Only this seat, counted from 1
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Whose opinion it is
    #[arg(long, value_parser = ["hard", "master"], default_value = "hard")]
    level: String,
    /// Tell every decision
    #[arg(long)]
    all: bool,
    /// Print one JSON object instead of sentences
    #[arg(long)]
    json: bool,
}

/// One decision: an answer, or all the moves of a plan.
#[derive(Serialize)]
pub(crate) struct Decision {
    /// The number of its first move.
    pub(crate) number: usize,
    pub(crate) round: u8,
    pub(crate) moves: serde_json::Value,
    /// What the moves let expect, in tenths of a point.
    pub(crate) played: i32,
    /// The same for the best that was found; at least as much.
    pub(crate) best: i32,
    /// The best that was found.
    pub(crate) hint: serde_json::Value,
    /// The moves in words.
    #[serde(skip)]
    pub(crate) words: String,
    /// The best that was found in words, and why.
    #[serde(skip)]
    pub(crate) better: String,
}

impl Decision {
    /// Points that were given away.
    fn loss(&self) -> f64 {
        f64::from(self.best - self.played) / 10.0
    }
}

/// What one seat has decided, and how lucky it was.
pub(crate) struct SeatReview {
    pub(crate) seat: Seat,
    /// What better draws than the mean have brought, in tenths of a point; less than nothing for worse ones.
    pub(crate) luck: i32,
    pub(crate) decisions: Vec<Decision>,
}

/// The review of a seat as it is told.
#[derive(Serialize)]
struct Page {
    seat: u8,
    name: String,
    /// Points given away in all.
    given_away: f64,
    /// Points that better draws than the mean have brought; less than nothing for worse ones.
    luck: f64,
    decisions: Vec<Decision>,
}

/// Prints the review.
pub(crate) fn run(args: &Args) -> Result<()> {
    let saved = SavedGame::read(&args.file)?;
    saved.game().review(args, &saved)
}

/// The same for one game.
pub(crate) fn of<G: Told>(args: &Args, saved: &SavedGame) -> Result<()> {
    let record = saved.record::<G>()?;
    let n_seats = saved.explain(Replay::new(&record))?.state().n_seats();
    let seats: Vec<Seat> = match args.seat {
        None => (0..n_seats).map(Seat).collect(),
        Some(seat) => vec![seat_of(seat, n_seats)?],
    };
    let names = names(saved, &record, n_seats);
    let bar = progress::bar(record.n_moves() as u64, "moves", args.json);
    let Some(reviewed) = G::review(&record, &seats, &args.level, &|| bar.inc(1)) else {
        bail!("no bot can review a game of {} yet", G::TITLE);
    };
    let reviewed = saved.explain(reviewed)?;
    bar.finish_and_clear();
    let page = |SeatReview { seat, luck, decisions }: SeatReview| {
        let given_away = decisions.iter().map(Decision::loss).sum();
        let luck = f64::from(luck) / 10.0;
        Page { seat: seat.0 + 1, name: names.of(seat).to_owned(), given_away, luck, decisions }
    };
    let pages: Vec<Page> = reviewed.into_iter().map(page).collect();
    match args.json {
        true => say(serde_json::to_string(&pages)?),
        false => pages.iter().try_for_each(|page| say_all(&told(page, args.all))),
    }
}

fn told(review: &Page, all: bool) -> Vec<String> {
    let mut lines = vec![format!(
        "{}: {}, {:.1} points given away; luck of the draw {:+.1} points.",
        review.name,
        counted(review.decisions.len() as i64, "decision"),
        review.given_away,
        review.luck
    )];
    let mut chosen: Vec<&Decision> = review.decisions.iter().collect();
    if !all {
        chosen.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        chosen.truncate(TURNING_POINTS);
        chosen.retain(|decision| decision.loss() > 0.0);
        chosen.sort_by_key(|decision| decision.number);
    }
    for decision in chosen {
        lines.push(format!(
            "  Move {}, round {}: {} ({:.1} points expected).",
            decision.number,
            decision.round,
            decision.words,
            f64::from(decision.played) / 10.0
        ));
        if decision.loss() > 0.0 {
            lines.push(format!("    Better by {:.1}: {}.", decision.loss(), decision.better));
        }
    }
    lines
}
