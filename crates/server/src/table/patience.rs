//! Tables that nobody joins close by themselves.

use super::bells::Ring;
use super::hall::Hall;
use crate::StoreError;
use crate::store::Patience;
use std::sync::Arc;
use std::time::Duration;

/// The longest time between two looks.
const LONGEST: Duration = Duration::from_secs(15);

impl Hall {
    /// When a table that is set up now closes by itself, in milliseconds since 1970.
    pub(crate) fn expires(&self) -> Option<i64> {
        Some(self.store.now() + self.open_for?.as_millis() as i64)
    }

    /// Closes every table at which somebody has waited alone for too long, for as long as the store is open. The store
    /// knows when, so this goes on after a restart, and any node may do it.
    pub(super) async fn lose_patience(self: Arc<Self>) {
        let Some(after) = self.open_for else { return };
        let pause = (after / 4).clamp(Duration::from_millis(50), LONGEST);
        loop {
            match self.look_who_waits_alone().await {
                Ok(()) => {}
                Err(StoreError::Closed) => return,
                Err(error) => tracing::warn!(%error, "tables that nobody joins cannot be closed"),
            }
            tokio::time::sleep(pause).await;
        }
    }

    async fn look_who_waits_alone(&self) -> Result<(), StoreError> {
        let now = self.store.now();
        for (table, patience) in self.store.patience(now).await? {
            match patience {
                Patience::Begins => self.store.set_expiry(&table, self.expires()).await?,
                Patience::Ends => self.store.set_expiry(&table, None).await?,
                Patience::IsOver => self.store.expire(&table, now).await?,
            }
            self.bells.ring(&table, Ring::Table);
        }
        Ok(())
    }
}
