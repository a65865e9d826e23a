//! What came out of many games, in sentences or as JSON.

use super::game::Finished;
use super::spread::{Figures, Spread};
use crate::share::Share;
use crate::speech::count::{capital, counted};
use crate::wish::Laid;
use anyhow::Result;
use serde::Serialize;
use std::collections::BTreeMap;
use tabletop::fingerprint;

/// The sums over all games.
pub(crate) struct Report {
    series: u64,
    table: Laid,
    bots: Vec<String>,
    threads: usize,
    /// How long the games took.
    pub(crate) seconds: f64,
    decisions: u64,
    scores: Spread,
    winning: Spread,
    sources: BTreeMap<&'static str, Spread>,
    seats: Vec<SeatSums>,
    fingerprints: Vec<String>,
    /// Games won where nothing is ranked; nothing where points decide.
    won: Option<u64>,
}

#[derive(Clone, Default)]
struct SeatSums {
    scores: Spread,
    /// A shared victory is shared.
    wins: f64,
}

/// The report as one JSON object.
#[derive(Serialize)]
struct Page<'a> {
    games: usize,
    #[serde(flatten)]
    table: &'a Laid,
    bots: &'a [String],
    seed: u64,
    threads: usize,
    decisions: u64,
    seconds: f64,
    games_per_s: f64,
    decisions_per_s: f64,
    mean_score: f64,
    mean_winning_score: f64,
    score: Figures,
    winning_score: Figures,
    /// The share of games won, with its interval, where nothing is ranked.
    #[serde(skip_serializing_if = "Option::is_none")]
    won: Option<Share>,
    sources: BTreeMap<&'static str, Figures>,
    seats: Vec<SeatPage<'a>>,
    hash: String,
}

#[derive(Serialize)]
struct SeatPage<'a> {
    seat: usize,
    bot: &'a str,
    score: Figures,
    win_share: f64,
}

impl Report {
    /// Nothing played yet.
    pub(crate) fn new(series: u64, table: Laid, bots: Vec<String>, threads: usize) -> Report {
        let seats = vec![SeatSums::default(); bots.len()];
        let (scores, winning) = (Spread::default(), Spread::default());
        let (sources, fingerprints) = (BTreeMap::new(), Vec::new());
        Report {
            series,
            table,
            bots,
            threads,
            seconds: 0.0,
            decisions: 0,
            scores,
            winning,
            sources,
            seats,
            fingerprints,
            won: None,
        }
    }

    /// Adds a game; games must come in their order.
    pub(crate) fn add(&mut self, game: &Finished) {
        self.decisions += game.decisions;
        let winners = game.outcome.winners;
        for (sums, seat) in self.seats.iter_mut().zip(0..) {
            if winners.contains(tabletop::Seat(seat)) {
                sums.wins += 1.0 / f64::from(winners.len());
            }
        }
        for (sheet, sums) in game.outcome.sheets.iter().zip(&mut self.seats) {
            self.scores.add(sheet.total);
            sums.scores.add(sheet.total);
            for line in &sheet.lines {
                self.sources.entry(line.source).or_default().add(line.points);
            }
        }
        if !game.outcome.kind.is_contest() {
            *self.won.get_or_insert(0) += u64::from(!winners.is_empty());
        }
        self.winning.add(game.outcome.sheets.iter().map(|sheet| sheet.total).max().unwrap_or(0));
        self.fingerprints.push(game.fingerprint.clone());
    }

    fn page(&self) -> Page<'_> {
        let games = self.fingerprints.len();
        let per_s = |number: f64| number / self.seconds.max(f64::MIN_POSITIVE);
        let seats = self.seats.iter().zip(&self.bots).zip(1..).map(|((sums, bot), seat)| SeatPage {
            seat,
            bot,
            score: sums.scores.figures(),
            win_share: sums.wins / games.max(1) as f64,
        });
        Page {
            games,
            table: &self.table,
            bots: &self.bots,
            seed: self.series,
            threads: self.threads,
            decisions: self.decisions,
            seconds: self.seconds,
            games_per_s: per_s(games as f64),
            decisions_per_s: per_s(self.decisions as f64),
            mean_score: self.scores.figures().mean,
            mean_winning_score: self.winning.figures().mean,
            score: self.scores.figures(),
            winning_score: self.winning.figures(),
            won: self.won.map(|won| Share::of(won, games as u64)),
            sources: self.sources.iter().map(|(source, spread)| (*source, spread.figures())).collect(),
            seats: seats.collect(),
            hash: fingerprint(&self.fingerprints),
        }
    }

    /// The report as JSON.
    pub(crate) fn json(&self) -> Result<String> {
        Ok(serde_json::to_string(&self.page())?)
    }

    /// The report in sentences; `source` says where points come from.
    pub(crate) fn words(&self, source: fn(&str) -> &str) -> Vec<String> {
        let page = self.page();
        let mut lines = vec![
            format!("{} games of {}, seed {}.", page.games, page.table.words(), page.seed),
            format!(
                "{:.1} seconds on {}: {:.0} games and {:.0} decisions a second.",
                page.seconds,
                counted(page.threads as i64, "thread"),
                page.games_per_s,
                page.decisions_per_s
            ),
        ];
        match page.won {
            Some(won) => lines.push(format!("Won: {}.", won.words())),
            None => lines.extend([
                format!("Score: {}.", page.score.words()),
                format!("Winning score: {}.", page.winning_score.words()),
            ]),
        }
        for (name, figures) in &page.sources {
            lines.push(format!("{}: {}.", capital(source(name)), figures.words()));
        }
        for seat in page.seats.iter().filter(|_| page.won.is_none()) {
            let share = seat.win_share * 100.0;
            lines.push(format!("Seat {} ({}): wins {share:.1} %, score {}.", seat.seat, seat.bot, seat.score.words()));
        }
        lines.push(format!("Hash: {}", page.hash));
        lines
    }
}
