//! `orleans review`: a recorded game, decision by decision: what was played, what was best, and what was luck.

mod walk;

use crate::file::SavedGame;
use crate::out::{say, say_all};
use crate::progress;
use crate::replay::names;
use crate::words::count::counted;
use crate::words::moves::plain;
use anyhow::{Result, bail};
use serde::Serialize;
use std::path::PathBuf;
use tabletop::Seat;

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

/// One decision: an answer, or the plan of a round.
#[derive(Serialize)]
struct Decision {
    /// The number of its first move.
    number: usize,
    round: u8,
    moves: Vec<orleans::Move>,
    #[serde(flatten)]
    appraisal: bots::Appraisal,
}

impl Decision {
    /// Points that were given away.
    fn loss(&self) -> f64 {
        f64::from(self.appraisal.best - self.appraisal.played) / 10.0
    }
}

/// What one seat has decided, and how lucky it was.
#[derive(Serialize)]
struct SeatReview {
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
    let record = saved.record()?;
    let players = record.setup().players;
    let seats: Vec<Seat> = match args.seat {
        None => (0..players).map(Seat).collect(),
        Some(seat) if (1..=players).contains(&seat) => vec![Seat(seat - 1)],
        Some(seat) => bail!("there is no seat {seat}: choose a number from 1 to {players}"),
    };
    let names = names(&saved.seats, record.setup());
    let bar = progress::bar(record.n_moves() as u64, "moves", args.json);
    let walked = saved.explain(walk::walk(&record, &seats, &args.level, &bar))?;
    bar.finish_and_clear();
    let reviews: Vec<SeatReview> = walked
        .into_iter()
        .map(|(seat, decisions, luck)| SeatReview {
            seat: seat.0 + 1,
            name: names.of(seat).to_owned(),
            given_away: decisions.iter().map(Decision::loss).sum(),
            luck,
            decisions,
        })
        .collect();
    if args.json {
        return say(serde_json::to_string(&reviews)?);
    }
    reviews.iter().try_for_each(|review| say_all(&told(review, args.all)))
}

fn told(review: &SeatReview, all: bool) -> Vec<String> {
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
            sentence(&decision.moves),
            f64::from(decision.appraisal.played) / 10.0
        ));
        if decision.loss() > 0.0 {
            lines.push(format!(
                "    Better by {:.1}: {} – {}.",
                decision.loss(),
                sentence(&decision.appraisal.hint.moves),
                decision.appraisal.hint.reason
            ));
        }
    }
    lines
}

fn sentence(moves: &[orleans::Move]) -> String {
    moves.iter().map(|&mv| plain(mv)).collect::<Vec<_>>().join("; ")
}
