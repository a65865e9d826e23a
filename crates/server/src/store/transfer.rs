//! The whole store as lines of text, and back: how games move from a file to a database and the other way.
//!
//! The first line names the shape; every other one is a row with its table. Tables come in the order in which they were
//! made, so what a row refers to is always there before it.

use super::shape;
use super::{Store, StoreError};
use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{AnyConnection, AssertSqlSafe, Column, Executor, Row, ValueRef};
use std::io;

/// Tables that say how things are just now and not what happened.
const PASSING: [&str; 2] = ["_sqlx_migrations", "heartbeats"];

/// The first line.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Heading {
    /// The number of the last migration.
    orleans: i64,
}

/// Every other line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    table: String,
    row: Map<String, Value>,
}

impl Store {
    /// How many rows there are to export.
    pub async fn rows(&self) -> Result<u64, StoreError> {
        let mut rows = 0;
        for table in self.names().await? {
            let (count,): (i64,) =
                sqlx::query_as(AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"))).fetch_one(&self.read).await?;
            rows += count as u64;
        }
        Ok(rows)
    }

    /// Hands out everything that is kept, as of one moment, line by line.
    pub async fn export(&self, mut out: impl FnMut(&str) -> io::Result<()>) -> Result<(), StoreError> {
        let names = self.names().await?;
        let mut transaction = self.read.begin().await?;
        if !self.is_file() {
            // However long it takes.
            transaction
                .execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0")
                .await?;
        }
        let mut write = |line: String| out(&line).map_err(sqlx::Error::Io);
        write(serde_json::to_string(&Heading { orleans: shape::now() })?)?;
        for table in names {
            let query = format!("SELECT * FROM {table}");
            let mut rows = sqlx::query(AssertSqlSafe(query)).fetch(&mut *transaction);
            while let Some(row) = rows.try_next().await? {
                write(serde_json::to_string(&Line { table: table.clone(), row: columns(&row)? })?)?;
            }
        }
        Ok(())
    }

    /// Takes over everything from the lines of an export: all or nothing, and only where nothing is kept yet.
    pub async fn import(&self, mut lines: impl Iterator<Item = io::Result<String>>) -> Result<u64, StoreError> {
        let heading = lines.next().transpose().map_err(sqlx::Error::Io)?.unwrap_or_default();
        let heading: Heading = serde_json::from_str(&heading).map_err(|_| unfit("this is no export of Orléans"))?;
        if heading.orleans != shape::now() {
            return Err(unfit("it was written by another version: import it with that one, then update"));
        }
        if self.rows().await? > 0 {
            return Err(unfit("there are people or tables here already: import into an empty one"));
        }
        let names = self.names().await?;
        let mut transaction = self.pen.begin().await?;
        let mut rows = 0;
        for (line, number) in lines.zip(2..) {
            let wrong = |why: &str| unfit(&format!("line {number}: {why}"));
            let line = line.map_err(sqlx::Error::Io)?;
            let Line { table, row } = serde_json::from_str(&line).map_err(|error| wrong(&error.to_string()))?;
            if !names.contains(&table) {
                return Err(wrong("no such table"));
            }
            insert(&mut transaction, &table, row).await.map_err(|error| wrong(&error.to_string()))?;
            rows += 1;
        }
        transaction.commit().await?;
        Ok(rows)
    }

    fn is_file(&self) -> bool {
        self.read.connect_options().database_url.scheme() == "sqlite"
    }

    /// Our tables, in the order in which they were made.
    async fn names(&self) -> Result<Vec<String>, StoreError> {
        let query = match self.is_file() {
            false => {
                "SELECT CAST(relname AS TEXT) FROM pg_class
                 WHERE relkind = 'r' AND relnamespace = CAST(current_schema() AS regnamespace) ORDER BY oid"
            }
            true => "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid",
        };
        let names: Vec<(String,)> = sqlx::query_as(query).fetch_all(&self.read).await?;
        Ok(names.into_iter().map(|(name,)| name).filter(|name| !PASSING.contains(&name.as_str())).collect())
    }
}

/// A row by its columns; what is empty is left out.
fn columns(row: &AnyRow) -> Result<Map<String, Value>, StoreError> {
    let mut columns = Map::new();
    for (at, column) in row.columns().iter().enumerate() {
        let value = row.try_get_raw(at)?;
        if value.is_null() {
            continue;
        }
        let value = match value.type_info().kind() {
            AnyTypeInfoKind::Text => Value::from(row.try_get::<String, _>(at)?),
            AnyTypeInfoKind::SmallInt | AnyTypeInfoKind::Integer | AnyTypeInfoKind::BigInt => {
                Value::from(row.try_get::<i64, _>(at)?)
            }
            other => return Err(unfit(&format!("a column of {other:?} was not foreseen"))),
        };
        columns.insert(column.name().to_owned(), value);
    }
    Ok(columns)
}

async fn insert(transaction: &mut AnyConnection, table: &str, row: Map<String, Value>) -> Result<(), StoreError> {
    // Names become part of the statement, so they are names and nothing else.
    let plain = |name: &str| name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    if row.is_empty() || !row.keys().all(|name| plain(name)) {
        return Err(unfit("these are no columns"));
    }
    let names = row.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
    let places = (1..=row.len()).map(|nth| format!("${nth}")).collect::<Vec<_>>().join(", ");
    let statement = format!("INSERT INTO {table} ({names}) VALUES ({places})");
    let mut query = sqlx::query(AssertSqlSafe(statement));
    for value in row.into_iter().map(|(_, value)| value) {
        query = match (value.as_i64(), value) {
            (Some(number), _) => query.bind(number),
            (None, Value::String(text)) => query.bind(text),
            _ => return Err(unfit("a value is a text or a whole number")),
        };
    }
    query.execute(&mut *transaction).await?;
    Ok(())
}

fn unfit(sentence: &str) -> StoreError {
    StoreError::Unusable(sentence.to_owned())
}
