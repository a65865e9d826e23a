//! Reading the ledger as it was first written: a file for each module.

use super::sheet::Sheet;
use super::{LedgerError, Module, Rule, error};

/// The editions a rule can belong to.
const EDITIONS: [&str; 3] = ["first", "current", "bigbox"];

/// Reads one file of the ledger: `module`, `title`, and every `[[rule]]`.
pub fn parse(file: &str, text: &str) -> Result<Module, LedgerError> {
    let sheet = Sheet::open(file, text)?;
    let mut rules = Vec::with_capacity(sheet.rules.len());
    for (name, value) in sheet.rules {
        let rule: Rule = value.try_into().map_err(|wrong: toml::de::Error| error(file, &name, wrong.message()))?;
        check(&rule).map_err(|wrong| error(file, &name, wrong))?;
        rules.push(rule);
    }
    Ok(Module { name: sheet.module, title: sheet.title, rules })
}

/// Says what is wrong with a rule.
fn check(rule: &Rule) -> Result<(), String> {
    if !is_id(&rule.id) {
        return Err("an id has the form area.topic.name, in lower-case words and hyphens".into());
    }
    if rule.text.trim().is_empty() {
        return Err("the rule has no text".into());
    }
    if rule.book.is_empty() || rule.book.iter().any(|book| book.trim().is_empty()) {
        return Err("the rule does not say where the books have it".into());
    }
    if let Some(edition) = rule.edition.iter().find(|edition| !EDITIONS.contains(&edition.as_str())) {
        return Err(format!("there is no edition \"{edition}\"; say one of {}", EDITIONS.join(", ")));
    }
    if rule.ruling.as_ref().is_some_and(|ruling| ruling.trim().is_empty()) {
        return Err("the ruling is empty".into());
    }
    match &rule.players {
        Some(players) if !is_players(players) => {
            Err(format!("\"{players}\" is no number of players; say \"2\" or \"2-4\""))
        }
        _ => Ok(()),
    }
}

fn is_id(id: &str) -> bool {
    let is_word = |part: &str| {
        let chars = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        part.starts_with(|c: char| c.is_ascii_lowercase())
            && part.split('-').all(|word| !word.is_empty() && word.chars().all(chars))
    };
    id.split('.').count() == 3 && id.split('.').all(is_word)
}

fn is_players(players: &str) -> bool {
    match players.as_bytes() {
        [only] => (b'1'..=b'9').contains(only),
        [fewest, b'-', most] => b'1' <= *fewest && fewest < most && *most <= b'9',
        _ => false,
    }
}
