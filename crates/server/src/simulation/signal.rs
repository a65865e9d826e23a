//! A signal that wakes those who wait for it in the order in which they came: tokio's own for many listeners does so in
//! any order, and a seed would have many stories.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::Notify;

/// Counts how often it was given.
#[derive(Clone, Default)]
pub(super) struct Signal(Arc<(AtomicU64, Notify)>);

impl Signal {
    pub(super) fn give(&self) {
        self.0.0.fetch_add(1, Ordering::SeqCst);
        self.0.1.notify_waiters();
    }

    /// How often it was given.
    pub(super) fn count(&self) -> u64 {
        self.0.0.load(Ordering::SeqCst)
    }

    /// Done when it was given more often than so many times.
    pub(super) async fn after(&self, count: u64) {
        loop {
            let given = self.0.1.notified();
            if self.count() > count {
                return;
            }
            given.await;
        }
    }
}
