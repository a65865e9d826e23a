//! What was read from the store a moment ago. Every look and every move needs to know who asks and who sits where, and
//! that seldom changes.

use crate::StoreError;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::OnceCell;
use tokio::time::Instant;

/// After this time at the latest a thing is read again, even if nobody has said that it has changed.
const LASTS: Duration = Duration::from_secs(10);
/// Each thing has its own share of this less: what was read in one moment, as after a start, is not read again in one.
const SPREAD: Duration = Duration::from_secs(5);

/// Things by their key. Whoever changes one says so and it is forgotten; a change that nobody could tell of, at another
/// node or in a request that was given up, is noticed soon after.
pub(crate) struct Recent<T>(Mutex<HashMap<String, Known<T>>>);

/// A thing that is being read, or has been.
struct Known<T> {
    until: Instant,
    /// Who was reading when it was forgotten fills a cell that nobody else looks at any more.
    cell: Arc<OnceCell<Arc<T>>>,
}

impl<T> Recent<T> {
    /// The thing of this key, from memory or from where `read` finds it; nothing if it is not there.
    pub(crate) async fn get(
        &self,
        key: &str,
        read: impl AsyncFnOnce() -> Result<Option<T>, StoreError>,
    ) -> Result<Option<Arc<T>>, StoreError> {
        let cell = {
            let mut all = self.lock();
            match all.get(key).filter(|known| Instant::now() < known.until) {
                Some(known) => Arc::clone(&known.cell),
                None => {
                    let cell = Arc::default();
                    all.insert(key.to_owned(), Known { until: Instant::now() + lasts(key), cell: Arc::clone(&cell) });
                    cell
                }
            }
        };
        // What is seldom read has its room elsewhere: every request holds the rest of this.
        let found = cell.get_or_try_init(async || match Box::pin(read()).await {
            Ok(Some(found)) => Ok(Arc::new(found)),
            Ok(None) => Err(None),
            Err(error) => Err(Some(error)),
        });
        match found.await {
            Ok(found) => Ok(Some(Arc::clone(found))),
            // The next to come tries again.
            Err(None) => Ok(None),
            Err(Some(error)) => Err(error),
        }
    }

    /// A thing has changed.
    pub(crate) fn forget(&self, key: &str) {
        self.lock().remove(key);
    }

    /// Any of them may have changed.
    pub(crate) fn forget_all(&self) {
        self.lock().clear();
    }

    /// Lets go of what would be read again anyway.
    pub(super) fn tidy(&self) {
        let now = Instant::now();
        self.lock().retain(|_, known| now < known.until);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Known<T>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Default for Recent<T> {
    fn default() -> Recent<T> {
        Recent(Mutex::default())
    }
}

/// How long the thing of this key is believed.
fn lasts(key: &str) -> Duration {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    LASTS - SPREAD * (hasher.finish() % 256) as u32 / 256
}

#[cfg(test)]
mod tests {
    use super::{LASTS, Recent, SPREAD, lasts};
    use std::sync::Arc;

    #[tokio::test]
    async fn a_thing_is_read_once_until_it_changes() {
        let recent = Recent::default();
        let get = async |value| recent.get("key", async || Ok(value)).await.unwrap().map(|found: Arc<u32>| *found);
        assert_eq!(get(None).await, None);
        assert_eq!(get(Some(1)).await, Some(1), "what was not there is looked for again");
        assert_eq!(get(Some(2)).await, Some(1));
        recent.forget("key");
        assert_eq!(get(Some(3)).await, Some(3));
        recent.forget_all();
        assert_eq!(get(Some(4)).await, Some(4));
    }

    #[tokio::test(start_paused = true)]
    async fn a_thing_is_read_again_in_time() {
        let recent = Recent::default();
        let get = async |value| *recent.get("key", async || Ok(Some(value))).await.unwrap().unwrap();
        assert_eq!(get(1).await, 1);
        tokio::time::advance(LASTS - SPREAD).await;
        assert_eq!(get(2).await, 1);
        tokio::time::advance(SPREAD).await;
        assert_eq!(get(3).await, 3);
    }

    #[test]
    fn what_was_read_at_once_is_not_read_again_at_once() {
        let mut in_tenths = [0; 10];
        for key in 0..1_000 {
            let early = LASTS - lasts(&format!("table {key}"));
            in_tenths[(10.0 * early.div_duration_f64(SPREAD)) as usize] += 1;
        }
        assert!(in_tenths.iter().all(|&n| (50..200).contains(&n)), "{in_tenths:?}");
    }

    #[tokio::test]
    async fn who_read_before_a_change_keeps_it_from_nobody() {
        let recent = Recent::default();
        let slow = recent.get("key", async || {
            // Meanwhile it changes.
            recent.forget("key");
            Ok(Some("old"))
        });
        assert_eq!(*slow.await.unwrap().unwrap(), "old");
        assert_eq!(*recent.get("key", async || Ok(Some("new"))).await.unwrap().unwrap(), "new");
    }
}
