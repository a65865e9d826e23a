//! Looks around now and then for tables that have waited long, and sends for the people they wait for.

use super::errand::{self, Errand, To, Ways};
use super::mail::{self, Mail};
use super::webhook::Webhooks;
use super::{Notice, NoticeSettings, Present};
use crate::store::Store;
use crate::wire::Notices;
use crate::{Error, StoreError, clock};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// The longest time between two looks.
const LONGEST: Duration = Duration::from_secs(15);

/// Knows who is to be told, and how.
pub(crate) struct Herald {
    settings: NoticeSettings,
    ways: Arc<Ways>,
    queue: mpsc::Sender<Errand>,
}

impl Herald {
    /// Must be called where tasks can be started. A way that cannot be used is told in the log, and closed.
    pub(crate) fn new(settings: NoticeSettings) -> Herald {
        let ways = Arc::new(Ways {
            webhooks: usable(Webhooks::new(settings.allow_local_webhooks)),
            mail: settings.mail.as_ref().and_then(|server| usable(Mail::new(server))),
        });
        Herald { queue: errand::start(Arc::clone(&ways)), settings, ways }
    }

    /// Whether notices can be sent as somebody wishes.
    pub(crate) fn check(&self, wish: &Notices) -> Result<(), Error> {
        match (&wish.webhook, &self.ways.webhooks) {
            (Some(address), Some(webhooks)) => drop(webhooks.check(address)?),
            (Some(_), None) => return Err(Error::Conflict("this server calls no webhooks")),
            (None, _) => {}
        }
        match &wish.email {
            Some(_) if self.ways.mail.is_none() => Err(Error::Conflict("this server sends no e-mail")),
            Some(address) => mail::check(address),
            None => Ok(()),
        }
    }

    /// Looks around for as long as the server runs.
    pub(crate) async fn watch(self: Arc<Self>, game: &'static str, store: Store, present: Arc<Present>) {
        let pause = (self.settings.after / 4).clamp(Duration::from_millis(50), LONGEST);
        loop {
            tokio::time::sleep(pause).await;
            match self.look(game, &store, &present).await {
                Ok(()) => {}
                Err(StoreError::Closed) => return,
                Err(error) => tracing::warn!(%error, "nobody can be told that a table waits"),
            }
        }
    }

    async fn look(&self, game: &'static str, store: &Store, present: &Present) -> Result<(), StoreError> {
        let now = clock::now();
        // Several nodes may serve one person: whoever sees them says so to all.
        store.saw(&present.people(), now).await?;
        let long_ago = now - self.settings.after.as_millis() as i64;
        for wait in store.long_waits(game, long_ago).await? {
            if !store.claim_wait(&wait).await? {
                continue;
            }
            let notice = Notice::new(game, wait.table, &self.settings.public_url);
            let (webhook, email) = (wait.notices.webhook.map(To::Webhook), wait.notices.email.map(To::Email));
            for to in webhook.into_iter().chain(email) {
                if self.queue.try_send(Errand { notice: notice.clone(), to }).is_err() {
                    tracing::warn!("too many notices wait: one is dropped");
                }
            }
        }
        Ok(())
    }
}

fn usable<T>(way: Result<T, String>) -> Option<T> {
    way.inspect_err(|error| tracing::error!(error, "notices cannot go this way")).ok()
}
