//! What the socket has told one viewer, and what is new to them.

use super::chat::takes_part;
use super::describe::description;
use super::looking::{Looking, allow};
use crate::Error;
use crate::table::{self, Hall, Rung};
use crate::wire::{ChatLine, Told};
use crate::written::Written;
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
    /// Who was here when it was told last.
    people: Option<String>,
    /// Whether the talk is for them.
    takes_part: bool,
}

impl Line<'_> {
    /// A line to somebody who has been told nothing yet.
    pub(super) fn new(looking: &Looking) -> Line<'_> {
        Line { looking, heard: None, described: None, told: None, lines: looking.chat, people: None, takes_part: false }
    }

    /// The messages that bring the viewer up to date. The table comes first: it says whether they may hear more.
    pub(super) async fn news(&mut self, hall: &Hall, rung: Rung) -> Result<Vec<String>, Error> {
        let (before, mut messages) = (self.heard.replace(rung), Vec::new());
        if before.is_none_or(|before| before.table != rung.table) {
            messages.extend(self.table(hall).await?);
        }
        if before.is_none_or(|before| (before.game, before.table) != (rung.game, rung.table)) {
            messages.extend(self.game().await?);
        }
        if before.is_none_or(|before| before.chat != rung.chat) {
            messages.extend(Box::pin(self.talk(hall)).await?);
        }
        if before.is_none_or(|before| (before.people, before.table) != (rung.people, rung.table)) {
            messages.extend(self.people(hall).await?);
        }
        Ok(messages)
    }

    async fn table(&mut self, hall: &Hall) -> Result<Option<String>, Error> {
        let table = hall.table(&self.looking.table.id).await?;
        let person = self.looking.person.as_ref();
        allow(&table, self.looking.viewer, person)?;
        let message = text(&Told::Table { table: description(&table, person)? })?;
        self.takes_part = takes_part(&table, person);
        let is_new = self.described.as_ref() != Some(&message);
        self.described = Some(message.clone());
        Ok(is_new.then_some(message))
    }

    async fn game(&mut self) -> Result<Option<String>, Error> {
        let told = table::Told { number: self.told, since: self.looking.since };
        let news = self.looking.room.told(&self.looking.table.id, self.looking.viewer, told).await?;
        let (number, news) = news.unzip();
        self.told = number.or(self.told);
        Ok(news.map(Written::into_text))
    }

    /// Who is here, at tables of several people, for those who hear the talk. Among several nodes none knows of all
    /// pages, and nothing is said.
    async fn people(&mut self, hall: &Hall) -> Result<Option<String>, Error> {
        let people = hall.attendance.of(&*hall.table(&self.looking.table.id).await?);
        if !self.takes_part || people.len() < 2 || hall.store.outbox().is_some() {
            return Ok(None);
        }
        let message = text(&Told::People { people })?;
        let is_new = self.people.as_ref() != Some(&message);
        self.people = Some(message.clone());
        Ok(is_new.then_some(message))
    }

    async fn talk(&mut self, hall: &Hall) -> Result<Option<String>, Error> {
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
        text(&Told::Chat { lines: lines.into_iter().map(ChatLine::from).collect() }).map(Some)
    }
}

fn text(message: &Told<Value, (), ()>) -> Result<String, Error> {
    Written::new(message).map(Written::into_text)
}
