//! The room of a game: what comes in becomes the game's own types, and what goes out becomes text.

use super::nodes::Neighbour;
use super::replay::{moment, retell};
use super::room::{Room, Soon, Told};
use super::tables::Tables;
use super::title::Title;
use crate::store::{Journals, Last, Successor, TableRow};
use crate::wire::{self, Continue, Why};
use crate::written::Written;
use crate::{Error, Host, SetupOf, StoreError};
use futures_util::FutureExt;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Display;
use std::sync::Arc;
use tabletop::{Game, MAX_SEATS, Seat, Seed, Viewer};

impl<H: Host> Room for Arc<Tables<H>> {
    fn title(&self) -> Title {
        Title::of::<H>()
    }

    fn open(&self) {
        tokio::spawn(Arc::clone(self).go_round());
        tokio::spawn(Arc::clone(self).watch_the_clock());
    }

    fn set_up(&self, setup: Value) -> Result<(String, u8), Error> {
        let bad = |error: &dyn Display| Error::BadRequest(format!("setup: {error}"));
        let setup: SetupOf<H> = serde_json::from_value(setup).map_err(|error| bad(&error))?;
        // Laid out once to see that it can be; the seed of the real game is drawn when it begins.
        let n_seats = H::Game::new(&setup, Seed::of_series(0, 0))?.n_seats();
        if n_seats > MAX_SEATS {
            return Err(bad(&format!("a table has at most {MAX_SEATS} seats")));
        }
        Ok((serde_json::to_string(&setup).map_err(StoreError::from)?, n_seats))
    }

    fn begin<'a>(&'a self, table: &'a TableRow) -> Soon<'a, ()> {
        Tables::begin(self, table).boxed()
    }

    fn sight<'a>(&'a self, table: &'a TableRow, viewer: Viewer, at: Option<u64>) -> Soon<'a, Written> {
        let looks = async move {
            let handle = Tables::open(self, &table.id).await?;
            if let Some(number) = at {
                return Written::new(&self.past(&handle, viewer, number).await?);
            }
            let sight = self.lock(&handle).await?.shown(viewer, table)?;
            Ok(sight.into())
        };
        looks.boxed()
    }

    fn news<'a>(&'a self, table: &'a str, viewer: Viewer, since: u64) -> Soon<'a, Written> {
        let looks = async move {
            let handle = Tables::open(self, table).await?;
            let news = self.lock(&handle).await?.news(viewer, since);
            Written::new(&news)
        };
        looks.boxed()
    }

    fn told<'a>(&'a self, table: &'a str, viewer: Viewer, told: Told) -> Soon<'a, Option<(u64, Written)>> {
        let looks = async move {
            let handle = match Tables::open(self, table).await {
                Ok(handle) => handle,
                // It has not begun.
                Err(Error::Conflict(_)) => return Ok(None),
                Err(other) => return Err(other),
            };
            let table = self.hall.table(table).await?;
            let mut running = self.lock(&handle).await?;
            let number = running.number(viewer);
            if told.number == Some(number) {
                return Ok(None);
            }
            let entries = running.latest(viewer, told.number.or(told.since).unwrap_or(number));
            let sight = running.shown(viewer, &table)?;
            drop(running);
            Ok(Some((number, Written::new(&wire::Told::<(), _, _>::News { number, entries, sight })?)))
        };
        looks.boxed()
    }

    fn answer<'a>(&'a self, table: &'a str, seat: Seat, number: u64, mv: Value) -> Soon<'a, Written> {
        let answers = async move {
            let mv = read(mv)?;
            let handle = Tables::open(self, table).await?;
            Ok(Tables::answer(self, handle, seat, number, mv).await?.into())
        };
        answers.boxed()
    }

    fn undo<'a>(&'a self, table: &'a str, seat: Seat) -> Soon<'a, Written> {
        let takes_back = async move {
            let handle = Tables::open(self, table).await?;
            Ok(Tables::undo(self, handle, seat).await?.into())
        };
        takes_back.boxed()
    }

    fn why<'a>(&'a self, table: &'a str, seat: Seat, mv: Value) -> Soon<'a, Why> {
        let asks = async move {
            let mv = read(mv)?;
            let handle = Tables::open(self, table).await?;
            let rule = self.lock(&handle).await?.session.state().why_not(seat, mv);
            Ok(Why { legal: rule.is_none(), rule: rule.map(|rule| rule.0) })
        };
        asks.boxed()
    }

    fn hint<'a>(&'a self, table: &'a str, seat: Seat) -> Soon<'a, Written> {
        let asks = async move {
            let handle = Tables::open(self, table).await?;
            Written::new(&Tables::hint(self, &handle, seat).await?)
        };
        asks.boxed()
    }

    fn record<'a>(&'a self, table: &'a TableRow) -> Soon<'a, Written> {
        async move { Tables::record(self, table).await.map(Written::from) }.boxed()
    }

    fn replay<'a>(&'a self, table: &'a TableRow) -> Soon<'a, Written> {
        let tells = async move {
            let record = self.finished(table).await?;
            aside(move || Written::new(&retell::<H>(&record)?)).await
        };
        tells.boxed()
    }

    fn moment<'a>(&'a self, table: &'a TableRow, at: usize, viewer: Viewer) -> Soon<'a, Written> {
        let tells = async move {
            let record = self.finished(table).await?;
            aside(move || Written::new(&moment::<H>(&record, at, viewer)?)).await
        };
        tells.boxed()
    }

    fn play_on<'a>(&'a self, table: &'a TableRow, wish: Continue, person: &'a str) -> Soon<'a, String> {
        Tables::play_on(self, table, wish, person).boxed()
    }

    fn hand_over<'a>(&'a self, table: &'a TableRow, seat: Seat, by: &'a Successor) -> Soon<'a, ()> {
        Tables::hand_over(self, table, seat, by).boxed()
    }

    fn go_on<'a>(&'a self, table: &'a str) -> Soon<'a, ()> {
        Tables::go_on(self, table).boxed()
    }
}

impl<H: Host, S: Journals> Neighbour for Arc<Tables<H, S>> {
    fn goes_to(&self, table: &str, last: &Last) {
        Tables::goes_to(self, table, last);
    }

    fn doubt_all(&self) {
        Tables::doubt_all(self);
    }
}

/// Works something out where it holds nobody up.
pub(super) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Internal(error.to_string()))?
}

/// The move that was sent. What it says beyond that was meant to say something, so it is refused.
fn read<M: DeserializeOwned + Serialize>(sent: Value) -> Result<M, Error> {
    let bad = |error: &dyn Display| Error::BadRequest(format!("move: {error}"));
    let mv = M::deserialize(&sent).map_err(|error| bad(&error))?;
    let told = serde_json::to_value(&mv).map_err(|error| Error::Internal(error.to_string()))?;
    if says_more(&sent, &told) { Err(bad(&"it has fields that no move has")) } else { Ok(mv) }
}

/// Whether `sent` has fields that `told` has not.
fn says_more(sent: &Value, told: &Value) -> bool {
    match (sent, told) {
        (Value::Object(sent), Value::Object(told)) => {
            sent.iter().any(|(name, sent)| told.get(name).is_none_or(|told| says_more(sent, told)))
        }
        (Value::Array(sent), Value::Array(told)) => sent.iter().zip(told).any(|(sent, told)| says_more(sent, told)),
        _ => false,
    }
}
