//! What was shown last, written down. Whoever moves is told twice, by the answer and by the socket, and all who only
//! watch see the same: it is worked out and written once.

use super::running::Running;
use crate::store::TableRow;
use crate::{Error, Host};
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use tabletop::Viewer;

/// A sight as text, and all that it follows from.
pub(super) struct Shown {
    viewer: Viewer,
    /// How many entries the journal had.
    journal: u64,
    /// Whether the viewer may take something back: time and the holders of other seats can change that.
    undo: bool,
    text: Arc<RawValue>,
}

impl<H: Host> Running<H> {
    /// The game as `viewer` may see it now, written down.
    pub(crate) fn shown(&mut self, viewer: Viewer, table: &TableRow) -> Result<Arc<RawValue>, Error> {
        let (journal, undo) = (self.journal, self.offers_undo(viewer, table));
        let last = self.shown.as_ref().filter(|last| (last.viewer, last.journal, last.undo) == (viewer, journal, undo));
        if let Some(last) = last {
            return Ok(Arc::clone(&last.text));
        }
        let text = to_raw_value(&self.sight(viewer, table)).map_err(|error| Error::Internal(error.to_string()))?;
        let text: Arc<RawValue> = text.into();
        self.shown = Some(Shown { viewer, journal, undo, text: Arc::clone(&text) });
        Ok(text)
    }
}
