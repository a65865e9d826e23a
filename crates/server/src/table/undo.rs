//! Taking moves back without learning anything: whether it works follows from what the seat has seen.

use super::running::{Pending, Running};
use crate::store::Entry;
use crate::{Error, HostedGame};
use tabletop::{Record, RecordError, Replay, Seat, Session, UndoError, Viewer};

impl<G: HostedGame> Running<G> {
    /// Works out how `seat` takes its last move back. What bots have answered since goes with it; what a
    /// person has answered to another question bars it.
    ///
    /// [`Session::undo`] stops at any reveal, seen or not: a refusal would tell a seat that somebody else has
    /// finished planning. Here only what the seat has seen stops it.
    pub(super) fn undo(&self, seat: Seat, is_bot: impl Fn(Seat) -> bool) -> Result<Pending<G>, Error> {
        let record = self.session.record();
        let moves = record.moves();
        if self.session.state().asked().is_empty() {
            return Err(UndoError::Over.into());
        }
        let last = moves.iter().rposition(|&(by, _)| by == seat).ok_or(UndoError::Nothing)?;
        let later = events_from(record, last, seat)?;
        let alone = without(record, |at| at != last);
        if let Ok(session) = Session::from_record(&alone)
            && same_events(&alone, last, later.get(1..).unwrap_or_default())?
        {
            return self.pending(seat, Entry::Undo(vec![last]), session, Vec::new());
        }
        if moves.iter().skip(last + 1).all(|&(by, _)| is_bot(by)) {
            let session = Session::from_record(&without(record, |at| at < last))?;
            return self.pending(seat, Entry::Undo((last..moves.len()).collect()), session, Vec::new());
        }
        Err(UndoError::OthersMoved.into())
    }
}

/// The events of each move from `last` on, unless one of them shows `seat` something that binds it.
fn events_from<G: HostedGame>(record: &Record<G>, last: usize, seat: Seat) -> Result<Vec<Vec<G::Event>>, Error> {
    let binds = |event: &G::Event| G::reveals(event) && G::seen_by(event, Viewer::Seat(seat)).is_some();
    let mut replay = replay_to(record, last)?;
    let together = replay.state().asked().len() > 1;
    let mut later = Vec::new();
    while let Some(events) = replay.step()?.map(<[G::Event]>::to_vec) {
        if events.iter().any(binds) {
            return Err(UndoError::Revealed.into());
        }
        // Once several are asked at once, whether they have answered is their secret: nobody goes back behind
        // the beginning of that question, answered or not.
        if !together && replay.state().asked().len() > 1 {
            return Err(UndoError::OthersMoved.into());
        }
        later.push(events);
    }
    Ok(later)
}

/// Whether the moves from `at` on do exactly what they did before.
fn same_events<G: HostedGame>(record: &Record<G>, at: usize, before: &[Vec<G::Event>]) -> Result<bool, Error> {
    let mut replay = replay_to(record, at)?;
    for events in before {
        if replay.step()? != Some(events) {
            return Ok(false);
        }
    }
    Ok(true)
}

fn replay_to<G: HostedGame>(record: &Record<G>, n: usize) -> Result<Replay<'_, G>, Error> {
    let no_way_back = |error| match error {
        RecordError::OtherRules { .. } => {
            Error::Conflict("this game was begun by other rules: no move can be taken back")
        }
        other => Error::Record(other),
    };
    let mut replay = Replay::new(record).map_err(no_way_back)?;
    replay.go_to(n)?;
    Ok(replay)
}

/// The record with the moves whose places are to stay.
pub(super) fn without<G: HostedGame>(record: &Record<G>, stays: impl Fn(usize) -> bool) -> Record<G> {
    let mut kept = Record::new(record.setup().clone(), record.seed());
    for (_, &(seat, mv)) in record.moves().iter().enumerate().filter(|&(at, _)| stays(at)) {
        kept.push(seat, mv);
    }
    kept
}
