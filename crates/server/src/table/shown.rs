//! What was shown last, written down. Whoever moves is told twice, by the answer and by the socket, and all who only
//! watch see the same: it is worked out and written once.

use super::running::Running;
use crate::store::TableRow;
use crate::written::{Part, Written};
use crate::{Error, Host};
use tabletop::Viewer;

/// A sight as text, and all that it follows from.
pub(super) struct Shown {
    viewer: Viewer,
    /// How many entries the journal had.
    journal: u64,
    /// Whether the viewer may take something back: time and the holders of other seats can change that.
    undo: bool,
    text: Part,
}

impl<H: Host> Running<H> {
    /// The game as `viewer` may see it now, written down. Who moves comes first, and what they are shown is kept for
    /// their socket, as is what all who only watch are shown: others are shown it once.
    pub(crate) fn shown(&mut self, viewer: Viewer, table: &TableRow) -> Result<Part, Error> {
        let (journal, undo) = (self.journal, self.offers_undo(viewer, table));
        let last = self.shown.as_ref().filter(|last| last.journal == journal);
        if let Some(last) = last.filter(|last| (last.viewer, last.undo) == (viewer, undo)) {
            return Ok(last.text.clone());
        }
        let text = Written::new(&self.sight_and(viewer, undo))?.into_part();
        if last.is_none_or(|last| last.viewer == viewer) || viewer == Viewer::Spectator {
            self.shown = Some(Shown { viewer, journal, undo, text: text.clone() });
        }
        Ok(text)
    }
}
