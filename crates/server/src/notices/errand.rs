//! Carrying notices out, beside everything else.

use super::Notice;
use super::mail::Mail;
use super::webhook::Webhooks;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};

/// The most notices that wait to be carried out; more are dropped.
const MOST: usize = 1_000;
/// The most on their way at once.
const AT_ONCE: usize = 16;
/// How long to rest before each further try.
const RESTS: [Duration; 3] = [Duration::from_secs(1), Duration::from_secs(5), Duration::from_secs(30)];

/// A notice and where it goes.
#[derive(Debug)]
pub(super) struct Errand {
    pub(super) notice: Notice,
    pub(super) to: To,
}

/// Where a notice goes.
#[derive(Debug)]
pub(super) enum To {
    Webhook(String),
    Email(String),
}

/// The ways a notice can take.
pub(super) struct Ways {
    pub(super) webhooks: Option<Webhooks>,
    pub(super) mail: Option<Mail>,
}

/// Starts to carry out what is handed in; ends when nobody can hand in any more.
pub(super) fn start(ways: Arc<Ways>) -> mpsc::Sender<Errand> {
    let (queue, mut errands) = mpsc::channel::<Errand>(MOST);
    let free = Arc::new(Semaphore::new(AT_ONCE));
    tokio::spawn(async move {
        while let Some(errand) = errands.recv().await {
            let Ok(place) = Arc::clone(&free).acquire_owned().await else { return };
            let ways = Arc::clone(&ways);
            tokio::spawn(async move {
                ways.carry(&errand).await;
                drop(place);
            });
        }
    });
    queue
}

impl Ways {
    /// Tries until it works, a few times.
    async fn carry(&self, errand: &Errand) {
        for rest in [Duration::ZERO].into_iter().chain(RESTS) {
            tokio::time::sleep(rest).await;
            if self.send(errand).await {
                return;
            }
        }
        // The address is somebody's own business and stays out of the log.
        tracing::info!("a notice did not arrive");
    }

    /// True if it has arrived, or never can.
    async fn send(&self, errand: &Errand) -> bool {
        match (&errand.to, &self.webhooks, &self.mail) {
            (To::Webhook(address), Some(webhooks), _) => webhooks.send(address, &errand.notice).await,
            (To::Email(address), _, Some(mail)) => mail.send(address, &errand.notice).await,
            _ => true,
        }
    }
}
