//! Who has a page open, and how they hear that they may be somebody else now.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// The people with a socket to this program, and a bell for each.
#[derive(Debug, Default)]
pub(crate) struct Present(Mutex<HashMap<String, watch::Sender<()>>>);

/// Somebody is here for as long as this lives.
pub(crate) struct Here {
    person: String,
    bell: watch::Receiver<()>,
    present: Arc<Present>,
}

impl Present {
    /// Somebody opens a socket.
    pub(crate) fn enter(self: &Arc<Self>, person: &str) -> Here {
        let bell = self.lock().entry(person.to_owned()).or_default().subscribe();
        Here { person: person.to_owned(), bell, present: Arc::clone(self) }
    }

    /// The tokens of a person may have ended, or those of everybody.
    pub(crate) fn call(&self, person: Option<&str>) {
        let people = self.lock();
        match person {
            Some(person) => people.get(person).into_iter().for_each(|bell| bell.send_replace(())),
            None => people.values().for_each(|bell| bell.send_replace(())),
        }
    }

    /// Everybody who is here.
    pub(super) fn people(&self) -> Vec<String> {
        self.lock().keys().cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Here {
    /// Done when the token that was shown may have ended.
    pub(crate) async fn called(&mut self) {
        // The bell hangs as long as somebody listens.
        self.bell.changed().await.ok();
    }
}

/// The last one to go takes the bell down.
impl Drop for Here {
    fn drop(&mut self) {
        let mut people = self.present.lock();
        if people.get(&self.person).is_some_and(|bell| bell.receiver_count() <= 1) {
            people.remove(&self.person);
        }
    }
}
