//! The rule ledger: every rule as one testable statement with a stable id.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// The stable id of a rule in the ledger, e.g. `base.travel.must-move`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Every rule of a game, module by module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ledger {
    /// The modules, in the order of the files.
    pub modules: Vec<Module>,
}

/// The rules of one module of a game: one file of the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Module {
    /// The short name, e.g. `plague`.
    pub name: String,
    /// The name for people, e.g. `The Plague`.
    pub title: String,
    /// The rules, in the order of the file.
    pub rules: Vec<Rule>,
}

/// One rule in our own words, with its place in the books and our ruling where they are silent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The stable id.
    pub id: String,
    /// The rule as one statement.
    pub text: String,
    /// Where the books say it.
    pub book: Vec<String>,
    /// The editions it belongs to; all if absent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub edition: Vec<String>,
    /// The player counts it belongs to; all if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<String>,
    /// How we read the books where they are silent or disagree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<String>,
}

/// A file of the ledger does not say what it should.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}{comma}{rule}: {message}", comma = if .rule.is_empty() { "" } else { ", " })]
pub struct LedgerError {
    /// The file.
    pub file: String,
    /// The rule's id, or its number if it has none; empty if it is about the file as a whole.
    pub rule: String,
    /// What is wrong, in a sentence a person can act on.
    pub message: String,
}

/// The editions a rule can belong to.
const EDITIONS: [&str; 3] = ["first", "current", "bigbox"];

impl Ledger {
    /// Reads the files of the ledger, each with its name; no two rules may share an id.
    pub fn read(files: &[(&str, &str)]) -> Result<Ledger, LedgerError> {
        let mut ids = BTreeSet::new();
        let mut modules = Vec::with_capacity(files.len());
        for (file, text) in files {
            let module = parse(file, text)?;
            for rule in &module.rules {
                if !ids.insert(rule.id.clone()) {
                    return Err(error(file, &rule.id, "another file has this id already"));
                }
            }
            modules.push(module);
        }
        Ok(Ledger { modules })
    }

    /// Every rule, module by module.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.modules.iter().flat_map(|module| &module.rules)
    }

    /// The rule with this id.
    pub fn get(&self, id: &str) -> Option<&Rule> {
        self.rules().find(|rule| rule.id == id)
    }

    /// The rules that contain every one of the words, whatever their case, in id, text or ruling.
    pub fn search(&self, words: &str) -> Vec<&Rule> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let said = |rule: &Rule| {
            let ruling = rule.ruling.as_deref().unwrap_or_default();
            format!("{} {} {ruling}", rule.id, rule.text).to_lowercase()
        };
        self.rules().filter(|rule| words.iter().all(|word| said(rule).contains(word))).collect()
    }
}

/// Reads one file of the ledger: `module`, `title`, and every `[[rule]]`.
pub fn parse(file: &str, text: &str) -> Result<Module, LedgerError> {
    let table: toml::Table = text.parse().map_err(|wrong: toml::de::Error| error(file, "", wrong.to_string()))?;
    if let Some(key) = table.keys().find(|key| !["module", "title", "rule"].contains(&key.as_str())) {
        return Err(error(file, "", format!("a ledger has no `{key}`")));
    }
    let word = |key: &str| match table.get(key).and_then(toml::Value::as_str) {
        Some(word) if !word.trim().is_empty() => Ok(word.to_owned()),
        _ => Err(error(file, "", format!("the text `{key}` is missing"))),
    };
    let Some(list) = table.get("rule").and_then(toml::Value::as_array).filter(|list| !list.is_empty()) else {
        return Err(error(file, "", "there is no rule"));
    };
    let mut ids = BTreeSet::new();
    let mut rules = Vec::with_capacity(list.len());
    for (nth, value) in list.iter().enumerate() {
        let name = match value.get("id").and_then(toml::Value::as_str) {
            Some(id) if !id.is_empty() => id.to_owned(),
            _ => format!("rule {}", nth + 1),
        };
        let rule: Rule =
            value.clone().try_into().map_err(|wrong: toml::de::Error| error(file, &name, wrong.message()))?;
        check(&rule).map_err(|wrong| error(file, &name, wrong))?;
        if !ids.insert(rule.id.clone()) {
            return Err(error(file, &name, "the id stands here twice"));
        }
        rules.push(rule);
    }
    Ok(Module { name: word("module")?, title: word("title")?, rules })
}

fn error(file: &str, rule: &str, message: impl Into<String>) -> LedgerError {
    LedgerError { file: file.into(), rule: rule.into(), message: message.into() }
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
