//! Scores as things stand, line by line as on paper.

use super::Names;
use super::count::counted;
use orleans::View;
use orleans::score::sheet_of;
use orleans::state::Mat;
use tabletop::{Seat, Sheet};

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
        "structures" => "completed Structures",
        "places" => "place tiles",
        "indulgences" => "Indulgence cards",
        other => other,
    }
}
