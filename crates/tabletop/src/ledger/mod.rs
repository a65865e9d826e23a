//! The rule ledger: every rule as one testable statement with a stable id, in the languages it is translated into.

mod language;
mod read;
mod sheet;
mod translation;

pub use language::Language;
pub use read::parse;

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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LedgerModule"))]
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

    /// The rules that contain every one of the words, whatever their case and accents, in id, text or ruling.
    pub fn search(&self, words: &str) -> Vec<&Rule> {
        let words: Vec<String> = words.split_whitespace().map(plain).collect();
        let said = |rule: &Rule| {
            let ruling = rule.ruling.as_deref().unwrap_or_default();
            plain(&format!("{} {} {ruling}", rule.id, rule.text))
        };
        self.rules().filter(|rule| words.iter().all(|word| said(rule).contains(word))).collect()
    }
}

/// A text as somebody types it who is in a hurry: small letters, no accents, a plain apostrophe.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'â' | 'ä' => plain.push('a'),
            'ç' => plain.push('c'),
            'é' | 'è' | 'ê' | 'ë' => plain.push('e'),
            'î' | 'ï' => plain.push('i'),
            'ô' | 'ö' => plain.push('o'),
            'ù' | 'û' | 'ü' => plain.push('u'),
            'ß' => plain.push_str("ss"),
            'œ' => plain.push_str("oe"),
            '’' => plain.push('\''),
            other => plain.push(other),
        }
    }
    plain
}

fn error(file: &str, rule: &str, message: impl Into<String>) -> LedgerError {
    LedgerError { file: file.into(), rule: rule.into(), message: message.into() }
}
