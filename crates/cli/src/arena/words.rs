//! What came out of an arena, in sentences.

use super::tally::{BotTally, Lines, Tally};
use crate::games::Told;
use crate::speech::count::{capital, counted};

/// The report, line by line.
pub(crate) fn tell<G: Told>(tally: &Tally) -> Vec<String> {
    let (games, deals) = (counted(tally.games as i64, "game"), counted(tally.deals as i64, "deal"));
    let (table, seed, lineup) = (tally.table.words(), tally.seed, tally.lineup.join(", "));
    let winning = sure(tally.mean_winning_score, tally.mean_winning_score_margin);
    let mut lines = vec![
        format!("{games} on {deals} of {table}, seed {seed}: {lineup}."),
        match tally.won {
            Some(won) => format!("Won: {}.", won.words()),
            None => format!("Mean winning score {winning}: {}.", parts::<G>(&tally.winners)),
        },
    ];
    let alone = tally.bots.len() == 1;
    let ranked = tally.won.is_none();
    tally.bots.iter().for_each(|bot| lines.extend(of_bot::<G>(bot, alone, ranked)));
    lines
}

/// A mean and its interval, if deals tell one.
fn sure(mean: f64, margin: Option<f64>) -> String {
    margin.map_or_else(|| format!("{mean:.1}"), |margin| format!("{mean:.1} ± {margin:.1}"))
}

/// What a bot has reached; one kind alone wins anyway, and where nobody is ranked points say nothing.
fn of_bot<G: Told>(bot: &BotTally, alone: bool, ranked: bool) -> Vec<String> {
    let each = if bot.seats > 1 { format!(" with each of {} seats", bot.seats) } else { String::new() };
    let percent = |share: f64| share * 100.0;
    let wins = match alone {
        true => String::new(),
        false => format!(" wins {} %{each}", sure(percent(bot.win_share), bot.win_share_margin.map(percent))),
    };
    let score = match ranked {
        true => format!(", mean score {}", sure(bot.mean_score, bot.mean_score_margin)),
        false => String::new(),
    };
    vec![
        format!("{}{wins}{score}.", capital(&bot.bot)),
        format!("  {}.", capital(&parts::<G>(&bot.lines))),
        format!(
            "  An answer takes {:.2} ms (median), {:.1} ms (95 of 100), {:.0} ms (longest).",
            bot.times.p50, bot.times.p95, bot.times.max
        ),
    ]
}

fn parts<G: Told>(lines: &Lines) -> String {
    let mut parts: Vec<String> = lines
        .sources
        .iter()
        .filter(|(_, points)| **points > 0.0)
        .map(|(name, points)| format!("{} {points:.1}", G::source(name)))
        .collect();
    parts.extend(G::figures_words(&lines.figures));
    parts.join(", ")
}
