//! Who has a page open.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The people with a socket to this program, and how many they have.
#[derive(Debug, Default)]
pub(crate) struct Present(Mutex<HashMap<String, usize>>);

/// Somebody is here for as long as this lives.
pub(crate) struct Here {
    person: String,
    present: Arc<Present>,
}

impl Present {
    /// Somebody opens a socket.
    pub(crate) fn enter(self: &Arc<Self>, person: &str) -> Here {
        *self.lock().entry(person.to_owned()).or_default() += 1;
        Here { person: person.to_owned(), present: Arc::clone(self) }
    }

    /// Everybody who is here.
    pub(super) fn people(&self) -> Vec<String> {
        self.lock().keys().cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut people = self.present.lock();
        match people.get_mut(&self.person) {
            Some(sockets) if *sockets > 1 => *sockets -= 1,
            _ => drop(people.remove(&self.person)),
        }
    }
}
