//! Carrying notices out, beside everything else.

use super::channel::Post;
use super::mail::Mail;
use super::push::Parcel;
use super::webhook::{Taken, Webhooks, host_of};
use super::{Letter, Notice};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;

/// The most notices that are under way; more are dropped.
const MOST: usize = 1_000;
/// The most of them to one host on the web, which may be slow or not there.
const MOST_TO_ONE: usize = 40;
/// The most that are sent at this moment.
const AT_ONCE: usize = 16;
/// How long to rest before each further try.
const RESTS: [Duration; 3] = [Duration::from_secs(1), Duration::from_secs(5), Duration::from_secs(30)];

/// Something to be sent, and where it goes.
#[derive(Debug)]
pub(super) enum Errand {
    Webhook(String, Notice),
    Channel(String, Post),
    Email(String, Letter),
    Push(Parcel),
}

/// The ways a notice can take.
pub(super) struct Ways {
    pub(super) webhooks: Option<Webhooks>,
    pub(super) mail: Option<Mail>,
    /// Browsers of which their push service says that they are gone.
    pub(super) gone: Mutex<Vec<String>>,
}

/// Carries out what is handed in.
pub(super) struct Carriers {
    ways: Arc<Ways>,
    sending: Arc<Semaphore>,
    /// How many are under way to each host.
    under_way: Arc<Mutex<HashMap<String, usize>>>,
}

impl Carriers {
    pub(super) fn new(ways: Arc<Ways>) -> Carriers {
        Carriers { ways, sending: Arc::new(Semaphore::new(AT_ONCE)), under_way: Arc::default() }
    }

    /// Carries an errand out in its own time; false if too many are under way already.
    pub(super) fn send(&self, errand: Errand) -> bool {
        let host = errand.host();
        {
            let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
            let most = if matches!(errand, Errand::Email(..)) { MOST } else { MOST_TO_ONE };
            if under_way.values().sum::<usize>() >= MOST || under_way.get(&host).is_some_and(|there| *there >= most) {
                return false;
            }
            *under_way.entry(host.clone()).or_default() += 1;
        }
        let (ways, sending, under_way) = (self.ways.clone(), self.sending.clone(), self.under_way.clone());
        tokio::spawn(async move {
            ways.carry(&errand, &sending).await;
            let mut under_way = under_way.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(there) = under_way.get_mut(&host) {
                *there -= 1;
            }
            under_way.retain(|_, there| *there > 0);
        });
        true
    }
}

impl Errand {
    /// Who must take it; all letters go through the mail server.
    fn host(&self) -> String {
        match self {
            Errand::Webhook(address, _) | Errand::Channel(address, _) => host_of(address),
            Errand::Push(parcel) => host_of(&parcel.endpoint),
            Errand::Email(..) => String::new(),
        }
    }
}

impl Ways {
    /// Tries until it works, a few times. Who rests keeps nobody else from being sent.
    async fn carry(&self, errand: &Errand, sending: &Semaphore) {
        for rest in [Duration::ZERO].into_iter().chain(RESTS) {
            tokio::time::sleep(rest).await;
            let Ok(_turn) = sending.acquire().await else { return };
            if self.send(errand).await {
                return;
            }
        }
        // The address is somebody's own business and stays out of the log.
        tracing::info!("a notice did not arrive");
    }

    /// True if it has arrived, or never can.
    async fn send(&self, errand: &Errand) -> bool {
        match (errand, &self.webhooks, &self.mail) {
            (Errand::Webhook(address, notice), Some(webhooks), _) => webhooks.send(address, notice).await,
            (Errand::Channel(address, post), Some(webhooks), _) => webhooks.post(address, post).await,
            (Errand::Email(address, letter), _, Some(mail)) => mail.send(address, letter).await,
            (Errand::Push(parcel), Some(webhooks), _) => match webhooks.push(parcel).await {
                Taken::Gone => {
                    self.gone.lock().unwrap_or_else(PoisonError::into_inner).push(parcel.endpoint.clone());
                    true
                }
                taken => taken == Taken::Yes,
            },
            _ => true,
        }
    }
}
