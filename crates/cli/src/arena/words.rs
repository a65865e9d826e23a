//! What came out of an arena, in sentences.

use super::tally::{BotTally, Lines, Tally};
use crate::words::count::{capital, counted};
use crate::words::score::source;

/// The report, line by line.
pub(crate) fn tell(tally: &Tally) -> Vec<String> {
    let mut lines = vec![
        format!(
            "{} of the {} edition{} with {}, seed {}: {}.",
            counted(tally.games as i64, "game"),
            tally.edition,
            expansions(tally),
            counted(tally.players, "player"),
            tally.seed,
            tally.lineup.join(", ")
        ),
        format!("Mean winning score {:.1}: {}.", tally.mean_winning_score, parts(&tally.winners)),
    ];
    tally.bots.iter().for_each(|bot| lines.extend(of_bot(bot)));
    lines
}

fn expansions(tally: &Tally) -> String {
    let names: Vec<&str> = tally.modules.iter().map(|module| module.name()).collect();
    if names.is_empty() { String::new() } else { format!(" and {}", names.join(", ")) }
}

fn of_bot(bot: &BotTally) -> Vec<String> {
    let each = if bot.seats > 1 { format!(" with each of {} seats", bot.seats) } else { String::new() };
    vec![
        format!(
            "{} wins {:.1} % ± {:.1}{each}, mean score {:.1}.",
            capital(&bot.bot),
            bot.win_share * 100.0,
            bot.win_share_margin * 100.0,
            bot.mean_score
        ),
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
