//! The shape of the database: tables and columns, and the steps that led to them. A step that was taken anywhere is
//! never changed.

use super::names;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{Acquire, Any, AnyConnection, SqlSafeStr};
use std::ops::DerefMut;

/// Number, name and text of every file of `migrations`. The macro of sqlx that would find them needs all of sqlx, SQLite
/// included, built a second time.
const STEPS: [(i64, &str, &str); 17] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "listed", include_str!("../../migrations/0002_listed.sql")),
    (3, "nodes", include_str!("../../migrations/0003_nodes.sql")),
    (4, "accounts", include_str!("../../migrations/0004_accounts.sql")),
    (10, "table_life", include_str!("../../migrations/0010_table_life.sql")),
    (11, "chat", include_str!("../../migrations/0011_chat.sql")),
    (20, "results", include_str!("../../migrations/0020_results.sql")),
    (21, "notices", include_str!("../../migrations/0021_notices.sql")),
    (30, "games", include_str!("../../migrations/0030_games.sql")),
    (31, "private_seats", include_str!("../../migrations/0031_private_seats.sql")),
    (32, "skeletons", include_str!("../../migrations/0032_skeletons.sql")),
    (33, "letters", include_str!("../../migrations/0033_letters.sql")),
    (40, "heartbeats", include_str!("../../migrations/0040_heartbeats.sql")),
    (50, "variants", include_str!("../../migrations/0050_variants.sql")),
    (60, "record_book", include_str!("../../migrations/0060_record_book.sql")),
    (70, "company", include_str!("../../migrations/0070_company.sql")),
    (80, "push", include_str!("../../migrations/0080_push.sql")),
];

/// The table in which sqlx notes the steps that a database has taken.
pub(super) const STEPS_TAKEN: &str = "_sqlx_migrations";

/// Takes the steps that a database has not taken yet.
pub(super) async fn bring_up_to_date<'a, A>(database: A) -> Result<(), MigrateError>
where
    A: Acquire<'a, Database = Any, Connection: DerefMut<Target = AnyConnection>>,
{
    let step = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let mut database = database.acquire().await?;
    Migrator::with_migrations(STEPS.map(step).into()).run(&mut *database).await?;
    Ok(names::fill(&mut database).await?)
}

/// The number of the last step: two stores with the same have the same tables and columns.
pub(super) fn now() -> i64 {
    STEPS[STEPS.len() - 1].0
}

#[cfg(test)]
mod tests {
    use super::STEPS;
    use std::fs;
    use std::path::Path;

    #[test]
    fn every_migration_is_a_step() {
        let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations")).unwrap().flatten();
        let mut files: Vec<(String, String)> = files
            .map(|file| (file.file_name().into_string().unwrap(), fs::read_to_string(file.path()).unwrap()))
            .collect();
        files.sort();
        let steps = STEPS.map(|(number, name, sql)| (format!("{number:04}_{name}.sql"), sql.to_owned()));
        assert_eq!(files, steps);
    }
}
