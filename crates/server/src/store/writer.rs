//! One task writes the entries of all journals: what waits together is committed together, so a busy server
//! waits for the disk less often. Each entry is acknowledged after its commit, and fails alone.

use super::calls::{self, Call, News};
use super::{Results, StoreError, TableState};
use sqlx::AnyPool;
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
    pub(super) game: String,
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
    pool: AnyPool,
    /// The name of this node, where there are others that must hear of what is written.
    node: Option<String>,
}

/// Starts the task; it ends when the last sender is gone.
pub(super) fn start(pool: AnyPool, node: Option<String>) -> Inbox {
    let (inbox, entries) = mpsc::unbounded_channel();
    tokio::spawn(write(Writer { pool, node }, entries));
    inbox
}

async fn write(writer: Writer, mut entries: mpsc::UnboundedReceiver<Append>) {
    let mut batch = Vec::new();
    while entries.recv_many(&mut batch, MOST).await > 0 {
        // Every node locks rows in the same order, so none waits for another in a circle.
        batch.sort_by(|one, other| one.table.cmp(&other.table));
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
    let mut transaction = writer.pool.begin().await?;
    let (mut ends, mut calls) = (Vec::with_capacity(batch.len()), Vec::new());
    for append in batch {
        // The lock on the snapshot decides between two nodes: the second one finds another number.
        let replaced = sqlx::query(
            "UPDATE snapshots SET number = $2, game = $3, seen = $4, times = $5, deadline = $6, asked = $7
             WHERE table_id = $1 AND number = $8",
        )
        .bind(&append.table)
        .bind(append.number)
        .bind(&append.game)
        .bind(&append.seen)
        .bind(&append.times)
        .bind(append.deadline)
        .bind(append.asked)
        .bind(append.number - 1)
        .execute(&mut *transaction)
        .await?;
        if replaced.rows_affected() != 1 {
            ends.push(Err(StoreError::Conflict));
            continue;
        }
        sqlx::query("INSERT INTO moves (table_id, number, seat, entry) VALUES ($1, $2, $3, $4)")
            .bind(&append.table)
            .bind(append.number)
            .bind(append.seat)
            .bind(&append.entry)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("UPDATE tables SET state = $2 WHERE id = $1 AND state <> $2")
            .bind(&append.table)
            .bind(append.state)
            .execute(&mut *transaction)
            .await?;
        if let Some(results) = &append.results {
            results.write(&append.table, &mut transaction).await?;
        }
        ends.push(Ok(()));
        append.call(&mut calls);
    }
    if let Some(node) = &writer.node {
        calls::send(&mut transaction, node, &calls).await?;
    }
    transaction.commit().await.map_err(|_| Broken::Commit)?;
    Ok(ends)
}

impl Append {
    /// What other nodes must hear of it.
    fn call(&self, calls: &mut Vec<Call>) {
        calls.push(Call { table: self.table.clone(), news: News::Game(self.number as u64) });
        if self.state == TableState::Over.name() {
            calls.push(Call { table: self.table.clone(), news: News::Table });
        }
    }

    fn tell(self, end: Result<(), StoreError>) {
        // Whoever no longer listens asks the store next time.
        self.done.send(end).ok();
    }
}
