//! The sums over all games of an arena.

use super::mean::{ByDeal, Mean};
use super::meeting::{Meeting, Played, Seated};
use super::times::{Times, TimesTold};
use crate::share::Share;
use crate::wish::Laid;
use serde::Serialize;
use std::collections::BTreeMap;

/// What came out, ready to be told.
#[derive(Serialize)]
pub(crate) struct Tally {
    /// How many deals there were: what chance gave, so many times.
    pub(crate) deals: u64,
    /// How many games were played on them: every deal once with each seating that differs.
    pub(crate) games: u64,
    /// What lies on the table.
    #[serde(flatten)]
    pub(crate) table: Laid,
    pub(crate) seed: u64,
    pub(crate) lineup: Vec<String>,
    /// The share of games won, with its interval, where nobody is ranked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) won: Option<Share>,
    pub(crate) mean_winning_score: f64,
    /// Half the width of the interval around a mean that holds with 95 %, by deals; none if there is only one.
    pub(crate) mean_winning_score_margin: Option<f64>,
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
    /// See `mean_winning_score_margin`.
    pub(crate) win_share_margin: Option<f64>,
    pub(crate) mean_score: f64,
    /// See `mean_winning_score_margin`.
    pub(crate) mean_score_margin: Option<f64>,
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
    /// What else the game counts.
    #[serde(flatten)]
    pub(crate) figures: BTreeMap<String, f64>,
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
        let mut winning = ByDeal::default();
        for game in &games {
            let most = game.seats.iter().map(Seated::total).max().unwrap_or(0);
            winning.add(meeting.deal(game.game), most.into());
        }
        Tally {
            deals: games.len() as u64 / meeting.seatings(),
            games: games.len() as u64,
            table: meeting.table.clone(),
            seed: meeting.series,
            lineup: meeting.bots.clone(),
            won: won(meeting, &games),
            mean_winning_score: winning.mean(),
            mean_winning_score_margin: winning.margin(),
            winners: lines(&games, |seated| seated.won > 0.0),
            bots,
        }
    }
}

/// Games on one deal are not independent: where a deal is played more than once, the interval is reckoned by deals.
fn won(meeting: &Meeting, games: &[&Played]) -> Option<Share> {
    let ends: Vec<(u64, bool)> = games.iter().filter_map(|game| Some((meeting.deal(game.game), game.won?))).collect();
    if ends.is_empty() || meeting.seatings() == 1 {
        let n_won = ends.iter().filter(|(_, won)| *won).count();
        return (!ends.is_empty()).then(|| Share::of(n_won as u64, ends.len() as u64));
    }
    let mut by_deal = ByDeal::default();
    ends.iter().for_each(|&(deal, won)| by_deal.add(deal, f64::from(u8::from(won))));
    Some(Share::around(by_deal.mean(), by_deal.margin()))
}

fn bot(name: &str, meeting: &Meeting, games: &[&Played]) -> BotTally {
    let n_seats = meeting.bots.len();
    let seats = meeting.bots.iter().filter(|bot| *bot == name).count();
    let (mut won, mut score, mut times) = (ByDeal::default(), ByDeal::default(), Times::default());
    let mut by_seat: Vec<Mean> = (0..n_seats).map(|_| Mean::default()).collect();
    let mut by_round: Vec<Mean> = Vec::new();
    for game in games {
        let deal = meeting.deal(game.game);
        for (seat, seated) in game.seats.iter().enumerate().filter(|(_, seated)| seated.bot == name) {
            won.add(deal, seated.won);
            score.add(deal, seated.total().into());
            times.add_all(&seated.times);
            by_seat[seat].add(seated.won);
            by_round.resize_with(by_round.len().max(seated.rounds.len()), Mean::default);
            seated.rounds.iter().zip(&mut by_round).for_each(|(&points, mean)| mean.add(points.into()));
        }
    }
    BotTally {
        bot: name.to_owned(),
        seats,
        win_share: won.mean(),
        win_share_margin: won.margin(),
        mean_score: score.mean(),
        mean_score_margin: score.margin(),
        lines: lines(games, |seated| seated.bot == name),
        by_round: by_round.iter().map(Mean::get).collect(),
        by_seat: by_seat.iter().map(Mean::get).collect(),
        times: times.told(),
    }
}

fn lines(games: &[&Played], which: impl Fn(&Seated) -> bool) -> Lines {
    let mut lines = Lines::default();
    let chosen: Vec<_> = games.iter().flat_map(|game| &game.seats).filter(|seated| which(seated)).collect();
    let share = 1.0 / chosen.len().max(1) as f64;
    for seated in chosen {
        for (source, &points) in &seated.sources {
            *lines.sources.entry(source.clone()).or_default() += f64::from(points) * share;
        }
        for (name, &number) in &seated.figures {
            *lines.figures.entry(name.clone()).or_default() += f64::from(number) * share;
        }
    }
    lines
}
