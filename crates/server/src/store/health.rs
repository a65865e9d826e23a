//! How the store is. One task finds out, by writing and reading back, and everybody who wants to write asks here first.

use super::StoreError;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// A store that has kept nothing for so long does not answer.
const SILENT: Duration = Duration::from_secs(2);

/// How the store is, as far as is known.
pub(crate) struct Health {
    known: Mutex<Known>,
    /// Rung when a write has failed: is it the store?
    pub(crate) doubt: Notify,
}

struct Known {
    /// Why nothing is written; nothing if all is well.
    trouble: Option<Trouble>,
    /// When something was last kept and read back.
    kept: Instant,
}

struct Trouble {
    sentence: String,
    /// What was once damaged is not believed again.
    is_damage: bool,
}

impl Health {
    /// A store of which nothing bad is known.
    pub(crate) fn good() -> Health {
        Health { known: Mutex::new(Known { trouble: None, kept: Instant::now() }), doubt: Notify::new() }
    }

    /// Refuses, and says why, while nothing can be kept.
    pub(crate) fn allows(&self) -> Result<(), StoreError> {
        match &self.lock().trouble {
            Some(trouble) => Err(StoreError::Refused(trouble.sentence.clone())),
            None => Ok(()),
        }
    }

    /// The same for whoever only asks how it is: a store that keeps everybody waiting is not well either.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        self.allows()?;
        match self.lock().kept.elapsed() {
            silent if silent > SILENT => Err(StoreError::Refused("the store does not answer".into())),
            _ => Ok(()),
        }
    }

    /// Something was kept and read back.
    pub(crate) fn kept(&self) {
        self.lock().kept = Instant::now();
    }

    /// Whether something was kept and read back within this time, and all is well.
    pub(crate) fn kept_within(&self, time: Duration) -> bool {
        let known = self.lock();
        known.trouble.is_none() && known.kept.elapsed() < time
    }

    /// A heartbeat was kept and read back: whatever was wrong is over, but for damage.
    pub(crate) fn is_well(&self) {
        let mut known = self.lock();
        known.kept = Instant::now();
        if known.trouble.take_if(|trouble| !trouble.is_damage).is_some() {
            tracing::info!("the store keeps what is written again");
        }
    }

    /// Nothing can be kept until a heartbeat says otherwise.
    pub(crate) fn ails(&self, sentence: &str) {
        self.note(sentence, false);
    }

    /// What is kept is damaged: nothing is written until somebody has looked after it and begun anew.
    pub(crate) fn is_damaged(&self, sentence: &str) {
        self.note(sentence, true);
    }

    fn note(&self, sentence: &str, is_damage: bool) {
        let mut known = self.lock();
        let is_new = match &known.trouble {
            Some(trouble) => !trouble.is_damage && (is_damage || trouble.sentence != sentence),
            None => true,
        };
        if is_new {
            tracing::error!(reason = sentence, "nothing is written");
            known.trouble = Some(Trouble { sentence: sentence.to_owned(), is_damage });
        }
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::Health;

    #[test]
    fn damage_is_not_forgotten() {
        let health = Health::good();
        health.ails("the disk is full");
        assert!(health.allows().unwrap_err().to_string().contains("full"));
        health.is_well();
        assert!(health.allows().is_ok() && health.check().is_ok());
        health.is_damaged("a page is wrong");
        health.ails("the disk is full");
        health.is_well();
        assert!(health.allows().unwrap_err().to_string().contains("page"));
    }
}
