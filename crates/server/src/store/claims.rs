//! Claims: of all nodes one lets the bots of a table answer, until it is done or its claim runs out.
//!
//! A claim only saves work: two nodes that both believe to hold it still cannot both write entry N. So the
//! clocks of the nodes need not agree better than the length of a claim.

use super::{Store, StoreError};
use std::time::Duration;

impl Store {
    /// Claims the bots of a table for `length`, or goes on holding them; false if another node does.
    pub(crate) async fn claim(&self, table: &str, length: Duration) -> Result<bool, StoreError> {
        let Some(shared) = &self.shared else { return Ok(true) };
        let claimed = self
            .pen
            .run(
                sqlx::query(
                    "INSERT INTO claims (table_id, node, until) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET node = $2, until = $3 WHERE claims.node = $2 OR claims.until < $4",
                )
                .bind(table)
                .bind(&shared.node)
                .bind(self.now() + length.as_millis() as i64)
                .bind(self.now()),
            )
            .await?;
        Ok(claimed.rows_affected() == 1)
    }

    /// Gives the claim up.
    pub(crate) async fn release(&self, table: &str) -> Result<(), StoreError> {
        let Some(shared) = &self.shared else { return Ok(()) };
        self.pen
            .run(sqlx::query("DELETE FROM claims WHERE table_id = $1 AND node = $2").bind(table).bind(&shared.node))
            .await?;
        Ok(())
    }

    /// The running tables of this game where a bot is asked and no node lets it answer; with `standing` also those
    /// where somebody is asked who may have answered in advance.
    pub(crate) async fn waiting_for_bots(&self, game: &str, standing: bool) -> Result<Vec<String>, StoreError> {
        let ids: Vec<(String,)> = sqlx::query_as(
            "SELECT DISTINCT tables.id FROM tables
             JOIN snapshots ON snapshots.table_id = tables.id JOIN seats ON seats.table_id = tables.id
             WHERE tables.state = 'running' AND tables.game = $1 AND (seats.kind = 'bot' OR $3 = 1 AND seats.standing IS NOT NULL)
             AND (snapshots.asked >> CAST(seats.seat AS INTEGER)) & 1 = 1
             AND NOT EXISTS (SELECT 1 FROM claims WHERE claims.table_id = tables.id AND claims.until >= $2)",
        )
        .bind(game)
        .bind(self.now())
        .bind(i64::from(standing))
        .fetch_all(&self.read)
        .await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }
}
