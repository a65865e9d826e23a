//! What has happened at the table.

use crate::games::Told;
use crate::speech::Names;
use tabletop::{Record, Replay, Viewer};

/// What `viewer` saw happen: in this round, or from the beginning.
pub(crate) fn log<G: Told>(record: &Record<G>, viewer: Viewer, whole: bool, names: &Names<G>) -> Vec<String> {
    let Ok(mut replay) = Replay::new(record) else {
        return vec!["This game was begun by other rules, so its beginning cannot be told.".into()];
    };
    let mut seen = Vec::new();
    while let Ok(Some(events)) = replay.step() {
        for event in events.iter().filter_map(|event| G::seen_by(event, viewer)) {
            if !whole && G::begins_round(&event) {
                seen.clear();
            }
            seen.push(event);
        }
    }
    match seen.is_empty() {
        true => vec!["Nothing has happened yet.".into()],
        false => G::events(&seen, names),
    }
}
