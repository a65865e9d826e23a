//! What a viewer saw before.

use super::deed::Deed;
use super::hall::{Hall, Handle};
use super::running::Running;
use super::seen::sight_of;
use super::undo::without;
use crate::wire::SightOf;
use crate::{Error, HostedGame};
use tabletop::{Record, Viewer};

impl<G: HostedGame> Running<G> {
    /// The record as it was when `viewer` had noticed `number` entries; nothing if that cannot be told.
    fn record_at(&self, viewer: Viewer, number: u64) -> Option<Record<G>> {
        if self.known.len() as u64 != self.journal {
            return None;
        }
        let index = self.index(viewer);
        let is_it = |place: &usize| self.known.get(*place).and_then(|entry| *entry.numbers.get(index)?) == Some(number);
        let until = if number == 0 { 0 } else { (0..self.known.len()).find(is_it)? + 1 };
        let (mut moves, before) = (Vec::new(), self.session.record().n_moves_before());
        for entry in self.known.iter().take(until) {
            match &entry.deed {
                Deed::Move(_, mv) => moves.push((entry.seat, *mv)),
                Deed::Undo(taken) => taken.iter().rev().filter_map(|at| at.checked_sub(before)).for_each(|at| {
                    if at < moves.len() {
                        moves.remove(at);
                    }
                }),
            }
        }
        let mut record = without(self.session.record(), |_| false);
        moves.into_iter().for_each(|(seat, mv)| record.push(seat, mv));
        Some(record)
    }
}

impl<G: HostedGame> Hall<G> {
    /// What `viewer` saw when they had noticed `number` entries.
    pub(crate) async fn past(&self, handle: &Handle<G>, viewer: Viewer, number: u64) -> Result<SightOf<G>, Error> {
        let record = self.lock(handle).await?.record_at(viewer, number).ok_or(Error::NotFound("moment"))?;
        // Telling a long game again takes a while.
        let told = tokio::task::spawn_blocking(move || {
            let state = record.replay_to(record.n_moves())?;
            Ok(sight_of(&state, &record, viewer, number))
        });
        told.await.map_err(|error| Error::Internal(error.to_string()))?
    }
}
