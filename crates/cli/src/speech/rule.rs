//! Rules of a ledger, as they are shown to people.

use super::around::around;
use tabletop::ledger::{Language, Ledger, Rule};

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
pub(crate) fn by_id(id: &str, ledger: &Ledger) -> Vec<String> {
    match ledger.get(id) {
        Some(rule) => full(rule, Language::English),
        None => vec![format!("Rule {id}.")],
    }
}
