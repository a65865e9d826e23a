//! What the socket has told one viewer, and what is new to them.

use super::App;
use super::chat::takes_part;
use super::describe::description;
use super::looking::{Looking, allow};
use crate::table::Rung;
use crate::wire::{ChatLine, Told};
use crate::{Error, HostedGame};
use serde_json::Value;

/// What one viewer has been told.
pub(super) struct Line<'a> {
    looking: &'a Looking,
    /// The bell as it was heard last.
    heard: Option<Rung>,
    /// The table as it was described last.
    described: Option<String>,
    /// The number told last.
    told: Option<u64>,
    /// The line of the talk told last.
    lines: Option<u64>,
    /// Whether the talk is for them.
    takes_part: bool,
}

impl Line<'_> {
    /// A line to somebody who has been told nothing yet.
    pub(super) fn new(looking: &Looking) -> Line<'_> {
        Line { looking, heard: None, described: None, told: None, lines: looking.chat, takes_part: false }
    }

    /// The messages that bring the viewer up to date. The table comes first: it says whether they may hear more.
    pub(super) async fn news<G: HostedGame>(&mut self, hall: &App<G>, rung: Rung) -> Result<Vec<String>, Error> {
        let (before, mut messages) = (self.heard.replace(rung), Vec::new());
        if before.is_none_or(|before| before.table != rung.table) {
            messages.extend(self.table(hall).await?);
        }
        if before.is_none_or(|before| (before.game, before.table) != (rung.game, rung.table)) {
            messages.extend(self.game(hall).await?);
        }
        if before.is_none_or(|before| before.chat != rung.chat) {
            messages.extend(self.talk(hall).await?);
        }
        Ok(messages)
    }

    async fn table<G: HostedGame>(&mut self, hall: &App<G>) -> Result<Option<String>, Error> {
        let table = hall.table(&self.looking.table.id).await?;
        let person = self.looking.person.as_ref();
        allow(&table, self.looking.viewer, person)?;
        let message = text::<G>(&Told::Table { table: description(G::NAME, &table, person)? })?;
        self.takes_part = takes_part(&table, person);
        let is_new = self.described.as_ref() != Some(&message);
        self.described = Some(message.clone());
        Ok(is_new.then_some(message))
    }

    async fn game<G: HostedGame>(&mut self, hall: &App<G>) -> Result<Option<String>, Error> {
        let handle = match hall.open(&self.looking.table.id).await {
            Ok(handle) => handle,
            // It has not begun.
            Err(Error::Conflict(_)) => return Ok(None),
            Err(other) => return Err(other),
        };
        let running = hall.lock(&handle).await?;
        let now = running.number(self.looking.viewer);
        let before = self.told.replace(now);
        if before == Some(now) {
            return Ok(None);
        }
        let since = before.or(self.looking.since).unwrap_or(now);
        let news = running.latest(self.looking.viewer, since);
        drop(running);
        text::<G>(&Told::News(news)).map(Some)
    }

    async fn talk<G: HostedGame>(&mut self, hall: &App<G>) -> Result<Option<String>, Error> {
        let Some(since) = self.lines else {
            // Who does not say what they have heard hears what is said from now on.
            self.lines = Some(hall.store.last_line(&self.looking.table.id).await?);
            return Ok(None);
        };
        let lines = hall.store.lines(&self.looking.table.id, since).await?;
        self.lines = lines.last().map(|line| line.number).or(self.lines);
        if lines.is_empty() || !self.takes_part {
            return Ok(None);
        }
        text::<G>(&Told::Chat { lines: lines.into_iter().map(ChatLine::from).collect() }).map(Some)
    }
}

fn text<G: HostedGame>(message: &Told<Value, G::Event>) -> Result<String, Error> {
    serde_json::to_string(message).map_err(|error| Error::Internal(error.to_string()))
}
