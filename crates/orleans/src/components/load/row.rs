//! A row of a data file while it is read.

use super::super::Town;
use super::DataError;
use crate::ledger::cited;
use serde::de::value::{Error, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer};
use std::fmt;
use tabletop::RuleId;

/// Keys that every row may have; checked once for all, so that no table repeats them.
const COMMON: [&str; 9] = [
    "id",
    "name",
    "source",
    "confidence",
    "confidence_for",
    "reconstructed",
    "note",
    "field_sources",
    "field_confidence",
];

/// Keys that only people read.
const FOR_READERS: [&str; 6] = ["name_de", "other_name", "effect_text", "cost", "real_position", "spelling_on_board"];

/// A row of a data file: it knows what to call itself in an error.
pub(super) struct Row<'a> {
    file: &'static str,
    kind: String,
    number: Option<usize>,
    /// What it says.
    pub(super) table: &'a toml::Table,
}

impl<'a> Row<'a> {
    /// The row with this number among those of its kind; a row alone has none.
    pub(super) fn new(file: &'static str, kind: &str, number: Option<usize>, table: &'a toml::Table) -> Row<'a> {
        Row { file, kind: kind.into(), number, table }
    }

    /// An error about this row.
    pub(super) fn error(&self, message: impl Into<String>) -> DataError {
        DataError { file: self.file, row: self.to_string(), message: message.into() }
    }

    /// The facts of the row, without what all rows have and what only people read.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        let mut facts = self.table.clone();
        facts.retain(|key, _| !COMMON.contains(&key) && !FOR_READERS.contains(&key));
        facts.try_into().map_err(|wrong: toml::de::Error| self.error(wrong.message()))
    }

    /// A text of the row.
    pub(super) fn text(&self, key: &str) -> Result<&'a str, DataError> {
        match self.table.get(key).and_then(toml::Value::as_str) {
            Some(text) if !text.is_empty() => Ok(text),
            _ => Err(self.error(format!("the text `{key}` is missing"))),
        }
    }

    /// The rule of the ledger that the row names under this key.
    pub(super) fn rule(&self, key: &str) -> Result<RuleId, DataError> {
        self.rule_named(self.text(key)?)
    }

    /// The rule of the ledger with this id.
    pub(super) fn rule_named(&self, id: &str) -> Result<RuleId, DataError> {
        cited(id).ok_or_else(|| self.error(format!("the ledger has no rule \"{id}\"")))
    }

    /// The printed thing with this id.
    pub(super) fn named<T: DeserializeOwned>(&self, what: &str, id: &str) -> Result<T, DataError> {
        named(id).ok_or_else(|| self.error(format!("there is no {what} \"{id}\"")))
    }

    /// The printed things with these ids.
    pub(super) fn all_named<T: DeserializeOwned>(&self, what: &str, ids: &[String]) -> Result<Vec<T>, DataError> {
        ids.iter().map(|id| self.named(what, id)).collect()
    }

    /// Whether the row stands under `[kind]` or `[[kind]]`.
    pub(super) fn is_kind(&self, kind: &str) -> bool {
        self.kind == kind
    }

    /// Whether the row waits to be corrected from the physical game.
    pub(super) fn is_reconstructed(&self) -> bool {
        self.table.contains_key("reconstructed")
    }

    /// What the row is about, in the words of the row.
    pub(super) fn label(&self) -> Option<String> {
        let text = |key: &str| self.table.get(key).and_then(toml::Value::as_str);
        let town = |id: &str| named::<Town>(id).map_or(id.to_owned(), |town| town.to_string());
        if let (Some(a), Some(b)) = (text("a"), text("b")) {
            return Some(format!("{} – {}", town(a), town(b)));
        }
        let word = ["name", "id", "item", "good", "follower", "track"].into_iter().find_map(text);
        let number = |key: &str| Some(format!("{key} {}", self.table.get(key)?.as_integer()?));
        word.map(str::to_owned)
            .or_else(|| text("town").map(town))
            .or_else(|| ["round", "space", "position", "deed"].into_iter().find_map(number))
    }
}

impl fmt::Display for Row<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.kind)?;
        if let Some(number) = self.number {
            write!(f, " {number}")?;
        }
        match self.label() {
            Some(label) => write!(f, " ({label})"),
            None => Ok(()),
        }
    }
}

fn named<T: DeserializeOwned>(id: &str) -> Option<T> {
    let id: StrDeserializer<'_, Error> = id.into_deserializer();
    T::deserialize(id).ok()
}
