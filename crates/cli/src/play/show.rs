//! Looking at the table.

use super::command::Thing;
use super::meaning;
use crate::words::{Names, board, event, map, score, table};
use orleans::components::Town;
use orleans::{Event, State, View};
use tabletop::{Game, Record, Replay, Seat, Viewer};

/// What `seat` sees of a thing, a line each.
pub(crate) fn show(thing: Thing, rest: &str, seat: Seat, view: &View, names: &Names) -> Vec<String> {
    match thing {
        Thing::Board => match whose(rest, seat, names) {
            Some(whose) => board::board(view, whose, names),
            None => vec![format!("Nobody here is called `{rest}`: name a seat or a number.")],
        },
        Thing::Map if rest.is_empty() => map::map(view, names),
        Thing::Map => match meaning::thing(rest, Town::ALL) {
            Some(town) => vec![map::town(view, town, names)],
            None => vec![format!("There is no town `{rest}` on the map.")],
        },
        Thing::Deeds => table::deeds(view),
        Thing::Tracks => table::tracks(view, names),
        Thing::Tiles => table::tiles(view),
        Thing::Supply => table::supply(view),
        Thing::Bag => view.players.get(seat.index()).map(board::bag).into_iter().collect(),
        Thing::Scores => score::standing(view, names),
        Thing::Round => table::round(view, names),
        Thing::Log => Vec::new(),
    }
}

fn whose(rest: &str, seat: Seat, names: &Names) -> Option<Seat> {
    if rest.is_empty() { Some(seat) } else { names.seat(rest) }
}

/// What `viewer` saw happen: in this round, or from the beginning.
pub(crate) fn log(record: &Record<State>, viewer: Viewer, whole: bool, names: &Names) -> Vec<String> {
    let Ok(mut replay) = Replay::new(record) else {
        return vec!["This game was begun by other rules, so its beginning cannot be told.".into()];
    };
    let mut seen = Vec::new();
    while let Ok(Some(events)) = replay.step() {
        for event in events.iter().filter_map(|event| State::seen_by(event, viewer)) {
            if !whole && matches!(event, Event::Round(_)) {
                seen.clear();
            }
            seen.push(event);
        }
    }
    match seen.is_empty() {
        true => vec!["Nothing has happened yet.".into()],
        false => event::tell(&seen, names),
    }
}
