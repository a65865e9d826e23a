//! Somebody who plays, or looks on: listens to a node, hangs up when it takes too long, goes to the other one and sends
//! again what may have been lost. They remember what was acknowledged.

use super::game::{Say, WORDS, Words};
use super::house::{House, Station};
use crate::Error;
use crate::wire::SightOf;
use std::sync::Arc;
use std::time::Duration;
use tabletop::Viewer;
use tokio::time::{Instant, sleep, timeout};

/// How long an answer is waited for at most: the server gives up then.
const PATIENCE: Duration = Duration::from_secs(30);
/// A bell that has not been rung after half of this time never will be: what was on its way when the database answered late
/// comes within a second and a half, and what a node looks after by itself a second later.
const SOON: Duration = Duration::from_secs(6);

pub(super) struct Client {
    house: Arc<House>,
    pub(super) table: String,
    pub(super) viewer: Viewer,
    /// The node they listen to.
    at: usize,
    next_word: u8,
    pub(super) acknowledged: Vec<u8>,
    pub(super) taken_back: usize,
    /// What they found wrong.
    pub(super) wrong: Option<String>,
}

/// A node answers no more, or wrongly.
struct Lost;

impl Client {
    pub(super) fn new(house: &Arc<House>, table: &str, viewer: Viewer, at: usize) -> Client {
        let (house, table) = (Arc::clone(house), table.to_owned());
        Client { house, table, viewer, at, next_word: 0, acknowledged: Vec::new(), taken_back: 0, wrong: None }
    }

    /// Plays until the game is over, or something is wrong.
    pub(super) async fn play(mut self) -> Client {
        while self.listen().await.is_err() && self.wrong.is_none() {
            sleep(self.moment(20..600)).await;
            if self.house.database.luck.once_in(2) {
                self.at = 1 - self.at;
            }
        }
        self
    }

    /// Listens to a node until the game is over.
    async fn listen(&mut self) -> Result<(), Lost> {
        let station = self.house.at(self.at);
        let bell = station.bell(&self.table);
        loop {
            let rung = bell.count();
            let sight = self.look(&station).await?;
            if sight.outcome.is_some() {
                return Ok(());
            }
            if !sight.options.is_empty() {
                self.answer(&sight).await;
                continue;
            }
            loop {
                tokio::select! {
                    biased;
                    () = station.gone.after(0) => return Err(Lost),
                    rings = timeout(SOON, bell.after(rung)) => match rings {
                        Ok(()) => break,
                        Err(_) => self.is_up_to_date(sight.number)?,
                    },
                }
            }
        }
    }

    /// What this viewer sees now. Nobody sees what is not kept.
    async fn look(&mut self, station: &Station) -> Result<SightOf<Words>, Lost> {
        let seen = async {
            let tables = &station.tables;
            let (table, handle) = (tables.hall.table(&self.table).await?, tables.open(&self.table).await?);
            let running = tables.lock(&handle).await?;
            Ok(running.sight(self.viewer, &table))
        };
        let sight = self.told(timeout(PATIENCE, seen).await.unwrap_or(Err(Error::TooSlow)))?;
        let kept = self.house.database.look();
        let is_a_lie = |&&(seat, word): &&(_, u8)| word < WORDS && !kept.tables[&self.table].has(seat, word);
        if let Some(lie) = sight.view.heard.iter().find(is_a_lie) {
            self.wrong = Some(format!("{:?} sees {lie:?}, which is not kept", self.viewer));
        }
        Ok(sight)
    }

    /// Answers, or takes the last answer back; what may have been lost is sent again, to any node.
    async fn answer(&mut self, sight: &SightOf<Words>) {
        let Viewer::Seat(seat) = self.viewer else { return };
        let luck = self.house.database.luck.clone();
        let think = if luck.once_in(5) { 0..9_000 } else { 0..300 };
        sleep(self.moment(think)).await;
        let takes_back = sight.undo && luck.once_in(5);
        let word = self.next_word;
        self.next_word = (word + 1).min(WORDS - 1);
        for _ in 0..=luck.within(0..3) {
            let patience = if luck.once_in(4) { self.moment(5..400) } else { PATIENCE };
            let station = self.house.at(self.at);
            let sent = async {
                let handle = station.tables.open(&self.table).await?;
                match takes_back {
                    true => station.tables.undo(handle, seat).await,
                    false => station.tables.answer(handle, seat, sight.number, Say(word)).await,
                }
            };
            match timeout(patience, sent).await.unwrap_or(Err(Error::TooSlow)) {
                Ok(_) if takes_back => self.taken_back += 1,
                Ok(_) => self.is_acknowledged(word),
                Err(Error::Stale(_) | Error::Conflict(_) | Error::Undo(_) | Error::Illegal(_)) => {}
                lost => {
                    self.told(lost).ok();
                    self.at = luck.within(0..2) as usize;
                    continue;
                }
            }
            break;
        }
    }

    fn is_acknowledged(&mut self, word: u8) {
        let Viewer::Seat(seat) = self.viewer else { return };
        self.acknowledged.push(word);
        if !self.house.database.look().tables[&self.table].has(seat, word) {
            self.wrong = Some(format!("{word} of {seat:?} is acknowledged and not kept"));
        }
    }

    /// What the node has told; what is no trouble of the store's is wrong.
    fn told<T>(&mut self, told: Result<T, Error>) -> Result<T, Lost> {
        told.map_err(|error| {
            if !matches!(error, Error::Store(_) | Error::TooSlow) {
                self.wrong = Some(format!("{:?} is told {error:?}", self.viewer));
            }
            Lost
        })
    }

    /// The bell has been silent for long: whoever listens has seen everything.
    fn is_up_to_date(&mut self, number: u64) -> Result<(), Lost> {
        let kept = self.house.database.look();
        let (table, now) = (&kept.tables[&self.table], Instant::now());
        let is_calm = now - table.changed > SOON / 2 && now > kept.well_since() + SOON / 2;
        let index = if let Viewer::Seat(seat) = self.viewer { seat.index() } else { table.row.seats.len() };
        if is_calm && table.snapshot.seen[index] != number {
            self.wrong = Some(format!("{:?} has not heard of {:?}", self.viewer, table.journal.last()));
            return Err(Lost);
        }
        Ok(())
    }

    fn moment(&self, milliseconds: std::ops::Range<u64>) -> Duration {
        Duration::from_millis(self.house.database.luck.within(milliseconds))
    }
}
