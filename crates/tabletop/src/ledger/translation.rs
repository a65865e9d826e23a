//! A ledger in another language: the same ids, books and editions; title, text and ruling in other words.
//!
//! A translated rule says in `of` which original it is a translation of, so that a changed original is noticed.

use super::sheet::Sheet;
use super::{Ledger, LedgerError, Module, Rule, error};
use crate::chance::hex;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// One rule of a translated file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Translation {
    #[serde(rename = "id")]
    _id: String,
    of: String,
    text: String,
    ruling: Option<String>,
}

impl Ledger {
    /// This ledger in the words of the translated files, one for each module in their order; or everything that is
    /// wrong with them, since whoever changes ten rules wants to hear of all ten.
    pub fn translated(&self, files: &[(&str, &str)]) -> Result<Ledger, Vec<LedgerError>> {
        if files.len() != self.modules.len() {
            let message = format!("{} modules want a file each, and there are {}", self.modules.len(), files.len());
            return Err(vec![error("the translation", "", message)]);
        }
        let (mut modules, mut faults) = (Vec::with_capacity(files.len()), Vec::new());
        for (module, (file, text)) in self.modules.iter().zip(files) {
            match module.translated(file, text) {
                Ok(module) => modules.push(module),
                Err(found) => faults.extend(found),
            }
        }
        if faults.is_empty() { Ok(Ledger { modules }) } else { Err(faults) }
    }
}

impl Module {
    fn translated(&self, file: &str, text: &str) -> Result<Module, Vec<LedgerError>> {
        let sheet = Sheet::open(file, text).map_err(|wrong| vec![wrong])?;
        if sheet.module != self.name {
            let message = format!("this is the module `{}`, and `{}` should stand here", sheet.module, self.name);
            return Err(vec![error(file, "", message)]);
        }
        let mut told: BTreeMap<String, toml::Value> = sheet.rules.into_iter().collect();
        let (mut rules, mut faults) = (Vec::with_capacity(self.rules.len()), Vec::new());
        for rule in &self.rules {
            let found = told.remove(&rule.id).ok_or_else(|| "the rule is not translated".to_owned());
            match found.and_then(|value| rule.translated(value)) {
                Ok(rule) => rules.push(rule),
                Err(wrong) => faults.push(error(file, &rule.id, wrong)),
            }
        }
        faults.extend(told.keys().map(|id| error(file, id, "the original has no such rule")));
        if faults.is_empty() { Ok(Module { name: sheet.module, title: sheet.title, rules }) } else { Err(faults) }
    }
}

impl Rule {
    /// What a translation of this rule says in `of`.
    fn mark(&self) -> String {
        let words = format!("{}\n{}", self.text, self.ruling.as_deref().unwrap_or_default());
        hex(&Sha256::digest(words)[..4])
    }

    fn translated(&self, value: toml::Value) -> Result<Rule, String> {
        let told: Translation = value.try_into().map_err(|wrong: toml::de::Error| wrong.message().to_owned())?;
        let mark = self.mark();
        let is_empty = |text: &String| text.trim().is_empty();
        match (&self.ruling, &told.ruling) {
            _ if is_empty(&told.text) => Err("the rule has no text".into()),
            (Some(_), None) => Err("the ruling is not translated".into()),
            (None, Some(_)) => Err("the original has no ruling".into()),
            (_, Some(ruling)) if is_empty(ruling) => Err("the ruling is empty".into()),
            _ if told.of != mark => Err(format!(
                "the original has changed: see whether this still says the same, then write of = \"{mark}\""
            )),
            _ => Ok(Rule { text: told.text, ruling: told.ruling, ..self.clone() }),
        }
    }
}
