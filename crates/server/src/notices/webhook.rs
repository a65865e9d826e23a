//! A notice to an address on the web.

use super::Notice;
use super::channel::Post;
use super::public_address::is_public;
use super::push::Parcel;
use crate::Error;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::{AUTHORIZATION, CONTENT_ENCODING};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode, Url};
use serde::Serialize;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

/// Who does not answer within this time is not there.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest address.
pub(crate) const MAX_WEBHOOK: usize = 500;

/// A day, in seconds.
const DAY: &str = "86400";

/// Whether a push service has taken something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Taken {
    Yes,
    /// Another try may help.
    No,
    /// The browser wants nothing any more.
    Gone,
}

/// Sends notices to the web: never where it is led to, and into our own network only if the host allows it.
pub(super) struct Webhooks {
    client: Client,
    allow_local: bool,
}

impl Webhooks {
    pub(super) fn new(allow_local: bool) -> Result<Webhooks, String> {
        let client = Client::builder()
            .redirect(Policy::none())
            .no_proxy()
            .timeout(PATIENCE)
            .connect_timeout(PATIENCE)
            .user_agent("orleans")
            .dns_resolver(Arc::new(Outside { allow_local }))
            .build()
            .map_err(|error| format!("webhooks: {error}"))?;
        Ok(Webhooks { client, allow_local })
    }

    /// Whether notices may go to this address. A name is looked up when a notice is sent, each time anew.
    pub(super) fn check(&self, address: &str) -> Result<Url, Error> {
        let bad = |sentence: &str| Err(Error::BadRequest(sentence.to_owned()));
        if address.len() > MAX_WEBHOOK {
            return bad("webhook: this address is too long");
        }
        let Ok(url) = Url::parse(address) else {
            return bad("webhook: this is no address like https://example.org/path");
        };
        // A name that ends with a dot is the same one.
        let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']).trim_end_matches('.');
        if !matches!(url.scheme(), "http" | "https") || host.is_empty() {
            return bad("webhook: an address begins with https:// or http://");
        }
        let local = match host.parse::<IpAddr>() {
            Ok(address) => !is_public(address),
            Err(_) => host == "localhost" || host.ends_with(".localhost"),
        };
        if local && !self.allow_local {
            return bad("webhook: this address is inside the network of the server");
        }
        Ok(url)
    }

    /// The same for what others read, too: it goes by https. A server that may call its own network is one for trying things.
    pub(super) fn check_secure(&self, address: &str) -> Result<Url, Error> {
        let url = self.check(address)?;
        match url.scheme() == "https" || self.allow_local {
            true => Ok(url),
            false => Err(Error::BadRequest("webhook: an address begins with https://".to_owned())),
        }
    }

    /// Sends a notice; true if it has arrived.
    pub(super) async fn send(&self, address: &str, notice: &Notice) -> bool {
        self.deliver(self.check(address), notice).await
    }

    /// Sends a message to a channel; true if it has arrived.
    pub(super) async fn post(&self, address: &str, post: &Post) -> bool {
        self.deliver(self.check_secure(address), post).await
    }

    /// Sends what a browser shows, for a day at most: a later answer is late anyway.
    pub(super) async fn push(&self, parcel: &Parcel) -> Taken {
        let Ok(url) = self.check_secure(&parcel.endpoint) else { return Taken::Gone };
        let sent = self.client.post(url).body(parcel.body.clone());
        let sent = sent.header(AUTHORIZATION, &parcel.voucher).header(CONTENT_ENCODING, "aes128gcm");
        match sent.header("TTL", DAY).header("Urgency", "normal").send().await.map(|answer| answer.status()) {
            Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => Taken::Gone,
            Ok(status) if status.is_success() => Taken::Yes,
            _ => Taken::No,
        }
    }

    async fn deliver(&self, address: Result<Url, Error>, message: &impl Serialize) -> bool {
        // The rule may be stricter than when the address was given.
        let Ok(url) = address else { return true };
        match self.client.post(url).json(message).send().await {
            Ok(answer) => answer.status().is_success(),
            Err(_) => false,
        }
    }
}

/// The host that an address names.
pub(super) fn host_of(address: &str) -> String {
    Url::parse(address).ok().and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
}

/// Looks names up, and forgets the addresses that notices must not go to.
struct Outside {
    allow_local: bool,
}

impl Resolve for Outside {
    fn resolve(&self, name: Name) -> Resolving {
        let allow_local = self.allow_local;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let fine: Vec<SocketAddr> = found.filter(|found| allow_local || is_public(found.ip())).collect();
            Ok(Box::new(fine.into_iter()) as Addrs)
        })
    }
}
