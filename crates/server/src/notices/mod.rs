//! Notices to people who are away: when a table has waited for somebody for a while and no page of theirs is open,
//! they are told once, by a webhook or by e-mail. Play never waits for any of it.

mod errand;
mod herald;
mod mail;
mod present;
mod public_address;
mod webhook;

pub(crate) use herald::Herald;
pub(crate) use present::Present;

use serde::Serialize;
use std::time::Duration;

/// When and how people who are away are told.
#[derive(Clone, Debug)]
pub struct NoticeSettings {
    /// How long a table waits for somebody before they are told.
    pub after: Duration,
    /// Whether webhooks may lead into the server's own network.
    pub allow_local_webhooks: bool,
    /// The mail server; without one no e-mail is sent.
    pub mail: Option<MailServer>,
    /// Where people reach this server, e.g. `https://example.org`.
    pub public_url: String,
}

/// A mail server that takes our letters.
#[derive(Clone)]
pub struct MailServer {
    /// `smtps://user:password@host`, or `smtp://host:port?tls=required`.
    pub url: String,
    /// Who the letters are from, e.g. `Orléans <games@example.org>`.
    pub from: String,
}

/// The address may hold a password.
impl std::fmt::Debug for MailServer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MailServer").field("from", &self.from).finish_non_exhaustive()
    }
}

impl MailServer {
    /// What is wrong with these settings, in a sentence; the server is not asked yet.
    pub fn check(&self) -> Result<(), String> {
        mail::Mail::new(self).map(drop)
    }
}

impl Default for NoticeSettings {
    fn default() -> NoticeSettings {
        let (after, public_url) = (Duration::from_secs(60), String::new());
        NoticeSettings { after, allow_local_webhooks: false, mail: None, public_url }
    }
}

/// What somebody who is away is told.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Notice {
    /// The table that waits.
    table: String,
    /// The game played there.
    game: &'static str,
    /// In words.
    message: String,
    /// Where to go.
    link: String,
}

impl Notice {
    fn new(game: &'static str, table: String, public_url: &str) -> Notice {
        let link = format!("{}/table/{table}", public_url.trim_end_matches('/'));
        Notice { table, game, message: "Your table waits for your answer.".into(), link }
    }
}
