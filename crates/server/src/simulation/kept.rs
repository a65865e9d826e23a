//! What the database keeps, and everything that can befall it: it stalls, restarts, answers late, and somebody else locks
//! a row. What was committed stays, whatever happens; what was not is gone.

use crate::store::append::Append;
use crate::store::{Call, Entry, Row, Snapshot, StoreError, TableRow, TableState};
use std::collections::BTreeMap;
use std::time::Duration;
use tabletop::Seat;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::Instant;

/// What is kept, and how the database is.
pub(super) struct Kept {
    pub(super) tables: BTreeMap<String, Table>,
    pub(super) claims: BTreeMap<String, (String, i64)>,
    /// How often all lines to it were cut: who was connected before is not any more.
    pub(super) cuts: u64,
    ears: Vec<(String, UnboundedSender<Vec<Call>>)>,
    /// Until when it is away, does not answer, answers late.
    pub(super) away: Instant,
    pub(super) stalled: Instant,
    pub(super) late: Instant,
    locked: BTreeMap<String, Instant>,
    /// Since when it cannot be reached, if it cannot.
    pub(super) away_since: Instant,
    /// What has happened so far, as a number: the same seed has the same story.
    pub(super) story: u64,
}

/// A game as it is kept.
pub(super) struct Table {
    pub(super) row: TableRow,
    pub(super) snapshot: Snapshot,
    pub(super) journal: Vec<Row>,
    pub(super) asked: i64,
    pub(super) deadline: Option<i64>,
    /// When the last entry was kept.
    pub(super) changed: Instant,
}

/// What befalls it.
impl Kept {
    pub(super) fn new() -> Kept {
        let now = Instant::now();
        Kept {
            tables: BTreeMap::new(),
            claims: BTreeMap::new(),
            cuts: 0,
            ears: Vec::new(),
            away: now,
            stalled: now,
            late: now,
            locked: BTreeMap::new(),
            away_since: now,
            story: 0,
        }
    }

    pub(super) fn stall(&mut self, time: Duration) {
        self.goes_away();
        self.stalled = Instant::now() + time;
    }

    pub(super) fn restart(&mut self, time: Duration) {
        self.goes_away();
        (self.away, self.stalled) = (Instant::now() + time, Instant::now());
        self.cut();
        self.ears.clear();
    }

    /// The lines are cut, but for those of the ears.
    pub(super) fn cut(&mut self) {
        self.cuts += 1;
    }

    pub(super) fn answer_late(&mut self, time: Duration) {
        self.late = Instant::now() + time;
    }

    pub(super) fn lock(&mut self, table: &str, time: Duration) {
        self.locked.insert(table.to_owned(), Instant::now() + time);
    }

    fn goes_away(&mut self) {
        if self.is_there() {
            self.away_since = Instant::now();
        }
    }

    /// Whether it can be reached.
    pub(super) fn is_there(&self) -> bool {
        self.away <= Instant::now() && self.stalled <= Instant::now()
    }

    /// Since when it is well after all that has befallen it, or when it will be.
    pub(super) fn well_since(&self) -> Instant {
        self.away.max(self.stalled).max(self.late)
    }

    /// Goes on with the story.
    pub(super) fn note(&mut self, what: &str) {
        let mix = |story: u64, byte: u8| (story ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        self.story = what.bytes().fold(self.story.rotate_left(1), mix);
    }
}

/// What is done there.
impl Kept {
    /// Commits entries of a node: each if its table is at the number before, none twice; others are called.
    pub(super) fn commit(&mut self, node: &str, batch: &[Append]) -> Vec<Option<Result<(), StoreError>>> {
        let mut calls = Vec::new();
        let ends = batch.iter().map(|append| {
            if self.locked.get(&append.table).is_some_and(|until| *until > Instant::now()) {
                return None;
            }
            self.note(&format!("{node} {} {} {}", append.table, append.number, append.entry));
            let table = self.tables.get_mut(&append.table)?;
            if table.snapshot.number + 1 != append.number as u64 {
                return Some(Err(StoreError::Conflict));
            }
            table.keep(append);
            append.call(&mut calls);
            Some(Ok(()))
        });
        let ends = ends.collect();
        self.call(node, &calls);
        ends
    }

    /// The running tables of which this is true.
    pub(super) fn running(&self, is_it: impl Fn(&Table) -> bool) -> Vec<String> {
        let running = self.tables.iter().filter(|(_, table)| table.row.state == TableState::Running && is_it(table));
        running.map(|(id, _)| id.clone()).collect()
    }

    /// A node hears what the others call.
    pub(super) fn hears(&mut self, node: &str, mouth: UnboundedSender<Vec<Call>>) {
        self.ears.push((node.to_owned(), mouth));
    }

    /// Tells all other nodes.
    pub(super) fn call(&mut self, node: &str, calls: &[Call]) {
        if !calls.is_empty() {
            self.ears.retain(|(other, mouth)| other == node || mouth.send(calls.to_vec()).is_ok());
        }
    }
}

impl Table {
    pub(super) fn asks_a_bot(&self) -> bool {
        (0..self.row.seats.len() as u8).any(|seat| self.row.bot(Seat(seat)).is_some() && self.asked >> seat & 1 == 1)
    }

    /// Whether the journal has this move.
    pub(super) fn has(&self, seat: Seat, word: u8) -> bool {
        self.journal.iter().any(|row| row.seat == seat && matches!(&row.entry, Entry::Move(mv) if *mv == word))
    }

    fn keep(&mut self, append: &Append) {
        let read = |text: &str| serde_json::from_str(text).expect("what is kept can be read");
        let kept = &mut self.snapshot;
        (kept.number, kept.times) = (append.number as u64, read(&append.times));
        kept.seen = serde_json::from_str(&append.seen).expect("what is kept can be read");
        if let Some(record) = &append.record {
            (kept.record, kept.recorded) = (record.clone(), kept.number);
        }
        if append.record.is_some() || append.bound.is_some() {
            kept.state = append.bound.clone();
        }
        (self.asked, self.deadline, self.changed) = (append.asked, append.deadline, Instant::now());
        if append.state == TableState::Over.name() {
            self.row.state = TableState::Over;
        }
        let entry = serde_json::from_str(&append.entry).expect("what is kept can be read");
        self.journal.push(Row { number: kept.number, seat: Seat(append.seat as u8), entry });
    }
}
