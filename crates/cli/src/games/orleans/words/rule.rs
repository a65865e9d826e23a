//! The rule behind an event tile.

use orleans::components::{Letter, TileId};
use orleans::{Setup, events, ledger};

/// An event of the set in play: the letter of its tile, and what it does.
pub(crate) fn tile(tile: TileId, setup: &Setup) -> String {
    let Some(facts) = events(setup).get(usize::from(tile.0)) else { return "An unknown event.".into() };
    let letter = match facts.letter {
        None | Some(Letter::Start) => String::new(),
        Some(letter) => format!("Letter {letter}. "),
    };
    let text = ledger().get(facts.rule.0).map(|rule| rule.text.as_str());
    format!("{letter}{}", text.unwrap_or(facts.event.name()))
}
