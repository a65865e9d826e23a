//! Saving a running game and loading it elsewhere.

use super::Session;
use crate::record::{Page, Record, RecordError};
use crate::{Game, fingerprint};
use serde::{Deserialize, Serialize};

/// The state of a running game at its last move that cannot be taken back. Play resumes from here, even
/// where the rules have changed so that the record does not replay any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Snapshot<G: Game> {
    n_moves: usize,
    state: G,
    fingerprint: String,
}

impl<G: Game> Snapshot<G> {
    /// How many moves led to this state.
    pub fn n_moves(&self) -> usize {
        self.n_moves
    }
}

impl<G: Game> Session<G> {
    /// The snapshot to keep beside the record.
    pub fn snapshot(&self) -> Snapshot<G> {
        Snapshot { n_moves: self.barrier_at, state: self.barrier.clone(), fingerprint: fingerprint(&self.barrier) }
    }

    /// The running game as text: its record and the snapshot. [`Record::parse`] reads it as well.
    pub fn save(&self) -> String {
        self.record.write(Some(&self.snapshot()))
    }

    /// Goes on with a saved game. Games begun by older rules are welcome as long as their snapshot can
    /// still be read. A record without a snapshot is replayed.
    pub fn load(text: impl AsRef<[u8]>) -> Result<Session<G>, RecordError> {
        let mut page = Page::<G, Snapshot<G>>::read(text.as_ref())?;
        let snapshot = page.snapshot.take();
        let record = page.into_record()?;
        match snapshot {
            Some(snapshot) => Session::resume(record, snapshot),
            None => Session::from_record(&record),
        }
    }

    /// Goes on from a snapshot with the moves that the record has beyond it.
    ///
    /// The fingerprint finds damage, not forgery: a snapshot holds a state, so take one only from where
    /// you would take a state from. Records from strangers are read by [`Record::parse`] and replayed.
    pub fn resume(mut record: Record<G>, snapshot: Snapshot<G>) -> Result<Session<G>, RecordError> {
        // A damaged state must be found out before the rules get to see it: they trust their own states. One of
        // older rules may have been written down in another form, and then its fingerprint says nothing.
        let fits = (record.n_moves_before()..=record.n_moves()).contains(&snapshot.n_moves);
        let is_ours = record.rules() == G::RULES_VERSION;
        if !fits || is_ours && fingerprint(&snapshot.state) != snapshot.fingerprint {
            return Err(RecordError::Snapshot);
        }
        let told = record.clone();
        let later = record.split_off(snapshot.n_moves);
        let mut session = Session::at(snapshot.state, record);
        session.record.finish(&session.state);
        session.play_on(&later, &told)?;
        Ok(session)
    }
}
