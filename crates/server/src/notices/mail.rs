//! Letters by e-mail.

use super::{Letter, MailServer};
use crate::Error;
use lettre::message::Mailbox;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use std::time::Duration;

/// Who does not take a letter within this time is not there.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest address.
pub(crate) const MAX_EMAIL: usize = 254;

/// Sends letters through the host's mail server.
pub(super) struct Mail {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mail {
    pub(super) fn new(settings: &MailServer) -> Result<Mail, String> {
        let bad = |error: String| format!("mail server: {error}");
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(&settings.url);
        let server = server.map_err(|error| bad(error.to_string()))?.timeout(Some(PATIENCE)).build();
        Ok(Mail { server, from: settings.from.parse().map_err(|_| bad("`from` is no e-mail address".into()))? })
    }

    /// Sends a letter; true if the mail server has taken it.
    pub(super) async fn send(&self, address: &str, letter: &Letter) -> bool {
        // An address that was good once and is not any more is tried no further.
        let Ok(address) = address.parse::<Address>() else { return true };
        let message = Message::builder().from(self.from.clone()).to(Mailbox::new(None, address));
        match message.subject(letter.subject).body(letter.text.clone()) {
            Ok(letter) => self.server.send(letter).await.is_ok(),
            Err(error) => {
                tracing::error!(%error, "a letter cannot be written");
                true
            }
        }
    }
}

/// Whether letters can go to this address.
pub(super) fn check(address: &str) -> Result<(), Error> {
    match address.parse::<Address>() {
        Ok(_) if address.len() <= MAX_EMAIL => Ok(()),
        _ => Err(Error::BadRequest("email: this is no e-mail address".into())),
    }
}
