//! What other nodes have told of a game since somebody last looked at it here.

use crate::store::Last;
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// So many entries wait for somebody to look; where nobody has for long, the journal tells.
const MOST: usize = 64;

/// How far the journal goes, and its last entries.
#[derive(Default)]
pub(super) struct Told {
    /// The number of the last entry.
    pub(super) number: u64,
    /// The entries in their order; some may be missing.
    pub(super) entries: Vec<Last>,
}

/// What has been told and not yet been taken over.
pub(super) struct Heard(Mutex<Told>);

impl Heard {
    /// Entries may have been told before anybody heard.
    pub(super) fn doubtful() -> Heard {
        Heard(Mutex::new(Told { number: u64::MAX, entries: Vec::new() }))
    }

    /// Entries may have been missed.
    pub(super) fn doubt(&self) {
        self.lock().number = u64::MAX;
    }

    /// Another node tells of an entry.
    pub(super) fn add(&self, last: Last) {
        let mut told = self.lock();
        told.number = told.number.max(last.number);
        if told.entries.len() == MOST {
            told.entries.clear();
        }
        told.entries.push(last);
    }

    /// What was told, which is then forgotten here.
    pub(super) fn take(&self) -> Told {
        mem::take(&mut self.lock())
    }

    fn lock(&self) -> MutexGuard<'_, Told> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::{Heard, MOST};
    use crate::store::Last;

    #[test]
    fn what_nobody_looks_at_does_not_pile_up() {
        let heard = Heard::doubtful();
        heard.take();
        (1..=1_000).for_each(|number| heard.add(Last::new(number, 0, "{}", "{}")));
        let told = heard.take();
        assert_eq!(told.number, 1_000);
        assert_eq!(told.entries.last().map(|last| last.number), Some(1_000));
        assert!(told.entries.len() <= MOST);
        assert!(heard.take().entries.is_empty());
    }
}
