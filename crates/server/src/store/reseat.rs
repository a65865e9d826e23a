//! Free seats before the game: given to a bot, or freed again.

use super::votes::Successor;
use super::{Store, StoreError};
use tabletop::Seat;

impl Store {
    /// Gives a free seat of a table that has not begun to a bot, or takes it from one; false where a person sits, or
    /// the game has begun. A seat that was for the invitation is so again.
    pub(crate) async fn reseat(&self, table: &str, seat: Seat, by: &Successor) -> Result<bool, StoreError> {
        let (kind, bot) = match by {
            Successor::Bot(name) => ("bot", Some(name)),
            Successor::Open => ("open", None),
        };
        let changed = self
            .pen
            .run(
                sqlx::query(
                    "UPDATE seats SET kind = CASE WHEN $3 = 'open' AND invited = 1 THEN 'invited' ELSE $3 END, holder = $4
             WHERE table_id = $1 AND seat = $2 AND kind IN ('open', 'invited', 'bot')
             AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state = 'open')",
                )
                .bind(table)
                .bind(i64::from(seat.0))
                .bind(kind)
                .bind(bot),
            )
            .await?;
        Ok(changed.rows_affected() == 1)
    }
}
