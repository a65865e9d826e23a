//! The entries of one commit in few statements: each statement is a way to the database and back.

use super::append::Append;
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe};
use std::collections::HashSet;

/// Locks what the entries change, but for what somebody else has locked; gives the tables that are ours now.
pub(super) async fn lock(transaction: &mut AnyConnection, batch: &[Append]) -> Result<HashSet<String>, sqlx::Error> {
    let statement = format!(
        "SELECT snapshots.table_id FROM snapshots JOIN games ON games.table_id = snapshots.table_id
         JOIN tables ON tables.id = snapshots.table_id WHERE snapshots.table_id IN (VALUES {})
         FOR UPDATE OF snapshots, games SKIP LOCKED FOR KEY SHARE OF tables SKIP LOCKED",
        places(batch.len(), &["TEXT"])
    );
    let query = sqlx::query_as(AssertSqlSafe(statement));
    let query = batch.iter().fold(query, |query, append| query.bind(&append.table));
    let ours: Vec<(String,)> = query.fetch_all(&mut *transaction).await?;
    Ok(ours.into_iter().map(|(table,)| table).collect())
}

/// Brings the snapshots to the numbers of the entries; gives those that were at the number before.
pub(super) async fn advance(
    transaction: &mut AnyConnection,
    batch: &[&Append],
) -> Result<HashSet<(String, i64)>, sqlx::Error> {
    if batch.is_empty() {
        return Ok(HashSet::new());
    }
    let types = ["TEXT", "BIGINT", "TEXT", "TEXT", "BIGINT", "BIGINT"];
    let statement = format!(
        "UPDATE snapshots SET number = column2, seen = column3, times = column4, deadline = column5, asked = column6
         FROM (VALUES {}) AS entry WHERE table_id = column1 AND number = column2 - 1 RETURNING table_id, number",
        places(batch.len(), &types)
    );
    let query = batch.iter().fold(sqlx::query_as(AssertSqlSafe(statement)), |query, append| {
        let query = query.bind(&append.table).bind(append.number).bind(&append.seen).bind(&append.times);
        query.bind(append.deadline).bind(append.asked)
    });
    let first: Vec<(String, i64)> = query.fetch_all(&mut *transaction).await?;
    Ok(first.into_iter().collect())
}

/// Writes the entries into their journals.
pub(super) async fn insert(transaction: &mut AnyConnection, batch: &[&Append]) -> Result<(), sqlx::Error> {
    if batch.is_empty() {
        return Ok(());
    }
    let types = ["TEXT", "BIGINT", "BIGINT", "TEXT"];
    let places = places(batch.len(), &types);
    let statement = format!("INSERT INTO moves (table_id, number, seat, entry) VALUES {places}");
    let query = batch.iter().fold(sqlx::query(AssertSqlSafe(statement)), |query, append| {
        query.bind(&append.table).bind(append.number).bind(append.seat).bind(&append.entry)
    });
    query.execute(&mut *transaction).await?;
    Ok(())
}

/// How many of the entries can be seen; nothing if that cannot be told.
pub(super) async fn seen(eye: &AnyPool, batch: &[&Append]) -> Option<usize> {
    if batch.is_empty() {
        return Some(0);
    }
    let statement = format!(
        "SELECT COUNT(*) FROM (VALUES {}) AS kept
         JOIN moves ON table_id = column1 AND number = column2 AND entry = column3",
        places(batch.len(), &["TEXT", "BIGINT", "TEXT"])
    );
    let query = batch.iter().fold(sqlx::query_as(AssertSqlSafe(statement)), |query, append| {
        query.bind(&append.table).bind(append.number).bind(&append.entry)
    });
    let seen: (i64,) = query.fetch_one(eye).await.ok()?;
    usize::try_from(seen.0).ok()
}

/// The places of `rows` rows of parameters of these types: `(CAST($1 AS TEXT), …), …`.
fn places(rows: usize, types: &[&str]) -> String {
    let row = |row: usize| {
        let place = |(at, name)| format!("CAST(${} AS {name})", row * types.len() + at + 1);
        format!("({})", types.iter().enumerate().map(place).collect::<Vec<_>>().join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn parameters_are_counted_through_all_rows() {
        assert_eq!(
            places(2, &["TEXT", "BIGINT"]),
            "(CAST($1 AS TEXT), CAST($2 AS BIGINT)), (CAST($3 AS TEXT), CAST($4 AS BIGINT))"
        );
    }
}
