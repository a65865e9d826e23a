//! Several nodes on one database: what the others do is heard here, and what was missed is read again.

use super::hall::Hall;
use crate::store::{Call, News};
use crate::table::Ring;
use crate::{HostedGame, StoreError};
use std::sync::Arc;
use std::time::Duration;

/// How long to wait before the database is tried again.
const PAUSE: Duration = Duration::from_millis(200);

impl<G: HostedGame> Hall<G> {
    /// Hears the other nodes until the store closes.
    pub(crate) async fn hear(self: Arc<Self>) {
        loop {
            match self.store.ears().await {
                Ok(None) | Err(StoreError::Closed) => return,
                Ok(Some(mut ears)) => {
                    // Whatever was called before these ears were there.
                    self.doubt_all();
                    let error = loop {
                        tokio::select! {
                            calls = ears.next() => match calls {
                                Ok(calls) => calls.iter().for_each(|call| self.heard(call)),
                                Err(error) => break error,
                            },
                            () = self.store.closed() => return,
                        }
                    };
                    tracing::warn!(%error, "the other nodes are not heard");
                }
                Err(error) => tracing::warn!(%error, "the other nodes cannot be heard"),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    fn heard(&self, Call { table, news }: &Call) {
        let ring = match *news {
            News::Game(number) => {
                self.goes_to(table, number);
                Ring::Game
            }
            News::Table => Ring::Table,
            News::Chat => Ring::Chat,
        };
        self.bells.ring_here(table, ring);
    }
}
