//! A data file while it is read.

use super::row::Row;
use super::{DataError, Sources};
use serde::de::DeserializeOwned;
use std::fmt::Display;

/// A data file while it is read: its name and its tables.
pub(super) struct DataFile<'a> {
    /// The name, as it lies in the repository.
    pub(super) name: &'static str,
    tables: toml::Table,
    sources: &'a Sources,
}

impl<'a> DataFile<'a> {
    /// Reads a text whose tables have any names.
    pub(super) fn open(name: &'static str, text: &str, sources: &'a Sources) -> Result<DataFile<'a>, DataError> {
        match text.parse() {
            Ok(tables) => Ok(DataFile { name, tables, sources }),
            Err(wrong) => Err(DataError { file: name, row: String::new(), message: wrong.to_string() }),
        }
    }

    /// Reads a text that must hold exactly the tables of these names.
    pub(super) fn read(
        name: &'static str,
        text: &str,
        sources: &'a Sources,
        kinds: &[&str],
    ) -> Result<DataFile<'a>, DataError> {
        let file = DataFile::open(name, text, sources)?;
        if let Some(missing) = kinds.iter().find(|kind| !file.tables.contains_key(**kind)) {
            return Err(file.error(format!("the table `{missing}` is missing")));
        }
        if let Some(unknown) = file.kinds().find(|kind| !kinds.contains(kind)) {
            return Err(file.error(format!("nobody reads the table `{unknown}`")));
        }
        Ok(file)
    }

    /// An error about the file as a whole.
    pub(super) fn error(&self, message: impl Into<String>) -> DataError {
        DataError { file: self.name, row: String::new(), message: message.into() }
    }

    /// An error unless there are as many as printed.
    pub(super) fn expect(&self, what: impl Display, found: usize, printed: usize) -> Result<(), DataError> {
        match found == printed {
            true => Ok(()),
            false => Err(self.error(format!("there should be {printed} {what}, not {found}"))),
        }
    }

    /// The names of the tables.
    pub(super) fn kinds(&self) -> impl Iterator<Item = &str> {
        self.tables.keys().map(String::as_str)
    }

    /// The rows of the tables of one name: one for `[kind]`, all in their order for `[[kind]]`. Each has been
    /// checked for its source and confidence.
    pub(super) fn rows(&self, kind: &str) -> Result<Vec<Row<'_>>, DataError> {
        let rows: Vec<Row<'_>> = match self.tables.get(kind) {
            Some(toml::Value::Table(table)) => vec![Row::new(self.name, kind, None, table)],
            Some(toml::Value::Array(list)) => {
                let tables = list.iter().map(toml::Value::as_table).collect::<Option<Vec<_>>>();
                let tables =
                    tables.ok_or_else(|| self.error(format!("`{kind}` is a list of other things than tables")))?;
                tables.into_iter().enumerate().map(|(n, table)| Row::new(self.name, kind, Some(n + 1), table)).collect()
            }
            _ => return Err(self.error(format!("`{kind}` is not a table"))),
        };
        for row in &rows {
            self.sources.check(row.table).map_err(|wrong| row.error(wrong))?;
        }
        Ok(rows)
    }

    /// The one row of `[kind]`.
    pub(super) fn row<T: DeserializeOwned>(&self, kind: &str) -> Result<T, DataError> {
        match &self.rows(kind)?[..] {
            [row] => row.read(),
            rows => Err(self.error(format!("there should be one `{kind}`, not {}", rows.len()))),
        }
    }

    /// The rows of printed things, in the order of `all`: each thing has exactly one row, with its printed name.
    pub(super) fn one_each<T: Copy + Eq + Display + DeserializeOwned, R: DeserializeOwned>(
        &self,
        kinds: &[&str],
        all: &[T],
    ) -> Result<Vec<(Row<'_>, T, R)>, DataError> {
        let mut found: Vec<Option<(Row<'_>, T, R)>> = all.iter().map(|_| None).collect();
        for kind in kinds {
            for row in self.rows(kind)? {
                let thing: T = row.named(kind, row.text("id")?)?;
                let name = row.text("name")?;
                if name != thing.to_string() {
                    return Err(row.error(format!("the name should be \"{thing}\", not \"{name}\"")));
                }
                let facts = row.read()?;
                match all.iter().position(|other| *other == thing).map(|at| &mut found[at]) {
                    Some(place @ None) => *place = Some((row, thing, facts)),
                    Some(Some((first, ..))) => return Err(row.error(format!("this is {first} again"))),
                    None => return Err(row.error("this does not belong here")),
                }
            }
        }
        let missing = |at: usize| self.error(format!("the row of {} is missing", all[at]));
        found.into_iter().enumerate().map(|(at, row)| row.ok_or_else(|| missing(at))).collect()
    }
}
