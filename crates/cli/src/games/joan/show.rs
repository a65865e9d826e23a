//! Looking at the table.

use super::words::{sheet, solo, table};
use crate::play::thing;
use crate::speech::Names;
use joan::components::Town;
use joan::{State, View};
use tabletop::Seat;

/// What `seat` sees of a thing, a line each; nothing if this is no thing to look at.
pub(super) fn show(word: &str, rest: &str, seat: Seat, view: &View, names: &Names<State>) -> Option<Vec<String>> {
    Some(match word {
        "sheet" | "s" => match if rest.is_empty() { Some(seat) } else { names.seat(rest) } {
            Some(whose) => sheet::sheet(view, whose, names),
            None => vec![format!("Nobody here is called `{rest}`: name a seat or a number.")],
        },
        "map" | "m" if rest.is_empty() => sheet::map(view, seat),
        "map" | "m" => match thing(rest, Town::ALL) {
            Some(town) => sheet::town(view, town, names),
            None => vec![format!("There is no town `{rest}` on the map.")],
        },
        "market" => table::market(view),
        "deeds" => table::deeds(view, seat),
        "races" => table::races(view, names),
        "bag" => table::bag(view),
        "scores" | "score" => table::scores(view, names),
        "joan" => solo::area(view),
        _ => return None,
    })
}

/// All that lies on the table.
pub(super) fn table(view: &View, names: &Names<State>) -> Vec<String> {
    let mut lines = table::round(view, names);
    (0..view.setup.players).for_each(|seat| lines.extend(sheet::sheet(view, Seat(seat), names)));
    if view.joan.is_some() {
        lines.extend(solo::area(view));
    }
    lines.extend(table::market(view));
    lines.extend(table::races(view, names));
    lines.extend(table::scores(view, names));
    lines
}
