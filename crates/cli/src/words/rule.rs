//! Rules of the ledger, as they are shown to people.

use super::around::around;
use orleans::components::{Letter, TileId};
use orleans::{Setup, events, ledger};
use tabletop::ledger::{Language, Rule};

/// A rule with its place in the books, where it holds, and our ruling: a line each.
pub(crate) fn full(rule: &Rule, language: Language) -> Vec<String> {
    let around = around(language);
    let mut lines = vec![format!("{} {}: {}", around.rule, rule.id, rule.text)];
    if let Some(ruling) = &rule.ruling {
        lines.push(format!("{}: {ruling}", around.ruling));
    }
    lines.push(format!("{}: {}.", around.book, rule.book.join("; ")));
    if !rule.edition.is_empty() {
        lines.push(format!("{}: {}.", around.edition, rule.edition.join(", ")));
    }
    if let Some(players) = &rule.players {
        lines.push(format!("{}: {players}.", around.players));
    }
    lines
}

/// The rule with this id, or a sentence that says it is missing.
pub(crate) fn by_id(id: &str) -> Vec<String> {
    match ledger().get(id) {
        Some(rule) => full(rule, Language::English),
        None => vec![format!("Rule {id}.")],
    }
}

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
