//! Looks around now and then for tables that have waited long, and sends for the people they wait for.

use super::errand::{Carriers, Errand, Ways};
use super::mail::{self, Mail};
use super::push::{Keys, Parcel, Seal, kept};
use super::webhook::Webhooks;
use super::{Letter, Notice, NoticeSettings, Present};
use crate::store::{Store, Wait};
use crate::wire::NoticeWish;
use crate::{Error, StoreError, id};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The longest time between two looks.
const LONGEST: Duration = Duration::from_secs(15);

/// How long a link in a letter can be opened, in milliseconds: a day.
const SECRET_LASTS: i64 = 86_400_000;

/// Knows who is to be told, and how.
pub(crate) struct Herald {
    pub(super) settings: NoticeSettings,
    ways: Arc<Ways>,
    carriers: Carriers,
}

impl Herald {
    /// Must be called where tasks can be started. A way that cannot be used is told in the log, and closed.
    pub(crate) fn new(settings: NoticeSettings) -> Herald {
        let ways = Arc::new(Ways {
            webhooks: usable(Webhooks::new(settings.allow_local_webhooks)),
            mail: settings.mail.as_ref().and_then(|server| usable(Mail::new(server))),
            gone: Mutex::default(),
        });
        Herald { carriers: Carriers::new(Arc::clone(&ways)), settings, ways }
    }

    /// Whether notices can be sent as somebody wishes.
    pub(crate) fn check(&self, wish: &NoticeWish) -> Result<(), Error> {
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

    /// Whether a table may tell at this address whose turn it is.
    pub(crate) fn check_table(&self, address: &str) -> Result<(), Error> {
        let webhooks = self.ways.webhooks.as_ref().ok_or(Error::Conflict("this server calls no webhooks"))?;
        webhooks.check_secure(address).map(drop)
    }

    /// Whether notices can go to a browser.
    pub(crate) fn check_browser(&self, endpoint: &str, p256dh: &str, auth: &str) -> Result<(), Error> {
        let webhooks = self.ways.webhooks.as_ref().ok_or(Error::Conflict("this server calls no push service"))?;
        webhooks.check_secure(endpoint)?;
        match Keys::read(p256dh, auth) {
            Some(_) => Ok(()),
            None => Err(Error::BadRequest("p256dh, auth: these are no keys of a browser".into())),
        }
    }

    /// The key that browsers know this server by; the first who asks makes it.
    pub(crate) async fn seal(&self, store: &Store) -> Result<Seal, Error> {
        let fresh = kept(id::bytes()?).ok_or_else(|| Error::Internal("no key can be made of this chance".into()))?;
        Ok(store.seal(&fresh).await?)
    }

    /// Whether a table that waits since then has waited long.
    pub(crate) fn is_long(&self, since: i64, now: i64) -> bool {
        now - since >= self.settings.after.as_millis() as i64
    }

    /// An error if a letter went to this address a short time ago.
    pub(crate) async fn may_write(&self, store: &Store, address: &str) -> Result<(), Error> {
        let apart = self.settings.letters_apart;
        match store.claim_letter(address, store.now(), apart).await? {
            true => Ok(()),
            false => Err(Error::TooFast { seconds: apart.as_secs() }),
        }
    }

    /// Writes to an address that somebody says is theirs: the letter holds a link that confirms it.
    pub(crate) async fn ask(&self, store: &Store, person: &str, address: &str) -> Result<(), Error> {
        let secret = id::random()?;
        store.keep_secret(person, &id::hash(&secret), store.now() + SECRET_LASTS).await?;
        self.send(Errand::Email(address.to_owned(), Letter::asking(&secret, &self.settings.public_url)));
        Ok(())
    }

    pub(super) fn send(&self, errand: Errand) {
        if !self.carriers.send(errand) {
            tracing::warn!("too many notices wait: one is dropped");
        }
    }

    /// Looks around for as long as the server runs.
    pub(crate) async fn watch(self: Arc<Self>, games: Vec<&'static str>, store: Store, present: Arc<Present>) {
        let pause = (self.settings.after / 4).clamp(Duration::from_millis(50), LONGEST);
        loop {
            tokio::time::sleep(pause).await;
            match self.look(&games, &store, &present).await {
                Ok(()) => {}
                Err(StoreError::Closed) => return,
                Err(error) => tracing::warn!(%error, "nobody can be told that a table waits"),
            }
        }
    }

    async fn look(&self, games: &[&'static str], store: &Store, present: &Present) -> Result<(), StoreError> {
        let now = store.now();
        let gone = std::mem::take(&mut *self.ways.gone.lock().unwrap_or_else(PoisonError::into_inner));
        for endpoint in gone {
            store.browser_is_gone(&endpoint).await?;
        }
        // Several nodes may serve one person: whoever sees them says so to all.
        store.saw(&present.people(), now).await?;
        let long_ago = now - self.settings.after.as_millis() as i64;
        for game in games {
            for wait in store.long_waits(game, long_ago).await? {
                self.tell(game, store, wait, now).await?;
            }
            self.tell_channels(game, store).await?;
        }
        Ok(())
    }

    /// Tells somebody of a wait. Who has had a letter lately hears of it by the next one.
    async fn tell(&self, game: &'static str, store: &Store, wait: Wait, now: i64) -> Result<(), StoreError> {
        let letter_goes = match &wait.email {
            Some(address) => store.claim_letter(address, now, self.settings.letters_apart).await?,
            None => false,
        };
        let browsers = store.browsers(&wait.person).await?;
        let reaches_none = !letter_goes && wait.webhook.is_none() && browsers.is_empty();
        if reaches_none || !store.claim_wait(&wait).await? {
            return Ok(());
        }
        let notice = Notice::new(game, wait.table, &self.settings.public_url);
        self.push(store, &notice, browsers, now).await;
        let letter = wait.email.filter(|_| letter_goes).map(|to| Errand::Email(to, Letter::telling(&notice)));
        let webhook = wait.webhook.map(|to| Errand::Webhook(to, notice));
        webhook.into_iter().chain(letter).for_each(|errand| self.send(errand));
        Ok(())
    }
}

impl Herald {
    /// Sends a notice to browsers. What cannot be sealed for one of them is no reason to keep quiet elsewhere.
    async fn push(&self, store: &Store, notice: &Notice, browsers: Vec<(String, Keys)>, now: i64) {
        if browsers.is_empty() {
            return;
        }
        let seal = match self.seal(store).await {
            Ok(seal) => seal,
            Err(error) => return tracing::warn!(%error, "no browser can be told that a table waits"),
        };
        for (endpoint, keys) in browsers {
            match Parcel::new(notice, (endpoint, &keys), &seal, &self.settings.public_url, now) {
                Ok(parcel) => self.send(Errand::Push(parcel)),
                Err(error) => tracing::warn!(%error, "a browser cannot be told that a table waits"),
            }
        }
    }
}

fn usable<T>(way: Result<T, String>) -> Option<T> {
    way.inspect_err(|error| tracing::error!(error, "notices cannot go this way")).ok()
}
