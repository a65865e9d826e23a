//! The end of a game, line by line as on paper.

use super::Names;
use super::count::{capital, counted, list};
use crate::games::Told;
use tabletop::ledger::Language;
use tabletop::{Outcome, OutcomeKind, Seat, Sheet};

/// The end of the game: a sheet for each seat, and one for a rival without a seat, then who has won.
pub(crate) fn end<G: Told>(outcome: &Outcome, names: &Names<G>) -> Vec<String> {
    let seats = outcome.sheets.iter().zip(0..).map(|(sheet, seat)| (names.of(Seat(seat)), sheet));
    let rival = match &outcome.kind {
        OutcomeKind::Rival(sheet) => Some((G::RIVAL, sheet)),
        _ => None,
    };
    let mut lines: Vec<String> = seats.chain(rival).flat_map(|(name, sheet)| told::<G>(name, sheet)).collect();
    lines.push(winners(outcome, names));
    lines
}

fn told<G: Told>(name: &str, sheet: &Sheet) -> Vec<String> {
    let rows = sheet.lines.iter().map(|line| format!("  {}: {}", capital(G::source(line.source)), line.points));
    let mut lines: Vec<String> = [format!("Score sheet of {name}:")].into_iter().chain(rows).collect();
    lines.push(format!("  Total: {}", sheet.total));
    lines
}

/// `Ada wins with 104 points.`, or what was won or lost without points, with the rule behind it.
fn winners<G: Told>(outcome: &Outcome, names: &Names<G>) -> String {
    let rule = outcome.rule.and_then(|rule| G::ledger(Language::English).get(rule.0));
    let why = rule.map_or("", |rule| rule.text.as_str());
    match (&outcome.kind, outcome.winners.is_empty()) {
        (OutcomeKind::Ranked | OutcomeKind::Decided, false) => {}
        (OutcomeKind::Ranked | OutcomeKind::Decided, true) => return format!("Nobody has won. {why}"),
        (_, true) => return format!("The game is lost. {why}"),
        (_, false) => return format!("The game is won. {why}"),
    }
    let won: Vec<String> = outcome.winners.iter().map(|seat| names.of(seat).to_owned()).collect();
    let verb = if won.len() == 1 { "wins" } else { "share the victory" };
    if outcome.kind == OutcomeKind::Decided {
        return format!("{} {verb}. {why}", list(&won));
    }
    let points = outcome.winners.first().and_then(|seat| outcome.sheets.get(seat.index())).map_or(0, |it| it.total);
    format!("{} {verb} with {}.", list(&won), counted(points, "point"))
}
