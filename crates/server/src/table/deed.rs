//! What an entry of a journal does.

use crate::store::Entry;
use crate::{Error, StoreError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What an entry does, in the game's own words.
#[derive(Clone, Debug)]
pub(super) enum Deed<Move> {
    /// A move, and who chose it.
    Move(How, Move),
    /// The moves at these places of the record are taken back.
    Undo(Vec<usize>),
}

/// Who chose a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// Whoever holds the seat, person or bot.
    Holder,
    /// An answer given in advance.
    Standing,
    /// The clock: the holder was too late.
    Clock,
}

impl<Move: Copy + Serialize + DeserializeOwned> Deed<Move> {
    /// The entry as the store keeps it.
    pub(super) fn entry(&self) -> Result<Entry, Error> {
        let value = |mv: Move| serde_json::to_value(mv).map_err(|error| Error::Internal(error.to_string()));
        Ok(match self {
            &Deed::Move(How::Holder, mv) => Entry::Move(value(mv)?),
            &Deed::Move(How::Standing, mv) => Entry::Standing(value(mv)?),
            &Deed::Move(How::Clock, mv) => Entry::Clock(value(mv)?),
            Deed::Undo(moves) => Entry::Undo(moves.clone()),
        })
    }

    /// The deed of an entry.
    pub(super) fn read(entry: &Entry) -> Result<Deed<Move>, StoreError> {
        let mv = |how, value: &Value| Ok(Deed::Move(how, serde_json::from_value(value.clone())?));
        match entry {
            Entry::Move(value) => mv(How::Holder, value),
            Entry::Standing(value) => mv(How::Standing, value),
            Entry::Clock(value) => mv(How::Clock, value),
            Entry::Undo(moves) => Ok(Deed::Undo(moves.clone())),
        }
    }
}
