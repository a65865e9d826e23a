//! One task writes the entries of all journals: what waits together is committed together, so a busy server
//! waits for the disk less often. Each entry is acknowledged after its commit, and fails alone.

use super::StoreError;
use super::append::Append;
use std::mem;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

/// The most entries in one commit.
const MOST: usize = 256;
/// How long an entry waits whose table somebody else has locked, and how long between two tries.
const PATIENCE: Duration = Duration::from_secs(8);
const PAUSE: Duration = Duration::from_millis(20);

/// Where entries are handed in.
pub(crate) type Inbox = mpsc::UnboundedSender<Append>;

/// What entries are written to.
pub(crate) trait Paper: Clone + Send + Sync + 'static {
    /// Writes the entries in one transaction; gives for each whether it was kept, or nothing where somebody else has
    /// its table locked.
    fn write(&self, batch: &[Append]) -> impl Future<Output = Result<Ends, Broken>> + Send;

    /// Another way to the same, for what somebody else has locked; nothing where nobody else can.
    fn aside(&self) -> Option<Self>;
}

/// For each entry whether it was kept, or nothing where its table is locked.
pub(crate) type Ends = Vec<Option<Result<(), StoreError>>>;

/// Why nothing of a batch is known to be kept.
pub(crate) enum Broken {
    /// Before the commit: nothing is kept.
    Before(StoreError),
    /// While committing: only the store can tell.
    Commit,
}

impl<E: Into<StoreError>> From<E> for Broken {
    fn from(error: E) -> Broken {
        Broken::Before(error.into())
    }
}

/// Starts the task; it ends when the last sender is gone.
pub(crate) fn start(paper: impl Paper) -> Inbox {
    let (inbox, entries) = mpsc::unbounded_channel();
    tokio::spawn(write(paper, entries));
    inbox
}

async fn write(paper: impl Paper, mut entries: mpsc::UnboundedReceiver<Append>) {
    let mut batch = Vec::new();
    while entries.recv_many(&mut batch, MOST).await > 0 {
        commit(&paper, mem::take(&mut batch)).await;
    }
}

/// Keeps the entries and tells each what became of it.
async fn commit(paper: &impl Paper, batch: Vec<Append>) {
    match paper.write(&batch).await {
        Ok(ends) => batch.into_iter().zip(ends).for_each(|(append, end)| match (end, paper.aside()) {
            (Some(end), _) => append.tell(end),
            (None, Some(paper)) => drop(tokio::spawn(aside(paper, append))),
            (None, None) => append.tell(Err(StoreError::Conflict)),
        }),
        Err(Broken::Commit) => batch.into_iter().for_each(|append| append.tell(Err(StoreError::Unknown))),
        Err(Broken::Before(error)) => match (<[Append; 1]>::try_from(batch), paper.aside()) {
            (Ok([append]), Some(paper)) if error.is_lock() => drop(tokio::spawn(aside(paper, append))),
            (Ok([append]), _) => append.tell(Err(error)),
            // One of them may be the reason, and the others shall not suffer for it.
            (Err(batch), _) => {
                tracing::warn!(%error, entries = batch.len(), "a commit is tried again entry by entry");
                for append in batch {
                    Box::pin(commit(paper, vec![append])).await;
                }
            }
        },
    }
}

/// Keeps an entry whose table somebody else has locked, while the others go on. Its own table waits for it.
async fn aside(paper: impl Paper, append: Append) {
    let (begin, batch) = (Instant::now(), [append]);
    let end = loop {
        match paper.write(&batch).await {
            Ok(ends) => match ends.into_iter().next().flatten() {
                Some(end) => break end,
                None => sleep(PAUSE).await,
            },
            Err(Broken::Before(error)) if error.is_lock() => sleep(PAUSE).await,
            Err(Broken::Before(error)) => break Err(error),
            Err(Broken::Commit) => break Err(StoreError::Unknown),
        }
        if begin.elapsed() > PATIENCE {
            tracing::warn!("an entry is not kept: its table is locked in the database");
            break Err(StoreError::Locked);
        }
    };
    let [append] = batch;
    append.tell(end);
}
