//! What a viewer saw before.

use super::deed::Deed;
use super::running::Running;
use super::seen::sight_of;
use super::tables::{Handle, Tables};
use super::undo::without;
use crate::wire::SightOf;
use crate::{Error, Host};
use tabletop::{Record, Viewer};

impl<H: Host> Running<H> {
    /// The record as it was when `viewer` had noticed `number` entries; nothing if that cannot be told.
    fn record_at(&self, viewer: Viewer, number: u64) -> Option<Record<H::Game>> {
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

impl<H: Host> Tables<H> {
    /// What `viewer` saw when they had noticed `number` entries.
    pub(crate) async fn past(&self, handle: &Handle<H>, viewer: Viewer, number: u64) -> Result<SightOf<H>, Error> {
        let record = self.lock(handle).await?.record_at(viewer, number).ok_or(Error::NotFound("moment"))?;
        // Telling a long game again takes a while.
        let told = tokio::task::spawn_blocking(move || {
            let state = record.replay_to(record.n_moves())?;
            Ok(sight_of::<H>(&state, &record, viewer, number, record.seed_hash()))
        });
        told.await.map_err(|error| Error::Internal(error.to_string()))?
    }
}
