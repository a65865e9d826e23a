//! One game of the arena.

use super::times::Times;
use crate::lineup::{self, Limits};
use anyhow::{Context, Result, bail};
use orleans::score::sheet;
use orleans::{Setup, State};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Instant;
use tabletop::{Chair, Game, Seat, Seed};

/// Who meets whom, and on which deals.
pub(crate) struct Meeting {
    /// Edition and seats.
    pub(crate) setup: Setup,
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
    /// The seats, from seat 1 on.
    pub(crate) seats: Vec<Seated>,
}

/// What one seat made of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Seated {
    /// The bot's name.
    pub(crate) bot: String,
    /// Its part of the victory.
    pub(crate) won: f64,
    /// Where its points come from.
    pub(crate) sources: BTreeMap<String, i32>,
    /// How many stations, citizens and stars of status it has at the end.
    pub(crate) stations: u8,
    /// See `stations`.
    pub(crate) citizens: u8,
    /// See `stations`.
    pub(crate) status: u8,
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
    pub(crate) fn play(&self, nth: u64) -> Result<Played> {
        let seed = Seed::of_series(self.series, self.deal(nth));
        let mut state = State::new(&self.setup, seed)?;
        let mut names = self.bots.clone();
        names.rotate_left((nth % self.bots.len() as u64) as usize);
        let mut bots = lineup::for_game(&names, seed, self.limits)?;
        let mut seats: Vec<Seated> = names.iter().map(|name| Seated::new(name)).collect();
        let (mut options, mut log, mut round) = (Vec::new(), Vec::new(), 0);
        while let Some(seat) = state.asked().first() {
            if state.table.round > round {
                round = state.table.round;
                keep_scores(&state, &mut seats);
            }
            let chair = Chair::new(&state, seat);
            chair.options(&mut options);
            let begin = Instant::now();
            let mv = bots[seat.index()].choose(&chair, &options);
            // Where there is nothing to choose there is nothing to time.
            if options.len() > 1 {
                seats[seat.index()].times.add(begin.elapsed());
            }
            if !options.contains(&mv) {
                bail!("game {nth}: the bot `{}` answers {mv:?}, which is not allowed", seats[seat.index()].bot);
            }
            log.clear();
            state.play(seat, mv, &mut log);
        }
        keep_scores(&state, &mut seats);
        let outcome = state.outcome().context("a finished game has an outcome")?;
        for (nth, seated) in seats.iter_mut().enumerate() {
            let seat = Seat(nth as u8);
            if outcome.winners.contains(seat) {
                seated.won = 1.0 / f64::from(outcome.winners.len());
            }
            seated.sources =
                outcome.sheets[nth].lines.iter().map(|line| (line.source.to_owned(), line.points)).collect();
            let mat = state.mat(seat);
            (seated.stations, seated.citizens, seated.status) = (mat.n_stations(), mat.citizens, orleans::status(mat));
        }
        Ok(Played { game: nth, seats })
    }
}

/// The points of all seats at this moment.
fn keep_scores(state: &State, seats: &mut [Seated]) {
    for (nth, seated) in seats.iter_mut().enumerate() {
        seated.rounds.push(sheet(state, Seat(nth as u8)).total);
    }
}

impl Seated {
    fn new(bot: &str) -> Seated {
        let (sources, times) = (BTreeMap::new(), Times::default());
        Seated {
            bot: bot.to_owned(),
            won: 0.0,
            sources,
            stations: 0,
            citizens: 0,
            status: 0,
            rounds: Vec::new(),
            times,
        }
    }
}
