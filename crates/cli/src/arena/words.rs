//! What came out of an arena, in sentences.

use super::tally::{BotTally, Lines, Tally};
use crate::words::count::{capital, counted};
use crate::words::score::source;

/// The report, line by line.
pub(crate) fn tell(tally: &Tally) -> Vec<String> {
    let (games, deals) = (counted(tally.games as i64, "game"), counted(tally.deals as i64, "deal"));
    let mut lines = vec![
        format!(
            "{games} on {deals} of the {} edition{} with {}, seed {}: {}.",
            tally.edition,
            expansions(tally),
            counted(tally.players, "player"),
            tally.seed,
            tally.lineup.join(", ")
        ),
        format!(
            "Mean winning score {}: {}.",
            sure(tally.mean_winning_score, tally.mean_winning_score_margin),
            parts(&tally.winners)
        ),
    ];
    let alone = tally.bots.len() == 1;
    tally.bots.iter().for_each(|bot| lines.extend(of_bot(bot, alone)));
    lines
}

fn expansions(tally: &Tally) -> String {
    let names: Vec<&str> = tally.modules.iter().map(|module| module.name()).collect();
    if names.is_empty() { String::new() } else { format!(" and {}", names.join(", ")) }
}

/// A mean and its interval, if deals tell one.
fn sure(mean: f64, margin: Option<f64>) -> String {
    margin.map_or_else(|| format!("{mean:.1}"), |margin| format!("{mean:.1} ± {margin:.1}"))
}

/// What a bot has reached; who plays alone wins anyway.
fn of_bot(bot: &BotTally, alone: bool) -> Vec<String> {
    let each = if bot.seats > 1 { format!(" with each of {} seats", bot.seats) } else { String::new() };
    let percent = |share: f64| share * 100.0;
    let wins = match alone {
        true => String::new(),
        false => format!(" wins {} %{each}", sure(percent(bot.win_share), bot.win_share_margin.map(percent))),
    };
    vec![
        format!("{}{wins}, mean score {}.", capital(&bot.bot), sure(bot.mean_score, bot.mean_score_margin)),
        format!("  {}.", capital(&parts(&bot.lines))),
        format!(
            "  An answer takes {:.2} ms (median), {:.1} ms (95 of 100), {:.0} ms (longest).",
            bot.times.p50, bot.times.p95, bot.times.max
        ),
    ]
}

fn parts(lines: &Lines) -> String {
    let mut parts: Vec<String> = lines
        .sources
        .iter()
        .filter(|(_, points)| **points > 0.0)
        .map(|(name, points)| format!("{} {points:.1}", source(name)))
        .collect();
    parts.push(format!(
        "({:.1} stations + {:.1} citizens) × status {:.1}",
        lines.stations, lines.citizens, lines.status
    ));
    parts.join(", ")
}
