//! How `orleans serve` tells people who are away that their table waits.

use anyhow::{Result, anyhow};
use server::{MailServer, NoticeSettings};
use std::time::Duration;

/// When and how people hear of it.
#[derive(clap::Args)]
pub(crate) struct Notices {
    /// Where people reach this server: the beginning of links in notices
    #[arg(long, value_name = "URL", default_value = "")]
    public_url: String,
    /// Seconds that a table waits before somebody who is away is told
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = clap::value_parser!(u64).range(1..=604_800))]
    notice_after: u64,
    /// The mail server that takes notices: smtps://user:password@host, or smtp://host:port?tls=required
    #[arg(long, value_name = "URL")]
    mail: Option<String>,
    /// Who the letters are from
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Let webhooks lead into the network of this server
    #[arg(long)]
    allow_local_webhooks: bool,
}

impl Notices {
    /// The settings, or what is wrong with them.
    pub(crate) fn settings(&self) -> Result<NoticeSettings> {
        let mail = match (&self.mail, &self.mail_from) {
            (None, _) => None,
            (Some(_), None) => return Err(anyhow!("--mail needs --mail-from: who are the letters from?")),
            (Some(url), Some(from)) => Some(MailServer { url: url.clone(), from: from.clone() }),
        };
        mail.as_ref().map_or(Ok(()), MailServer::check).map_err(|wrong| anyhow!("--mail: {wrong}"))?;
        Ok(NoticeSettings {
            after: Duration::from_secs(self.notice_after),
            allow_local_webhooks: self.allow_local_webhooks,
            mail,
            public_url: self.public_url.clone(),
            ..NoticeSettings::default()
        })
    }
}
