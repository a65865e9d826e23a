//! The sums over all games of an arena.

use super::meeting::{Meeting, Played};
use orleans::Modules;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;

/// What came out, ready to be told.
#[derive(Serialize)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) edition: String,
    /// The expansions in play.
    pub(crate) modules: Modules,
    pub(crate) players: u8,
    pub(crate) seed: u64,
    pub(crate) lineup: Vec<String>,
    pub(crate) mean_winning_score: f64,
    /// The same lines for the winners alone.
    pub(crate) winners: Lines,
    /// The bots, the best first.
    pub(crate) bots: Vec<BotTally>,
}

/// What one bot has reached, on the mean of its seats.
#[derive(Serialize)]
pub(crate) struct BotTally {
    pub(crate) bot: String,
    /// How many seats it had.
    pub(crate) seats: usize,
    /// The share of games that one seat of it wins.
    pub(crate) win_share: f64,
    /// Half the width of the interval around `win_share` that holds with 95 %.
    pub(crate) win_share_margin: f64,
    pub(crate) mean_score: f64,
    pub(crate) lines: Lines,
    pub(crate) by_round: Vec<f64>,
    /// The win share on each seat.
    pub(crate) by_seat: Vec<f64>,
    pub(crate) times: TimesTold,
}

/// Where points come from, on the mean.
#[derive(Default, Serialize)]
pub(crate) struct Lines {
    pub(crate) sources: BTreeMap<String, f64>,
    pub(crate) stations: f64,
    pub(crate) citizens: f64,
    pub(crate) status: f64,
}

/// How long answers took, in steps of about nine percent.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Times {
    counts: BTreeMap<u16, u32>,
    most_us: u64,
}

/// Decision times in milliseconds.
#[derive(Serialize)]
pub(crate) struct TimesTold {
    pub(crate) p50: f64,
    pub(crate) p95: f64,
    pub(crate) max: f64,
}

impl Times {
    /// Adds an answer.
    pub(crate) fn add(&mut self, took: Duration) {
        let us = (took.as_nanos() as f64 / 1e3).max(1.0);
        *self.counts.entry((us.log2() * 8.0) as u16).or_default() += 1;
        self.most_us = self.most_us.max(us as u64);
    }

    fn add_all(&mut self, other: &Times) {
        for (step, count) in &other.counts {
            *self.counts.entry(*step).or_default() += count;
        }
        self.most_us = self.most_us.max(other.most_us);
    }

    fn told(&self) -> TimesTold {
        let all: u64 = self.counts.values().map(|&count| u64::from(count)).sum();
        let ms = |step: u16| ((f64::from(step) + 0.5) / 8.0).exp2() / 1e3;
        let at = |share: f64| {
            let mut seen = 0;
            let mut steps = self.counts.iter().skip_while(|(_, count)| {
                seen += u64::from(**count);
                (seen as f64) < share * all as f64
            });
            steps.next().map_or(0.0, |(&step, _)| ms(step))
        };
        TimesTold { p50: at(0.5), p95: at(0.95), max: self.most_us as f64 / 1e3 }
    }
}

/// A mean that is built up.
#[derive(Default)]
struct Mean {
    sum: f64,
    n: f64,
}

impl Mean {
    fn add(&mut self, number: f64) {
        self.sum += number;
        self.n += 1.0;
    }

    fn get(&self) -> f64 {
        self.sum / self.n.max(1.0)
    }
}

impl Tally {
    /// Sums up the games.
    pub(crate) fn new<'a>(meeting: &Meeting, games: impl Iterator<Item = &'a Played>) -> Tally {
        let games: Vec<&Played> = games.collect();
        let mut names: Vec<&String> = Vec::new();
        for name in &meeting.bots {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let mut bots: Vec<BotTally> = names.iter().map(|name| bot(name, meeting, &games)).collect();
        bots.sort_by(|a, b| b.win_share.total_cmp(&a.win_share));
        let mut winning = Mean::default();
        for game in &games {
            winning.add(game.seats.iter().map(|seated| seated.total()).max().unwrap_or(0).into());
        }
        Tally {
            games: games.len() as u64,
            edition: meeting.setup.edition.name().to_owned(),
            modules: meeting.setup.modules,
            players: meeting.setup.players,
            seed: meeting.series,
            lineup: meeting.bots.clone(),
            mean_winning_score: winning.get(),
            winners: lines(&games, |seated| seated.won > 0.0),
            bots,
        }
    }
}

fn bot(name: &str, meeting: &Meeting, games: &[&Played]) -> BotTally {
    let n_seats = meeting.bots.len();
    let seats = meeting.bots.iter().filter(|bot| *bot == name).count();
    let (mut score, mut times) = (Mean::default(), Times::default());
    let mut by_seat: Vec<Mean> = (0..n_seats).map(|_| Mean::default()).collect();
    let mut by_round: Vec<Mean> = Vec::new();
    // Games on the same deal belong together: their mean is one observation.
    let mut deals: BTreeMap<u64, Mean> = BTreeMap::new();
    for game in games {
        for (seat, seated) in game.seats.iter().enumerate().filter(|(_, seated)| seated.bot == name) {
            score.add(seated.total().into());
            times.add_all(&seated.times);
            by_seat[seat].add(seated.won);
            deals.entry(game.game / n_seats as u64).or_default().add(seated.won);
            by_round.resize_with(by_round.len().max(seated.rounds.len()), Mean::default);
            seated.rounds.iter().zip(&mut by_round).for_each(|(&points, mean)| mean.add(points.into()));
        }
    }
    let shares: Vec<f64> = deals.values().map(Mean::get).collect();
    let n = shares.len().max(1) as f64;
    let win_share = shares.iter().sum::<f64>() / n;
    let variance = shares.iter().map(|share| (share - win_share).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    BotTally {
        bot: name.to_owned(),
        seats,
        win_share,
        win_share_margin: 1.96 * (variance / n).sqrt(),
        mean_score: score.get(),
        lines: lines(games, |seated| seated.bot == name),
        by_round: by_round.iter().map(Mean::get).collect(),
        by_seat: by_seat.iter().map(Mean::get).collect(),
        times: times.told(),
    }
}

fn lines(games: &[&Played], which: impl Fn(&super::meeting::Seated) -> bool) -> Lines {
    let mut lines = Lines::default();
    let chosen: Vec<_> = games.iter().flat_map(|game| &game.seats).filter(|seated| which(seated)).collect();
    let share = 1.0 / chosen.len().max(1) as f64;
    for seated in chosen {
        for (source, &points) in &seated.sources {
            *lines.sources.entry(source.clone()).or_default() += f64::from(points) * share;
        }
        lines.stations += f64::from(seated.stations) * share;
        lines.citizens += f64::from(seated.citizens) * share;
        lines.status += f64::from(seated.status) * share;
    }
    lines
}
