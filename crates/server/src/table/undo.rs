//! Taking moves back without learning anything: whether it works follows from what the seat has seen.

use super::deed::{Deed, How};
use super::running::{Pending, Running};
use crate::{Error, Host, MoveOf};
use tabletop::{Game, Record, RecordError, Seat, Session, UndoError};

impl<H: Host> Running<H> {
    /// Works out how `seat` takes its last move back. What bots and answers in advance have done since goes
    /// with it; what a person has answered to another question bars it.
    pub(super) fn undo(&self, seat: Seat, is_bot: impl Fn(Seat) -> bool) -> Result<Pending<H>, Error> {
        let taken = self.taken_back(seat, is_bot)?;
        if self.is_too_late(seat, &taken, self.clock.now()) {
            return Err(Error::Conflict("the time for this answer is up"));
        }
        let session = Session::from_record(&without(self.session.record(), |at| !taken.contains(&at)));
        self.pending(seat, Deed::Undo(taken), Box::new(session.map_err(no_way_back)?), Vec::new())
    }

    /// Whether `seat` has something to take back.
    pub(super) fn may_undo(&self, seat: Seat, is_bot: impl Fn(Seat) -> bool) -> bool {
        // Who does not know the whole story cannot tell it again.
        let told = self.known.len() as u64 == self.journal;
        told && self.taken_back(seat, is_bot).is_ok_and(|taken| !self.is_too_late(seat, &taken, self.clock.now()))
    }

    /// The places in the record of the moves that `seat` would take back.
    ///
    /// [`Session::undo`] stops at any reveal, seen or not: a refusal would tell a seat what somebody else has done
    /// in secret. Here only what the seat has seen stops it.
    pub(super) fn taken_back(&self, seat: Seat, is_bot: impl Fn(Seat) -> bool) -> Result<Vec<usize>, UndoError> {
        let moves = self.session.record().moves();
        if self.session.state().asked().is_empty() {
            return Err(UndoError::Over);
        }
        // An answer in advance is not worth taking back by itself: it would be given again.
        let standing = |at: usize| self.how(at) == How::Standing;
        let own = |at: usize| moves.get(at).is_some_and(|&(by, _)| by == seat);
        let last = (0..moves.len()).rev().find(|&at| own(at) && !standing(at)).ok_or(UndoError::Nothing)?;
        let bound = self.bounds.get(seat.index()).filter(|bound| bound.at <= last).ok_or(UndoError::Revealed)?;
        let goes = |at: usize| at >= last && own(at);
        let later = moves.get(bound.at..).unwrap_or_default();
        let told = events_of(&*bound.state, later).ok_or(UndoError::OthersMoved)?;
        let stays = |(at, _): &(usize, _)| !goes(*at);
        let events: Vec<_> = (bound.at..).zip(told).filter(|(at, _)| !goes(*at)).map(|(_, events)| events).collect();
        let others: Vec<_> = (bound.at..).zip(later).filter(stays).map(|(_, &mv)| mv).collect();
        if events_of(&*bound.state, &others) == Some(events) {
            return Ok((last..moves.len()).filter(|&at| goes(at)).collect());
        }
        let bound_to_last = |(at, &(by, _)): (usize, &(Seat, MoveOf<H>))| goes(at) || is_bot(by) || standing(at);
        match moves.iter().enumerate().skip(last).all(bound_to_last) {
            true => Ok((last..moves.len()).collect()),
            false => Err(UndoError::OthersMoved),
        }
    }

    /// Who chose the move at this place of the record; of an unknown past its holder.
    pub(super) fn how(&self, at: usize) -> How {
        let noticed = self.places.get(at).copied().flatten().and_then(|place| self.known.get(place));
        match noticed.map(|noticed| &noticed.deed) {
            Some(&Deed::Move(how, _)) => how,
            _ => How::Holder,
        }
    }
}

/// The events of each of these moves; nothing if one of them is not legal.
fn events_of<G: Game>(from: &G, moves: &[(Seat, G::Move)]) -> Option<Vec<Vec<G::Event>>> {
    let mut game = from.clone();
    let mut told = Vec::new();
    for &(seat, mv) in moves {
        let mut events = Vec::new();
        game.apply(seat, mv, &mut events).ok()?;
        told.push(events);
    }
    Some(told)
}

fn no_way_back(error: RecordError) -> Error {
    match error {
        RecordError::OtherRules { .. } => {
            Error::Conflict("this game was begun by other rules: no move can be taken back")
        }
        other => Error::Record(other),
    }
}

/// The record with the moves whose places are to stay.
pub(super) fn without<G: Game>(record: &Record<G>, stays: impl Fn(usize) -> bool) -> Record<G> {
    let mut kept = record.start();
    let own = record.moves().iter().enumerate().skip(kept.n_moves());
    for (_, &(seat, mv)) in own.filter(|&(at, _)| stays(at)) {
        kept.push(seat, mv);
    }
    kept
}
