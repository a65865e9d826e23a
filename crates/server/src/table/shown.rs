//! What was shown last, written down. Whoever moves is told twice, by the answer and by the socket, and all who only
//! watch see the same: it is worked out and written once.

use super::running::Running;
use crate::store::TableRow;
use crate::{Error, Host};
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use tabletop::{Seat, SeatSet, Viewer};

/// A sight as text, and all that it follows from.
pub(super) struct Shown {
    viewer: Viewer,
    /// How many entries the journal had.
    journal: u64,
    /// The seats of bots, which take nothing amiss that is taken back.
    bots: SeatSet,
    text: Arc<RawValue>,
}

impl<H: Host> Running<H> {
    /// The game as `viewer` may see it now, written down.
    pub(crate) fn shown(&mut self, viewer: Viewer, table: &TableRow) -> Result<Arc<RawValue>, Error> {
        let seats = (0..table.seats.len() as u8).map(Seat);
        let bots = seats.filter(|&seat| table.bot(seat).is_some()).fold(SeatSet::EMPTY, |all, seat| all.with(seat));
        let journal = self.journal;
        match &self.shown {
            Some(last) if (last.viewer, last.journal, last.bots) == (viewer, journal, bots) => {
                Ok(Arc::clone(&last.text))
            }
            _ => {
                let text =
                    to_raw_value(&self.sight(viewer, table)).map_err(|error| Error::Internal(error.to_string()))?;
                let text: Arc<RawValue> = text.into();
                self.shown = Some(Shown { viewer, journal, bots, text: Arc::clone(&text) });
                Ok(text)
            }
        }
    }
}
