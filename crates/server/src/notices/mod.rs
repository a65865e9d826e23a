//! Notices to people who are away: when a table has waited for somebody for a while and no page of theirs is open,
//! they are told once, by a browser, a webhook or e-mail. Play never waits for any of it.

mod channel;
mod errand;
mod herald;
mod mail;
mod present;
mod public_address;
mod push;
mod webhook;

pub(crate) use herald::Herald;
pub(crate) use mail::MAX_EMAIL;
pub(crate) use present::{Here, Present};
pub(crate) use push::{Keys, Seal};
pub(crate) use webhook::MAX_WEBHOOK;

use serde::Serialize;
use std::time::Duration;

/// What all notices say.
const WAITS: &str = "Your table waits for your answer.";

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
    /// How long an address is left in peace after a letter.
    pub letters_apart: Duration,
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
        let [after, letters_apart] = [60, 600].map(Duration::from_secs);
        NoticeSettings { after, allow_local_webhooks: false, mail: None, public_url: String::new(), letters_apart }
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
    message: &'static str,
    /// Where to go.
    link: String,
}

impl Notice {
    fn new(game: &'static str, table: String, public_url: &str) -> Notice {
        Notice { link: link(&table, public_url), table, game, message: WAITS }
    }
}

/// Where a table is.
fn link(table: &str, public_url: &str) -> String {
    format!("{}/table/{table}", public_url.trim_end_matches('/'))
}

/// What is written to somebody.
#[derive(Clone, Debug)]
struct Letter {
    subject: &'static str,
    text: String,
}

impl Letter {
    /// A notice as a letter.
    fn telling(notice: &Notice) -> Letter {
        let end = "You chose to hear of this; your account page ends it.";
        Letter { subject: WAITS, text: format!("{WAITS}\n\n{}\n\n{end}\n", notice.link) }
    }

    /// The letter that only the owner of an address can read.
    fn asking(secret: &str, public_url: &str) -> Letter {
        let link = format!("{}/account?confirm={secret}", public_url.trim_end_matches('/'));
        let text = format!(
            "Somebody wants to hear at this address when it is their turn in a game. If that is you, open this page \
             within a day:\n\n{link}\n\nIf it is not, do nothing: no other letter will come.\n"
        );
        Letter { subject: "Is this your address?", text }
    }
}
