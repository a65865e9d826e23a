//! Score sheets, line by line as on paper.

use super::Names;
use super::count::{capital, counted, list};
use orleans::score::sheet_of;
use orleans::state::Mat;
use orleans::{View, ledger};
use tabletop::{Outcome, OutcomeKind, Seat, Sheet};

/// The end of the game: a sheet for each seat, then who has won.
pub(crate) fn end(outcome: &Outcome, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    for (sheet, seat) in outcome.sheets.iter().zip(0..) {
        lines.push(format!("Score sheet of {}:", names.of(Seat(seat))));
        let rows = sheet.lines.iter().map(|line| format!("  {}: {}", capital(source(line.source)), line.points));
        lines.extend(rows);
        lines.push(format!("  Total: {}", sheet.total));
    }
    lines.push(winners(outcome, names));
    lines
}

/// `Ada wins with 104 points.`, or what was won or lost without points, with the rule behind it.
pub(crate) fn winners(outcome: &Outcome, names: &Names) -> String {
    let why = outcome.rule.and_then(|rule| ledger().get(rule.0)).map_or("", |rule| rule.text.as_str());
    match (&outcome.kind, outcome.winners.is_empty()) {
        (OutcomeKind::Ranked, false) => {}
        (OutcomeKind::Ranked, true) => return format!("Nobody has won. {why}"),
        (_, true) => return format!("The game is lost. {why}"),
        (_, false) => return format!("The game is won. {why}"),
    }
    let won: Vec<String> = outcome.winners.iter().map(|seat| names.of(seat).to_owned()).collect();
    let points = outcome.winners.first().and_then(|seat| outcome.sheets.get(seat.index())).map_or(0, |it| it.total);
    let verb = if won.len() == 1 { "wins" } else { "share the victory" };
    format!("{} {verb} with {}.", list(&won), counted(points, "point"))
}

/// The scores as things stand.
pub(crate) fn standing(view: &View, names: &Names) -> Vec<String> {
    let line = |sheet: Sheet, seat: Seat| {
        let parts: Vec<String> =
            sheet.lines.iter().map(|line| format!("{} {}", source(line.source), line.points)).collect();
        format!("{}: {} now ({}).", names.of(seat), counted(sheet.total, "point"), parts.join(", "))
    };
    let mats: Vec<&Mat> = view.players.iter().map(|player| &player.mat).collect();
    (0..view.setup.players).map(|seat| line(sheet_of(&mats, Seat(seat)), Seat(seat))).collect()
}

/// The source of points in words.
pub(crate) fn source(source: &str) -> &str {
    match source {
        "stations" => "trading stations times status",
        "citizens" => "citizens times status",
        "bread" => "bread times status",
        "places" => "place tiles",
        other => other,
    }
}
