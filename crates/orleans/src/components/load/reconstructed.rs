//! The rows that wait to be corrected from the physical game.

use super::file::DataFile;
use super::sources::{is_reconstructed, named, origins};
use super::{ALL, DataError, SOURCES, Sources};

/// A row of a data file that no source shows: it can be corrected there without touching code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reconstructed {
    /// The file, as it lies in the repository.
    pub file: &'static str,
    /// The row, such as `tile 7 (Farm)`.
    pub row: String,
    /// What the row is about.
    pub name: String,
    /// Where it comes from, as far as anything is known; where only a field is reconstructed, `field: source`.
    pub source: Vec<String>,
    /// How sure the row is, or its reconstructed field.
    pub confidence: String,
}

/// Every reconstructed row of every data file, file by file. Every row of every file is checked on the way.
pub fn reconstructed() -> Result<Vec<Reconstructed>, DataError> {
    let sources = Sources::parse(SOURCES.1)?;
    let mut found = Vec::new();
    for (name, text) in ALL {
        found.extend(of_file(name, text, &sources)?);
    }
    Ok(found)
}

/// The reconstructed rows of one file.
pub(super) fn of_file(name: &'static str, text: &str, sources: &Sources) -> Result<Vec<Reconstructed>, DataError> {
    let file = DataFile::open(name, text, sources)?;
    let mut found = Vec::new();
    for kind in file.kinds() {
        for row in file.rows(kind)?.iter().filter(|row| row.is_reconstructed()) {
            let mut lines = Vec::new();
            let mut confidence = "";
            for (field, origin) in origins(row.table).filter(|(_, origin)| is_reconstructed(origin)) {
                lines.extend(named(origin).map(|source| match field {
                    None => source.to_owned(),
                    Some(field) => format!("{field}: {source}"),
                }));
                if confidence.is_empty() {
                    confidence = origin.get("confidence").and_then(toml::Value::as_str).unwrap_or_default();
                }
            }
            found.push(Reconstructed {
                file: name,
                row: row.to_string(),
                name: row.label().unwrap_or_else(|| kind.to_owned()),
                source: lines,
                confidence: confidence.to_owned(),
            });
        }
    }
    Ok(found)
}
