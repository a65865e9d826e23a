//! One game of the arena.

use super::times::Times;
use crate::games::Playable;
use crate::lineup::{self, Limits};
use crate::wish::Laid;
use anyhow::{Context, Result};
use bots::{Company, Desk};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Instant;
use tabletop::{Bot, Chair, Seat, Seed};

/// Who meets whom, and on which deals.
pub(crate) struct Meeting {
    /// What lies on the table.
    pub(crate) table: Laid,
    /// The bots in the order of the first seating.
    pub(crate) bots: Vec<String>,
    /// The number of the series.
    pub(crate) series: u64,
    /// How long a bot may search.
    pub(crate) limits: Limits,
}

/// What is kept of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Played {
    /// Its number: that of the deal times the seats, and how far the line-up has moved on.
    pub(crate) game: u64,
    /// Whether it was won, where nobody is ranked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) won: Option<bool>,
    /// The seats, from seat 1 on.
    pub(crate) seats: Vec<Seated>,
}

/// What one seat made of a game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Seated {
    /// The bot's name.
    pub(crate) bot: String,
    /// Its part of the victory.
    pub(crate) won: f64,
    /// Where its points come from.
    pub(crate) sources: BTreeMap<String, i32>,
    /// What else the game counts of it at the end.
    #[serde(flatten)]
    pub(crate) figures: BTreeMap<String, u8>,
    /// Its points after each round.
    pub(crate) rounds: Vec<i32>,
    /// How long its answers took.
    pub(crate) times: Times,
}

impl Seated {
    /// All its points.
    pub(crate) fn total(&self) -> i32 {
        self.sources.values().sum()
    }
}

impl Meeting {
    /// How many seatings differ when the line-up moves on seat by seat: one, if all bots are of one kind.
    pub(crate) fn seatings(&self) -> u64 {
        let n = self.bots.len();
        let is_same = |by: &usize| (0..n).all(|seat| self.bots[seat] == self.bots[(seat + by) % n]);
        (1..n).find(is_same).unwrap_or(n) as u64
    }

    /// The numbers of the games on so many deals: each deal once with every seating that differs.
    pub(crate) fn games(&self, deals: u64) -> impl Iterator<Item = u64> + use<> {
        let (n_seats, seatings) = (self.bots.len() as u64, self.seatings());
        (0..deals).flat_map(move |deal| (0..seatings).map(move |seating| deal * n_seats + seating))
    }

    /// Which deal a game was played on.
    pub(crate) fn deal(&self, game: u64) -> u64 {
        game / self.bots.len() as u64
    }

    /// Plays one of these games.
    pub(crate) fn play<G: Playable>(&self, setup: &G::Setup, nth: u64) -> Result<Played> {
        let seed = Seed::of_series(self.series, self.deal(nth));
        let mut game = G::new(setup, seed)?;
        let mut names = self.bots.clone();
        names.rotate_left((nth % self.bots.len() as u64) as usize);
        let bots = lineup::for_game(&names, seed, self.limits)?;
        let seats = names.into_iter().map(|bot| Seated { bot, ..Seated::default() }).collect();
        let mut judges = Judges { bots, seats, round: 0 };
        bots::play_out(&mut game, &mut judges, &mut Desk::default()).with_context(|| format!("game {nth}"))?;
        judges.keep_points(&game);
        let outcome = game.outcome().context("a finished game has an outcome")?;
        let mut seats = judges.seats;
        for (seated, seat) in seats.iter_mut().zip((0..).map(Seat)) {
            if outcome.winners.contains(seat) {
                seated.won = 1.0 / f64::from(outcome.winners.len());
            }
            let lines = outcome.sheets.get(seat.index()).into_iter().flat_map(|sheet| &sheet.lines);
            seated.sources = lines.map(|line| (line.source.to_owned(), line.points)).collect();
            seated.figures = game.figures(seat).into_iter().map(|(name, number)| (name.to_owned(), number)).collect();
        }
        let won = (!outcome.kind.is_contest()).then_some(!outcome.winners.is_empty());
        Ok(Played { game: nth, won, seats })
    }
}

/// The bots of a game, and whoever takes their times and their points.
struct Judges<G: Playable> {
    bots: Vec<Box<dyn Bot<G>>>,
    seats: Vec<Seated>,
    /// The latest round that has begun.
    round: u8,
}

impl<G: Playable> Judges<G> {
    /// The points of all seats at this moment.
    fn keep_points(&mut self, game: &G) {
        for (seated, seat) in self.seats.iter_mut().zip((0..).map(Seat)) {
            seated.rounds.push(game.points(seat));
        }
    }
}

impl<G: Playable> Company<G> for Judges<G> {
    fn asked(&mut self, game: &G, _: Seat) {
        if game.round() > self.round {
            self.round = game.round();
            self.keep_points(game);
        }
    }

    fn answer(&mut self, chair: &Chair<'_, G>, options: &[G::Move]) -> Option<G::Move> {
        let begin = Instant::now();
        let mv = self.bots.answer(chair, options);
        // Where there is nothing to choose there is nothing to time.
        if let (2.., Some(seated)) = (options.len(), self.seats.get_mut(chair.seat().index())) {
            seated.times.add(begin.elapsed());
        }
        mv
    }
}
