//! One task writes the entries of all journals: what waits together is committed together, so a busy server
//! waits for the disk less often. Each entry is acknowledged after its commit, and fails alone.

use super::append::Append;
use super::pen::Pen;
use super::{StoreError, batch, calls};
use sqlx::{AnyConnection, AnyPool};
use std::mem;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::sleep;

/// The most entries in one commit.
const MOST: usize = 256;
/// How long an entry waits whose table somebody else has locked, and how long between two tries.
const PATIENCE: Duration = Duration::from_secs(8);
const PAUSE: Duration = Duration::from_millis(20);

/// Where entries are handed in.
pub(super) type Inbox = mpsc::UnboundedSender<Append>;

/// What the task needs.
pub(super) struct Writer {
    pen: Pen,
    /// Another connection to a file, that must see what was kept before anybody hears of it.
    eye: Option<AnyPool>,
    /// What there is where several nodes share a database.
    node: Option<Node>,
}

#[derive(Clone)]
struct Node {
    /// The name of this node, for the others that must hear of what is written.
    name: String,
    /// Writes what somebody else has locked, as soon as it is free.
    aside: Pen,
}

impl Writer {
    /// Writes to a file.
    pub(super) fn of_file(pen: Pen, eye: AnyPool) -> Writer {
        Writer { pen, eye: Some(eye), node: None }
    }

    /// Writes to a database that other nodes write to as well, with a way to it for itself alone.
    pub(super) fn of_node(pen: Pen, aside: Pen, name: String) -> Writer {
        Writer { pen, eye: None, node: Some(Node { name, aside }) }
    }
}

/// Starts the task; it ends when the last sender is gone.
pub(super) fn start(writer: Writer) -> Inbox {
    let (inbox, entries) = mpsc::unbounded_channel();
    tokio::spawn(write(writer, entries));
    inbox
}

async fn write(writer: Writer, mut entries: mpsc::UnboundedReceiver<Append>) {
    let mut batch = Vec::new();
    while entries.recv_many(&mut batch, MOST).await > 0 {
        commit(&writer, mem::take(&mut batch)).await;
    }
}

/// Keeps the entries and tells each what became of it.
async fn commit(writer: &Writer, batch: Vec<Append>) {
    match keep(writer, &batch).await {
        Ok(ends) => batch.into_iter().zip(ends).for_each(|(append, end)| match (end, &writer.node) {
            (Some(end), _) => append.tell(end),
            (None, Some(node)) => drop(tokio::spawn(aside(node.clone(), append))),
            (None, None) => append.tell(Err(StoreError::Conflict)),
        }),
        Err(Broken::Commit) => batch.into_iter().for_each(|append| append.tell(Err(StoreError::Unknown))),
        Err(Broken::Before(error)) => match (<[Append; 1]>::try_from(batch), &writer.node) {
            (Ok([append]), Some(node)) if error.is_lock() => drop(tokio::spawn(aside(node.clone(), append))),
            (Ok([append]), _) => append.tell(Err(error)),
            // One of them may be the reason, and the others shall not suffer for it.
            (Err(batch), _) => {
                tracing::warn!(%error, entries = batch.len(), "a commit is tried again entry by entry");
                for append in batch {
                    Box::pin(commit(writer, vec![append])).await;
                }
            }
        },
    }
}

/// Keeps an entry whose table somebody else has locked, while the others go on. Its own table waits for it.
async fn aside(node: Node, append: Append) {
    let writer = Writer { pen: node.aside.clone(), eye: None, node: Some(node) };
    let (begin, batch) = (Instant::now(), [append]);
    let end = loop {
        match keep(&writer, &batch).await {
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

/// Why nothing of a batch is known to be kept.
enum Broken {
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

/// Writes the entries in one transaction; gives for each whether it was kept, or nothing where somebody else has its
/// table locked.
async fn keep(writer: &Writer, batch: &[Append]) -> Result<Vec<Option<Result<(), StoreError>>>, Broken> {
    let mut transaction = writer.pen.begin().await?;
    let (kept, ends) = match fill(writer, &mut transaction, batch).await {
        Ok(filled) => filled,
        Err(error) => {
            transaction.give_up().await;
            return Err(Broken::Before(error));
        }
    };
    transaction.commit().await.map_err(|_| Broken::Commit)?;
    if let Some(eye) = &writer.eye
        && batch::seen(eye, &kept).await.is_none_or(|seen| seen != kept.len())
    {
        tracing::error!(entries = kept.len(), "what was committed is not there");
        writer.pen.health.doubt.notify_one();
        return Err(Broken::Commit);
    }
    writer.pen.health.kept();
    Ok(ends)
}

/// The entries that are written, and for each of the batch what becomes of it.
type Filled<'b> = (Vec<&'b Append>, Vec<Option<Result<(), StoreError>>>);

async fn fill<'b>(
    writer: &Writer,
    transaction: &mut AnyConnection,
    batch: &'b [Append],
) -> Result<Filled<'b>, StoreError> {
    // The lock on the snapshot decides between two nodes: the second one finds another number. A single one is locked by
    // its change.
    let ours = match &writer.node {
        Some(_) if batch.len() > 1 => Some(batch::lock(transaction, batch).await?),
        _ => None,
    };
    let is_ours = |append: &&Append| ours.as_ref().is_none_or(|ours| ours.contains(&append.table));
    let free: Vec<&Append> = batch.iter().filter(is_ours).collect();
    let first = batch::advance(transaction, &free).await?;
    let is_first = |append: &&Append| first.contains(&(append.table.clone(), append.number));
    let kept: Vec<&Append> = free.iter().copied().filter(is_first).collect();
    batch::insert(transaction, &kept).await?;
    let mut calls = Vec::new();
    for append in &kept {
        append.keep(transaction).await?;
        append.call(&mut calls);
    }
    if let Some(node) = &writer.node {
        calls::send(transaction, &node.name, &calls).await?;
    }
    let end = |append| is_ours(&append).then(|| if is_first(&append) { Ok(()) } else { Err(StoreError::Conflict) });
    let ends = batch.iter().map(end).collect();
    Ok((kept, ends))
}
