//! One file of the ledger, in whatever language: a module's name, its title, and rules that nobody has looked at yet.

use super::{LedgerError, error};
use std::collections::BTreeSet;

/// A file that is whole, and in which no id stands twice.
pub(super) struct Sheet {
    pub(super) module: String,
    pub(super) title: String,
    /// Each rule by its id, or by its number if it has none.
    pub(super) rules: Vec<(String, toml::Value)>,
}

impl Sheet {
    pub(super) fn open(file: &str, text: &str) -> Result<Sheet, LedgerError> {
        let mut table: toml::Table =
            text.parse().map_err(|wrong: toml::de::Error| error(file, "", wrong.to_string()))?;
        if let Some(key) = table.keys().find(|key| !["module", "title", "rule"].contains(&key.as_str())) {
            return Err(error(file, "", format!("a ledger has no `{key}`")));
        }
        let mut word = |key: &str| match table.remove(key) {
            Some(toml::Value::String(word)) if !word.trim().is_empty() => Ok(word),
            _ => Err(error(file, "", format!("the text `{key}` is missing"))),
        };
        let (module, title) = (word("module")?, word("title")?);
        let list = match table.remove("rule") {
            Some(toml::Value::Array(list)) if !list.is_empty() => list,
            _ => return Err(error(file, "", "there is no rule")),
        };
        let rules: Vec<_> = list.into_iter().enumerate().map(|(nth, value)| (name(nth, &value), value)).collect();
        let mut ids = BTreeSet::new();
        if let Some((id, _)) = rules.iter().find(|(id, _)| !ids.insert(id)) {
            return Err(error(file, id, "the id stands here twice"));
        }
        Ok(Sheet { module, title, rules })
    }
}

/// The id of a rule, or its number if it has none.
fn name(nth: usize, value: &toml::Value) -> String {
    match value.get("id").and_then(toml::Value::as_str) {
        Some(id) if !id.is_empty() => id.to_owned(),
        _ => format!("rule {}", nth + 1),
    }
}
