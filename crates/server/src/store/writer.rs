//! One task writes the entries of all journals: what waits together is committed together, so a busy server
//! waits for the disk less often. Each entry is acknowledged after its commit, and fails alone.

use super::batch;
use super::calls::{self, Call, Last};
use super::pen::Pen;
use super::{Results, StoreError, TableState};
use sqlx::{AnyConnection, AnyPool};
use std::mem;
use tokio::sync::{mpsc, oneshot};

/// The most entries in one commit.
const MOST: usize = 256;

/// Where entries are handed in.
pub(super) type Inbox = mpsc::UnboundedSender<Append>;

/// An entry with the game after it, ready to be written. A table hands in one at a time.
#[derive(Debug)]
pub(super) struct Append {
    pub(super) table: String,
    pub(super) number: i64,
    pub(super) seat: i64,
    pub(super) entry: String,
    /// The record, if it is to be written anew.
    pub(super) record: Option<String>,
    /// The state that binds everybody, if it is another one now.
    pub(super) bound: Option<String>,
    pub(super) seen: String,
    pub(super) times: String,
    pub(super) deadline: Option<i64>,
    pub(super) asked: i64,
    pub(super) state: &'static str,
    /// How the game ended, if this ends it.
    pub(super) results: Option<Results>,
    /// Hears when it is kept, or why it is not.
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

struct Writer {
    pen: Pen,
    /// Another connection, that must see what was kept before anybody hears of it. A database of its own tells that itself.
    eye: Option<AnyPool>,
    /// The name of this node, where there are others that must hear of what is written.
    node: Option<String>,
}

/// Starts the task; it ends when the last sender is gone.
pub(super) fn start(pen: Pen, eye: Option<AnyPool>, node: Option<String>) -> Inbox {
    let (inbox, entries) = mpsc::unbounded_channel();
    tokio::spawn(write(Writer { pen, eye, node }, entries));
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
        Ok(ends) => batch.into_iter().zip(ends).for_each(|(append, end)| append.tell(end)),
        Err(Broken::Commit) => batch.into_iter().for_each(|append| append.tell(Err(StoreError::Unknown))),
        Err(Broken::Before(error)) => match <[Append; 1]>::try_from(batch) {
            Ok([append]) => append.tell(Err(error)),
            // One of them may be the reason, and the others shall not suffer for it.
            Err(batch) => {
                tracing::warn!(%error, entries = batch.len(), "a commit is tried again entry by entry");
                for append in batch {
                    Box::pin(commit(writer, vec![append])).await;
                }
            }
        },
    }
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

/// Writes the entries in one transaction; gives for each whether it was kept.
async fn keep(writer: &Writer, batch: &[Append]) -> Result<Vec<Result<(), StoreError>>, Broken> {
    let mut transaction = writer.pen.begin().await?;
    // The lock on the snapshot decides between two nodes: the second one finds another number. A single one is locked by
    // its change.
    if writer.node.is_some() && batch.len() > 1 {
        batch::lock(&mut transaction, batch).await?;
    }
    let first = batch::advance(&mut transaction, batch).await?;
    let is_first = |append: &&Append| first.contains(&(append.table.clone(), append.number));
    let kept: Vec<&Append> = batch.iter().filter(is_first).collect();
    batch::insert(&mut transaction, &kept).await?;
    let mut calls = Vec::new();
    for append in &kept {
        append.keep_texts(&mut transaction).await?;
        if append.state != TableState::Running.name() {
            sqlx::query("UPDATE tables SET state = $2 WHERE id = $1")
                .bind(&append.table)
                .bind(append.state)
                .execute(&mut *transaction)
                .await?;
        }
        if let Some(results) = &append.results {
            results.write(&append.table, &mut transaction).await?;
        }
        append.call(&mut calls);
    }
    if let Some(node) = &writer.node {
        calls::send(&mut transaction, node, &calls).await?;
    }
    transaction.commit().await.map_err(|_| Broken::Commit)?;
    if let Some(eye) = &writer.eye
        && batch::seen(eye, &kept).await.is_none_or(|seen| seen != kept.len())
    {
        tracing::error!(entries = kept.len(), "what was committed is not there");
        writer.pen.health.doubt.notify_one();
        return Err(Broken::Commit);
    }
    writer.pen.health.kept();
    Ok(batch.iter().map(|append| if is_first(&append) { Ok(()) } else { Err(StoreError::Conflict) }).collect())
}

impl Append {
    /// What other nodes must hear of it.
    fn call(&self, calls: &mut Vec<Call>) {
        let last = Last::new(self.number, self.seat, &self.entry, &self.times);
        calls.push(Call::Game(self.table.clone(), last));
        if self.state == TableState::Over.name() {
            calls.push(Call::Table(self.table.clone()));
        }
    }

    /// Keeps what is long, where it has changed.
    async fn keep_texts(&self, transaction: &mut AnyConnection) -> Result<(), sqlx::Error> {
        let keep = match (&self.record, &self.bound) {
            (None, None) => return Ok(()),
            (None, Some(bound)) => {
                sqlx::query("UPDATE games SET state = $2 WHERE table_id = $1").bind(&self.table).bind(bound)
            }
            (Some(record), bound) => {
                sqlx::query("UPDATE games SET state = $2, record = $3, number = $4 WHERE table_id = $1")
                    .bind(&self.table)
                    .bind(bound)
                    .bind(record)
                    .bind(self.number)
            }
        };
        keep.execute(&mut *transaction).await?;
        Ok(())
    }

    fn tell(self, end: Result<(), StoreError>) {
        // Whoever no longer listens asks the store next time.
        self.done.send(end).ok();
    }
}
