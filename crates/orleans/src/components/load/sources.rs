//! `data/sources.toml` and what every row must say about where it comes from.

use super::{DataError, SOURCES};
use std::collections::BTreeSet;

/// How sure a row can be, in falling order.
const CONFIDENCE: [&str; 5] = ["certain", "high", "medium", "low-medium", "low"];

/// The key of what no source shows.
const RECONSTRUCTED: &str = "RECON";

/// The keys that rows may name as their source.
pub(super) struct Sources {
    keys: BTreeSet<String>,
}

impl Sources {
    /// Reads the list of sources: tables of `KEY = "what it is"`.
    pub(super) fn parse(text: &str) -> Result<Sources, DataError> {
        let error = |row: &str, message: String| DataError { file: SOURCES.0, row: row.into(), message };
        let tables: toml::Table = text.parse().map_err(|wrong: toml::de::Error| error("", wrong.to_string()))?;
        let mut keys = BTreeSet::new();
        for (group, table) in &tables {
            let Some(table) = table.as_table() else {
                return Err(error(group, "this is not a table of sources".into()));
            };
            for (key, meaning) in table {
                if meaning.as_str().is_none_or(str::is_empty) {
                    return Err(error(key, "the source needs a text that says what it is".into()));
                }
                if !keys.insert(key.clone()) {
                    return Err(error(key, "the source stands here twice".into()));
                }
            }
        }
        Ok(Sources { keys })
    }

    /// Checks what a row says about its origin, and the same of each of its fields that has its own; says what is
    /// wrong.
    pub(super) fn check(&self, row: &toml::Table) -> Result<(), String> {
        self.check_source(row)?;
        check_confidence(row.get("confidence"))?;
        for (field, own) in table(row, "field_sources") {
            let own = own.as_table().ok_or_else(|| format!("the source of `{field}` is not a table"))?;
            self.check_source(own)
                .and_then(|()| check_confidence(own.get("confidence")))
                .map_err(|wrong| format!("`{field}`: {wrong}"))?;
        }
        for (field, confidence) in table(row, "field_confidence") {
            check_confidence(Some(confidence)).map_err(|wrong| format!("`{field}`: {wrong}"))?;
        }
        let marked = match row.get("reconstructed") {
            None => false,
            Some(toml::Value::Boolean(true)) => true,
            Some(_) => return Err("`reconstructed` is either true or left out".into()),
        };
        match (marked, origins(row).any(|(_, origin)| is_reconstructed(origin))) {
            (true, false) => Err(format!("the row is marked as reconstructed, but no source of it is {RECONSTRUCTED}")),
            (false, true) => Err(format!("a source is {RECONSTRUCTED}, so the row needs reconstructed = true")),
            _ => Ok(()),
        }
    }

    fn check_source(&self, row: &toml::Table) -> Result<(), String> {
        let Some(list) = row.get("source").and_then(toml::Value::as_array).filter(|list| !list.is_empty()) else {
            return Err("the row names no source".into());
        };
        for source in list {
            let text = source.as_str().unwrap_or_default();
            let key = text.split(' ').next().unwrap_or_default();
            if !self.keys.contains(key) {
                return Err(format!("there is no source \"{text}\" in {}", SOURCES.0));
            }
        }
        Ok(())
    }
}

fn check_confidence(confidence: Option<&toml::Value>) -> Result<(), String> {
    match confidence.and_then(toml::Value::as_str) {
        None => Err("the row has no confidence".into()),
        Some(word) if CONFIDENCE.contains(&word) => Ok(()),
        Some(word) => Err(format!("\"{word}\" is no confidence; say one of {}", CONFIDENCE.join(", "))),
    }
}

/// What a row says about its own origin, then about the origin of each field that has another one.
pub(super) fn origins(row: &toml::Table) -> impl Iterator<Item = (Option<&str>, &toml::Table)> {
    let fields = table(row, "field_sources").filter_map(|(field, own)| Some((Some(field.as_str()), own.as_table()?)));
    std::iter::once((None, row)).chain(fields)
}

/// The sources that a row or a field names.
pub(super) fn named(origin: &toml::Table) -> impl Iterator<Item = &str> {
    origin.get("source").and_then(toml::Value::as_array).into_iter().flatten().filter_map(toml::Value::as_str)
}

/// Whether no source shows it.
pub(super) fn is_reconstructed(origin: &toml::Table) -> bool {
    named(origin).any(|source| source.split(' ').next() == Some(RECONSTRUCTED))
}

fn table<'a>(row: &'a toml::Table, key: &str) -> impl Iterator<Item = (&'a String, &'a toml::Value)> {
    row.get(key).and_then(toml::Value::as_table).into_iter().flatten()
}
