//! What the names of accounts look like.

use super::StoreError;
use crate::names::skeleton;
use sqlx::AnyConnection;

/// Notes what the names of older accounts look like. Of two that look alike only one is noted: both keep their names, and
/// nobody new is called like them.
pub(super) async fn fill(database: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let older: Vec<(String, String)> = sqlx::query_as(
        "SELECT people.id, people.name FROM accounts JOIN people ON people.id = person
         WHERE skeleton IS NULL ORDER BY accounts.name",
    )
    .fetch_all(&mut *database)
    .await?;
    for (person, name) in older {
        let noted = sqlx::query("UPDATE accounts SET skeleton = $2 WHERE person = $1")
            .bind(person)
            .bind(skeleton(&name))
            .execute(&mut *database)
            .await;
        match noted.map_err(StoreError::from) {
            Ok(_) | Err(StoreError::Conflict) => {}
            Err(StoreError::Database(error)) => return Err(error),
            Err(_) => return Err(sqlx::Error::PoolClosed),
        }
    }
    Ok(())
}
