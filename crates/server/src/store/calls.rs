//! What nodes on one database call to each other: that a table has changed, and how far its journal goes.

use super::{Store, StoreError};
use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, AnyPool, Executor};
use tokio::sync::mpsc;

/// The channel in the database.
const CHANNEL: &str = "orleans_tables";
/// How many calls go into one message: PostgreSQL takes less than 8,000 bytes.
const MOST: usize = 150;

/// A table has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Call {
    /// Which one.
    pub(crate) table: String,
    /// What about it.
    pub(crate) news: News,
}

/// What has changed about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// The game: its journal goes up to this number.
    Game(u64),
    /// The description.
    Table,
    /// The talk.
    Chat,
}

/// Where calls are handed in.
pub(crate) type Outbox = mpsc::UnboundedSender<Call>;

/// Hears the other nodes.
pub(crate) struct Ears {
    listener: PgListener,
    node: String,
}

impl Store {
    /// Where to hand in calls to other nodes; nothing where there are none.
    pub(crate) fn outbox(&self) -> Option<Outbox> {
        self.shared.as_ref().map(|shared| shared.outbox.clone())
    }

    /// Ears for what other nodes call; nothing where there are no other nodes.
    pub(crate) async fn ears(&self) -> Result<Option<Ears>, StoreError> {
        let Some(shared) = &self.shared else { return Ok(None) };
        if self.write.is_closed() {
            return Err(StoreError::Closed);
        }
        let mut listener = PgListener::connect(&shared.url).await?;
        listener.listen(CHANNEL).await?;
        Ok(Some(Ears { listener, node: shared.node.clone() }))
    }
}

impl Ears {
    /// The next calls of another node. After an error some may have been missed.
    pub(crate) async fn next(&mut self) -> Result<Vec<Call>, StoreError> {
        loop {
            let heard = self.listener.try_recv().await?.ok_or(StoreError::Unknown)?;
            let mut lines = heard.payload().lines();
            if lines.next() != Some(&self.node) {
                return Ok(lines.filter_map(read).collect());
            }
        }
    }
}

/// Starts the task that sends what is handed in; it ends when the last sender is gone.
pub(super) fn start(pool: AnyPool, node: String) -> Outbox {
    let (outbox, mut calls) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut waiting = Vec::new();
        while calls.recv_many(&mut waiting, MOST).await > 0 {
            let sent = async { send(&mut *pool.acquire().await?, &node, &waiting).await };
            if let Err(error) = sent.await {
                tracing::warn!(%error, "other nodes hear of a change later");
            }
            waiting.clear();
        }
    });
    outbox
}

/// Sends calls; within a transaction they are heard when it is committed.
pub(super) async fn send(connection: &mut AnyConnection, node: &str, calls: &[Call]) -> Result<(), StoreError> {
    for calls in calls.chunks(MOST) {
        let lines = calls.iter().map(|Call { table, news }| match news {
            News::Game(number) => format!("\ngame {table} {number}"),
            News::Table => format!("\ntable {table}"),
            News::Chat => format!("\nchat {table}"),
        });
        let message = node.to_owned() + &lines.collect::<String>();
        connection.execute(sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(message)).await?;
    }
    Ok(())
}

fn read(line: &str) -> Option<Call> {
    let mut words = line.split(' ');
    let (what, table) = (words.next()?, words.next()?.to_owned());
    let news = match what {
        "game" => News::Game(words.next()?.parse().ok()?),
        "table" => News::Table,
        "chat" => News::Chat,
        _ => return None,
    };
    Some(Call { table, news })
}
