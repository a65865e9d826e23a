//! Looking at the table.

use super::words::{Names, board, map, score, table};
use crate::play::thing;
use orleans::View;
use orleans::components::Town;
use tabletop::Seat;

/// What `seat` sees of a thing, a line each; nothing if this is no thing to look at.
pub(super) fn show(word: &str, rest: &str, seat: Seat, view: &View, names: &Names) -> Option<Vec<String>> {
    Some(match word {
        "board" | "b" => match whose(rest, seat, names) {
            Some(whose) => board::board(view, whose, names),
            None => vec![format!("Nobody here is called `{rest}`: name a seat or a number.")],
        },
        "map" | "m" if rest.is_empty() => map::map(view, names),
        "map" | "m" => match thing(rest, Town::ALL) {
            Some(town) => vec![map::town(view, town, names)],
            None => vec![format!("There is no town `{rest}` on the map.")],
        },
        "deeds" => table::deeds(view),
        "tracks" => table::tracks(view, names),
        "tiles" => table::tiles(view),
        "supply" => table::supply(view),
        "bag" => view.players.get(seat.index()).map(board::bag).into_iter().collect(),
        "scores" | "score" => score::standing(view, names),
        _ => return None,
    })
}

/// All that lies on the table.
pub(super) fn table(view: &View, names: &Names) -> Vec<String> {
    let mut lines = table::round(view, names);
    (0..view.setup.players).for_each(|seat| lines.extend(board::board(view, Seat(seat), names)));
    lines.extend(table::tracks(view, names));
    lines.extend(table::deeds(view));
    lines.extend(score::standing(view, names));
    lines
}

fn whose(rest: &str, seat: Seat, names: &Names) -> Option<Seat> {
    if rest.is_empty() { Some(seat) } else { names.seat(rest) }
}
