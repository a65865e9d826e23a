//! Tables whose clock has run out.

use super::{Store, StoreError};

/// The most tables looked after at once.
const MOST: i64 = 100;

impl Store {
    /// The ids of running tables of this game where somebody is too late.
    pub async fn late_tables(&self, game: &str) -> Result<Vec<String>, StoreError> {
        let ids: Vec<(String,)> = sqlx::query_as(
            "SELECT table_id FROM snapshots JOIN tables ON id = table_id
             WHERE deadline <= $2 AND state = 'running' AND tables.game = $1 ORDER BY deadline LIMIT $3",
        )
        .bind(game)
        .bind(self.now())
        .bind(MOST)
        .fetch_all(&self.read)
        .await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }
}
