//! Bots think on all cores but one, so that everybody else is served meanwhile. Those come first that people wait for,
//! and among them whoever's tables have thought least. Who thinks long holds up tables of the same host alone.

use super::labour::Labour;
use crate::Error;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::{Instant, timeout};

/// After so much thought all that was spent counts half.
const FORGETS: Duration = Duration::from_secs(10);
/// Who has thought for so long is no longer in the way of others that people wait for.
const LONG: Duration = Duration::from_millis(40);
/// Who has thought for so long may never end.
pub(super) const STUCK: Duration = Duration::from_secs(20);
/// How many games are told again at once.
const TELLERS: usize = 2;

/// For whom a bot thinks.
#[derive(Clone, Debug)]
pub(super) struct Cause {
    /// Whether people sit at the table.
    pub(super) people: bool,
    /// Who set the table up.
    pub(super) host: String,
}

/// The place where bots think and games are told again.
#[derive(Clone)]
pub(crate) struct Study {
    desks: Arc<Mutex<Desks>>,
    tellers: Arc<Semaphore>,
    pub(super) labour: Labour,
}

struct Desks {
    /// How many there are. As many again are brought in where others think long.
    count: usize,
    /// Who sits at them, and since when.
    taken: Vec<(String, Instant)>,
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
    pub(crate) fn of_machine() -> Study {
        Study::with(available_parallelism().map_or(1, |cores| cores.get() - 1).max(1), Labour::default())
    }

    /// A study on one thread where work takes as long as this says.
    #[cfg(test)]
    pub(crate) fn pretended(takes: impl Fn() -> Duration + Send + Sync + 'static) -> Study {
        Study::with(1, Labour::pretended(takes))
    }

    fn with(count: usize, labour: Labour) -> Study {
        let (taken, waiting) = (Vec::new(), Vec::new());
        let desks = Desks { count, taken, waiting, spent: HashMap::new(), since_then: Duration::ZERO };
        Study { desks: Arc::new(Mutex::new(desks)), tellers: Arc::new(Semaphore::new(TELLERS)), labour }
    }

    /// Tells a game again: a long one takes a while, so they are told a few at a time.
    pub(super) async fn tell<T: Send + 'static>(&self, story: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let _turn = self.tellers.acquire().await.map_err(|error| Error::Internal(error.to_string()))?;
        self.labour.work(story).await
    }

    /// Waits for leave to think; nothing only where nobody thinks any more.
    pub(super) async fn desk(&self, cause: Cause) -> Option<Desk> {
        let (given, mut desk) = oneshot::channel();
        self.lock().waiting.push((cause, given));
        loop {
            self.seat();
            // Meanwhile somebody may have thought for long.
            if let Ok(desk) = timeout(LONG / 2, &mut desk).await {
                return desk.ok();
            }
        }
    }

    /// Gives the free desks to those who wait.
    fn seat(&self) {
        loop {
            let now = Instant::now();
            let Some((cause, given)) = self.lock().next(now) else { return };
            // Who has gone at this very moment gives the desk back by dropping it.
            given.send(Desk { study: self.clone(), host: cause.host, since: now }).ok();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Desks> {
        self.desks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desks {
    /// Takes the next one who may think off the list.
    fn next(&mut self, now: Instant) -> Option<(Cause, oneshot::Sender<Desk>)> {
        self.waiting.retain(|(_, given)| !given.is_closed());
        let spent = |host: &str| self.spent.get(host).copied().unwrap_or_default();
        let may_sit = self.waiting.iter().enumerate().filter(|(_, (cause, _))| self.has_room(cause, now));
        let (next, _) = may_sit.min_by_key(|(_, (cause, _))| (!cause.people, spent(&cause.host)))?;
        let next = self.waiting.remove(next);
        self.taken.push((next.0.host.clone(), now));
        Some(next)
    }

    /// Whether there is a desk for this cause.
    fn has_room(&self, cause: &Cause, now: Instant) -> bool {
        let is_in_the_way = |(host, since): &&(String, Instant)| {
            !cause.people || *host == cause.host || now.duration_since(*since) < LONG
        };
        let is_at_work = |(_, since): &&(String, Instant)| now.duration_since(*since) < STUCK;
        self.taken.iter().filter(is_in_the_way).count() < self.count
            && self.taken.iter().filter(is_at_work).count() < 2 * self.count
    }

    fn thought(&mut self, host: &str, since: Instant) {
        if let Some(at) = self.taken.iter().position(|taken| (taken.0.as_str(), taken.1) == (host, since)) {
            self.taken.remove(at);
        }
        let took = since.elapsed();
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
        self.study.lock().thought(&self.host, self.since);
        self.study.seat();
    }
}

#[cfg(test)]
mod tests {
    use super::{Cause, Desk, LONG, Labour, Study};
    use std::time::Duration;
    use tokio::task::JoinHandle;
    use tokio::time::{Instant, sleep, timeout};

    async fn comes(study: &Study, people: bool, host: &str) -> JoinHandle<Desk> {
        let (study, cause) = (study.clone(), Cause { people, host: host.into() });
        let comes = tokio::spawn(async move { study.desk(cause).await.unwrap() });
        tokio::task::yield_now().await;
        comes
    }

    async fn soon(comes: JoinHandle<Desk>) -> Desk {
        timeout(Duration::from_secs(5), comes).await.expect("somebody else came first").unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn people_come_first_and_then_who_has_thought_least() {
        let study = Study::with(1, Labour::default());
        let eve = comes(&study, false, "eve").await.await.unwrap();
        let bots = comes(&study, false, "eve").await;
        let again = comes(&study, true, "eve").await;
        let given_up = comes(&study, true, "cleo").await;
        let ada = comes(&study, true, "ada").await;
        given_up.abort();
        sleep(LONG / 2).await;
        assert!(!ada.is_finished() && !again.is_finished(), "one at a time");
        drop(eve);
        let ada = soon(ada).await;
        assert!(!again.is_finished(), "Eve has thought already");
        drop(ada);
        drop(soon(again).await);
        drop(soon(bots).await);
        assert!(study.lock().waiting.is_empty() && study.lock().taken.is_empty());
    }

    /// Somebody's bot thinks for ever: it holds up tables of the same host, and bots alone.
    #[tokio::test(start_paused = true)]
    async fn who_is_stuck_holds_up_nobody_else() {
        let study = Study::with(1, Labour::default());
        let stuck = comes(&study, true, "eve").await.await.unwrap();
        let (same, alone) = (comes(&study, true, "eve").await, comes(&study, false, "ben").await);
        for _ in 0..5 {
            let begin = Instant::now();
            drop(soon(comes(&study, true, "ada").await).await);
            assert!(begin.elapsed() < 2 * LONG, "Ada waits {:?}", begin.elapsed());
        }
        let ada = soon(comes(&study, true, "ada").await).await;
        let cleo = comes(&study, true, "cleo").await;
        sleep(10 * LONG).await;
        assert!(!cleo.is_finished() && !same.is_finished() && !alone.is_finished(), "twice as many at most");
        drop(ada);
        drop(soon(cleo).await);
        drop(stuck);
        drop(soon(same).await);
        drop(soon(alone).await);
    }
}
