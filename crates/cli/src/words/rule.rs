//! Rules of the ledger, as they are shown to people.

use super::around::around;
use orleans::components::{Edition, Happening, Letter, TileId, Happening, EventFacts, components};
use orleans::{ledger, trade_tile};
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

/// The hour glass tile in force: its letter and what its event does.
pub(crate) fn tile(tile: TileId, edition: Edition) -> String {
    if let Some(tile) = trade_tile(tile) {
        return of_trade(tile);
    }
    let Some(facts) = components().hour_glass.get(usize::from(tile.0)) else { return "An unknown tile.".into() };
    let letter = match (edition, facts.letter) {
        (Edition::First, _) | (_, Letter::Start) => String::new(),
        (_, letter) => format!("Letter {letter}. "),
    };
    let text = ledger().get(event_rule(facts.event, edition)).map(|rule| rule.text.as_str());
    format!("{letter}{}", text.unwrap_or(facts.event.name()))
}

/// A tile of the trade events: its letter and the first rule about it.
fn of_trade(tile: EventFacts) -> String {
    let letter = tile.letter.map_or(String::new(), |letter| format!("Letter {letter}. "));
    let name = tile.event.name();
    let start = match (tile.event, tile.letter) {
        (Happening::Silentium, _) | (_, None) => format!("{name},"),
        (_, Some(letter)) => format!("{name} ({letter}):"),
    };
    let text = ledger().rules().find(|rule| rule.text.starts_with(&start)).map(|rule| rule.text.as_str());
    format!("{letter}{}", text.unwrap_or(name))
}

/// The rule that says what an event does in this edition.
fn event_rule(event: Happening, edition: Edition) -> &'static str {
    match (event, edition) {
        (Happening::Pilgrimage, _) => "base.events.pilgrimage",
        (Happening::Plague, _) => "base.events.plague",
        (Happening::Income, Edition::First) => "base.events.income-first-edition",
        (Happening::Income, _) => "base.events.income",
        (Happening::Harvest, Edition::First) => "base.events.harvest-first-edition",
        (Happening::Harvest, _) => "base.events.harvest",
        (Happening::Taxes, Edition::First) => "base.events.taxes-first-edition",
        (Happening::Taxes, _) => "base.events.taxes",
        (Happening::TradingDay, Edition::First) => "base.events.trading-day-first-edition",
        (Happening::TradingDay, _) => "base.events.trading-day",
    }
}
