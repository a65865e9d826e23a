//! Where long work is done, so that it holds up nobody else.

use crate::Error;
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

/// Threads, or what a test has instead.
#[derive(Clone, Default)]
pub(super) struct Labour {
    /// How long work takes where a test says so, and does it in one order.
    pretended: Option<Arc<dyn Fn() -> Duration + Send + Sync>>,
}

impl Labour {
    /// Work on one thread that takes as long as this says.
    #[cfg(test)]
    pub(super) fn pretended(takes: impl Fn() -> Duration + Send + Sync + 'static) -> Labour {
        Labour { pretended: Some(Arc::new(takes)) }
    }

    /// Does what people wait for.
    pub(super) async fn work<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let done = match &self.pretended {
            None => spawn_blocking(job).await.ok(),
            Some(takes) => late(takes(), job).await,
        };
        done.ok_or_else(|| Error::Internal("work was not done".into()))
    }

    /// Lets a bot think on a thread that gives way to everybody else; nothing if it stumbles.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Option<T>, Error> {
        if let Some(takes) = &self.pretended {
            return Ok(late(takes(), job).await);
        }
        let (told, thought) = oneshot::channel();
        let thread = thread::Builder::new().name("bot".into()).spawn(move || {
            give_way();
            // Who has stopped listening does not want to know.
            told.send(job()).ok();
        });
        thread.map_err(|error| Error::Internal(error.to_string()))?;
        Ok(thought.await.ok())
    }
}

async fn late<T: Send + 'static>(takes: Duration, job: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let job = async move {
        sleep(takes).await;
        job()
    };
    tokio::spawn(job).await.ok()
}

/// Lets all other threads go first.
#[cfg(target_os = "linux")]
fn give_way() {
    /// The last of twenty steps but a few: a thread at the very last one waits for whatever else the machine does.
    const STEPS: i32 = 10;
    // Without leave to do so it is one among equals.
    rustix::process::setpriority_process(None, STEPS).ok();
}

/// Elsewhere only whole programs can give way.
#[cfg(not(target_os = "linux"))]
fn give_way() {}

#[cfg(test)]
mod tests {
    use super::Labour;

    /// A bot's thread gives way, and nobody else's does.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn bots_give_way() {
        let steps = || rustix::process::getpriority_process(None).unwrap();
        let before = steps();
        let bot = Labour::default().think(steps).await.unwrap().unwrap();
        let work = Labour::default().work(steps).await.unwrap();
        assert!(bot > before || before >= 10, "{bot} after {before}");
        assert_eq!((work, steps()), (before, before));
    }

    #[tokio::test]
    async fn who_stumbles_says_nothing() {
        let stumbles = || -> u8 { std::panic::resume_unwind(Box::new(())) };
        assert_eq!(Labour::default().think(stumbles).await.unwrap(), None);
        assert!(Labour::default().work(stumbles).await.is_err());
    }
}
