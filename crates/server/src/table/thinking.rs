//! Bots think on all cores but one, so that everybody else is served meanwhile. Those come first that people wait for,
//! and among them whoever's tables have thought least.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// After so much thought all that was spent counts half.
const FORGETS: Duration = Duration::from_secs(10);

/// For whom a bot thinks.
#[derive(Clone, Debug)]
pub(super) struct Cause {
    /// Whether people sit at the table.
    pub(super) people: bool,
    /// Who set the table up.
    pub(super) host: String,
}

/// The place where bots think.
#[derive(Clone)]
pub(super) struct Study(Arc<Mutex<Desks>>);

struct Desks {
    free: usize,
    /// In the order in which they came.
    waiting: Vec<(Cause, oneshot::Sender<Desk>)>,
    /// How long the tables of each host have thought lately.
    spent: HashMap<String, Duration>,
    /// How long all have thought since half of that was forgotten.
    since_then: Duration,
}

/// Leave to think, given back when it is dropped.
pub(super) struct Desk {
    study: Study,
    host: String,
    since: Instant,
}

impl Study {
    /// One core is left for everybody else, where there are several.
    pub(super) fn new() -> Study {
        Study::with(available_parallelism().map_or(1, |cores| cores.get() - 1).max(1))
    }

    fn with(free: usize) -> Study {
        let desks = Desks { free, waiting: Vec::new(), spent: HashMap::new(), since_then: Duration::ZERO };
        Study(Arc::new(Mutex::new(desks)))
    }

    /// Waits for leave to think; nothing only where nobody thinks any more.
    pub(super) async fn desk(&self, cause: Cause) -> Option<Desk> {
        let (given, desk) = oneshot::channel();
        self.lock().waiting.push((cause, given));
        self.seat();
        desk.await.ok()
    }

    /// Gives the free desks to those who wait.
    fn seat(&self) {
        loop {
            let Some((cause, given)) = self.lock().next() else { return };
            // Who has gone at this very moment gives the desk back by dropping it.
            given.send(Desk { study: self.clone(), host: cause.host, since: Instant::now() }).ok();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Desks> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desks {
    /// Takes the next one who may think off the list, if a desk is free.
    fn next(&mut self) -> Option<(Cause, oneshot::Sender<Desk>)> {
        self.waiting.retain(|(_, given)| !given.is_closed());
        if self.free == 0 {
            return None;
        }
        let spent = |host: &str| self.spent.get(host).copied().unwrap_or_default();
        let first = self.waiting.iter().enumerate().min_by_key(|(_, (cause, _))| (!cause.people, spent(&cause.host)));
        let (next, _) = first?;
        self.free -= 1;
        Some(self.waiting.remove(next))
    }

    fn thought(&mut self, host: &str, took: Duration) {
        self.free += 1;
        *self.spent.entry(host.to_owned()).or_default() += took;
        self.since_then += took;
        if self.since_then > FORGETS {
            self.since_then = Duration::ZERO;
            self.spent.values_mut().for_each(|spent| *spent /= 2);
            self.spent.retain(|_, spent| spent.as_millis() > 0);
        }
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.study.lock().thought(&self.host, self.since.elapsed());
        self.study.seat();
    }
}

#[cfg(test)]
mod tests {
    use super::{Cause, Desk, Study};
    use std::time::Duration;
    use tokio::task::JoinHandle;
    use tokio::time::timeout;

    async fn comes(study: &Study, people: bool, host: &str) -> JoinHandle<Desk> {
        let (study, cause) = (study.clone(), Cause { people, host: host.into() });
        let comes = tokio::spawn(async move { study.desk(cause).await.unwrap() });
        tokio::task::yield_now().await;
        comes
    }

    async fn soon(comes: JoinHandle<Desk>) -> Desk {
        timeout(Duration::from_secs(5), comes).await.expect("somebody else came first").unwrap()
    }

    #[tokio::test]
    async fn people_come_first_and_then_who_has_thought_least() {
        let study = Study::with(1);
        let eve = comes(&study, false, "eve").await.await.unwrap();
        let bots = comes(&study, false, "eve").await;
        let again = comes(&study, true, "eve").await;
        let given_up = comes(&study, true, "cleo").await;
        let ada = comes(&study, true, "ada").await;
        given_up.abort();
        tokio::time::sleep(Duration::from_millis(5)).await;
        assert!(!ada.is_finished() && !again.is_finished(), "one at a time");
        drop(eve);
        let ada = soon(ada).await;
        assert!(!again.is_finished(), "Eve has thought already");
        drop(ada);
        drop(soon(again).await);
        drop(soon(bots).await);
        assert!(study.lock().waiting.is_empty() && study.lock().free == 1);
    }
}
