//! The gate: how many may come in at once, how fast they may ask, and who they are.

mod crowd;
mod door;
mod limits;
mod pace;
mod taken;
mod visitor;

pub use limits::Limits;

pub(crate) use door::open;
pub(crate) use visitor::{Visitor, welcome};

use crate::{Error, NoticeSettings, measure};
use crowd::{Crowd, Place};
use pace::Pace;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How the server meets the world.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Whether a proxy of ours stands in front: then it says who asks, and whether by https.
    pub behind_proxy: bool,
    /// How much one address or person may ask for.
    pub limits: Limits,
    /// Who has not sent a request by then, head and body, is shown out, and so is who has not read anything of an
    /// answer; nor does an answer take longer.
    pub patience: Duration,
    /// How people who are away hear that their table waits.
    pub notices: NoticeSettings,
    /// How long a table waits for a second person before it closes by itself; for ever if nothing is said.
    pub open_for: Option<Duration>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            behind_proxy: false,
            limits: Limits::default(),
            patience: Duration::from_secs(30),
            notices: NoticeSettings::default(),
            open_for: Some(Duration::from_secs(48 * 3_600)),
        }
    }
}

/// The gate of a running server.
pub(crate) struct Gate {
    behind_proxy: bool,
    patience: Duration,
    pace: Pace,
    /// Everybody who is connected, by the address at the other end of the line.
    connections: Crowd,
    /// Everybody who listens at a table, by their own address.
    sockets: Crowd,
    /// Turns true when the server is to end.
    closing: watch::Sender<bool>,
}

/// Somebody's place at a table, for as long as this lives.
pub(crate) struct Listening {
    _place: Place,
}

impl Drop for Listening {
    fn drop(&mut self) {
        measure::leaves();
    }
}

impl Gate {
    pub(crate) fn new(settings: &Settings) -> Gate {
        let limits = &settings.limits;
        // All who come by a proxy come from its address.
        let per_address = if settings.behind_proxy { None } else { limits.connections_per_address };
        Gate {
            behind_proxy: settings.behind_proxy,
            patience: settings.patience,
            pace: Pace::new(limits.requests),
            connections: Crowd::new(limits.connections, per_address),
            sockets: Crowd::new(limits.connections, limits.sockets_per_address),
            closing: watch::Sender::new(false),
        }
    }

    /// A place among those who listen at tables.
    pub(crate) fn listen(&self, address: IpAddr) -> Result<Listening, Error> {
        let place = self.sockets.enter(address).ok_or(Error::Crowded)?;
        measure::listens();
        Ok(Listening { _place: place })
    }

    /// Done when the server is about to end.
    pub(crate) async fn closes(&self) {
        // The sender lives as long as the gate does, so this waits for the word itself.
        self.closing.subscribe().wait_for(|closing| *closing).await.ok();
    }

    /// Forgets every minute whose requests no longer matter.
    pub(crate) async fn keep_tidy(self: Arc<Self>) {
        let mut minutes = tokio::time::interval(Duration::from_secs(60));
        loop {
            minutes.tick().await;
            self.pace.forget();
        }
    }
}
